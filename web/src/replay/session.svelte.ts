/**
 * One view of a finished game: the current step, the viewing seat, the loaded positions, and what
 * follows from them. Components read it; nothing here draws, and nothing here knows a game.
 */

import type { GameFace, Variation } from "../games/face";
import type { State, Step, Table } from "../net/types";
import { newsSince } from "../table/steps";
import { namesOf } from "../table/names";
import { t } from "../words/words.svelte";
import { Analysing } from "./analysing.svelte";
import { variationsOf, type Compared } from "./analysis";
import type { Frame, Head, Position, Result } from "./forms";
import { linesOf, type EntryLine } from "./lines";
import { Playback } from "./playback.svelte";
import { Timeline } from "./timeline";
import { lastOf, type Opening, type Source } from "./source";
import { nextPlayed, stepOf } from "./steps";
import { earlyEnd, resultOf, tableOf } from "./table";
import { Tally } from "./tally";
import { Turns } from "./turns";

export class ReplaySession {
  /** The requested step; `shown` is the latest position that arrived. */
  entry = $state(0);
  /** The viewing seat; null: a spectator. */
  seat = $state<number | null>(null);
  /** The last entry that can be viewed. */
  readonly last: number;
  readonly head: Head;
  readonly table: Table;
  readonly playback: Playback;
  readonly analysing: Analysing;
  /** What happened from the beginning, as far as it is loaded. */
  frames = $state.raw<readonly Frame[]>([]);
  #shown = $state.raw<Position | null>(null);
  /** The seat whose view is shown. */
  #shownSeat = $state<number | null>(null);
  #compared = $state.raw<Compared | null>(null);
  /** The index of the selected variation. */
  choice = $state(0);
  #error = $state.raw<unknown>(null);
  /** One timeline for every viewing seat, so that going back to a seat needs no loading. */
  #timelines = new Map<number | null, Timeline>();
  #waiting: (() => void)[] = [];

  constructor(
    readonly source: Source,
    readonly face: GameFace,
    opening: Opening,
  ) {
    this.head = opening.head;
    this.last = lastOf(opening.head);
    this.table = tableOf(opening.head);
    this.frames = opening.frames;
    this.analysing = new Analysing(source);
    this.playback = new Playback({
      isLuck: () => this.#shown?.seat === null,
      atEnd: () => this.entry >= this.last,
      next: () => this.#next(),
      restart: () => this.#show(0),
    });
  }

  names = $derived.by((): string[] => namesOf(this.table));

  // -- the whole game, as far as it is loaded -----------------------------------------------------

  isWhole = $derived.by((): boolean => this.frames.length > this.last);
  turns = $derived.by((): Turns => new Turns(this.frames));
  lines = $derived.by((): EntryLine[] =>
    linesOf(this.frames, this.head.meta, this.face, this.names, t),
  );
  tally = $derived.by(
    (): Tally => new Tally(this.frames, this.names.length, (event) => this.face.gains(event)),
  );
  #steps = $derived.by((): Step[] => this.frames.slice(1).map(stepOf));

  // -- the current step ---------------------------------------------------------------------------

  /** The current turn; where moves are compared, the turn in which they are played. */
  turn = $derived.by((): number =>
    this.compared === null ? this.turns.of(this.entry) : this.turns.from(this.entry),
  );
  /** The turn of an entry; of the current one, the turn that the page names. */
  turnAt(entry: number): number {
    return entry === this.entry ? this.turn : this.turns.of(entry);
  }
  /** The current turn and step, as text. */
  where = $derived.by((): { turn: string; step: string } => {
    const [turn, turns] = [this.turn, this.turns.number];
    return {
      turn: this.isWhole ? t("rp-turn-of", { turn, turns }) : "",
      step: t("rp-step-of", { step: this.entry, steps: this.last }),
    };
  });
  /** The position that is shown; null: none has arrived yet. */
  shown = $derived.by((): Position | null => this.#shown);
  isBehind = $derived.by(
    (): boolean => this.#shown?.entry !== this.entry || this.#shownSeat !== this.seat,
  );
  /** Why positions do not arrive. */
  error = $derived.by((): unknown => this.#error);
  /** The result, if the step shown is the last. */
  result = $derived.by((): Result | null =>
    this.#shown?.entry === this.last ? resultOf(this.head) : null,
  );
  /** The position as a live table would receive it. */
  state = $derived.by((): State | null => {
    const shown = this.#shown;
    if (shown === null) return null;
    const result = this.result ?? (shown.entry === this.last ? earlyEnd(this.head) : null);
    const actors = result === null ? shown.actors : [];
    return {
      type: "state",
      version: shown.entry,
      seat: this.#shownSeat,
      view: shown.view,
      legal: [],
      actors,
      to_act: actors[0] ?? null,
      drivers: this.names.map(() => null),
      free_from: null,
      draft: null,
      asked: null,
      may_abort: false,
      waits: false,
      result,
      at: 0,
      clocks: [],
      steps: [],
    };
  });
  steps = $derived.by((): Step[] => this.#steps.slice(0, this.#shown?.entry ?? 0));
  /** Steps after this version are marked as new on the table. */
  since = $derived.by((): number => newsSince(this.steps, this.#shownSeat));

  /** What was played from the current step and what would have been better; null: nothing. */
  compared = $derived.by((): Compared | null =>
    this.#compared?.entry === this.#shown?.entry ? this.#compared : null,
  );
  variations = $derived.by((): readonly Variation[] =>
    this.compared === null ? [] : variationsOf(this.compared, this.choice),
  );

  // -- actions ------------------------------------------------------------------------------------

  /** Go to a step and show variations there, from the view of the seat that decides. */
  compare(found: Compared | null): void {
    this.#compared = found;
    this.choice = 0;
    if (found === null) return;
    if (this.face.hidden && this.seat !== found.seat) this.look(found.seat);
    this.go(found.entry);
  }

  /** Go to a step; steps beyond the ends are clamped. */
  go(entry: number): void {
    this.playback.pause();
    this.#show(entry);
  }

  /** Change the viewing seat, at the same step. */
  look(seat: number | null): void {
    this.seat = seat;
    this.#show(this.entry);
    this.#learn();
  }

  /** An aid's answer for the position shown, as the viewing seat knows it. */
  aid = async <T>(name: string): Promise<T | null> => {
    const shown = this.#shown;
    if (shown === null || !this.table.aids.includes(name)) return null;
    return (await this.source.aid(name, shown.entry, this.#shownSeat)) as T;
  };

  /** Request again what did not arrive. */
  retry(): void {
    this.#show(this.entry);
  }

  close(): void {
    this.playback.pause();
    this.analysing.close();
  }

  get #timeline(): Timeline {
    const { seat } = this;
    const known = this.#timelines.get(seat);
    if (known) return known;
    const shown = { source: this.source, seat, last: this.last };
    // The frames that came with the record are a spectator's.
    const timeline = new Timeline(shown, seat === null ? this.frames : [], (error) => {
      if (this.seat === seat) this.#update(error);
    });
    this.#timelines.set(seat, timeline);
    return timeline;
  }

  #show(entry: number): void {
    this.entry = Math.min(Math.max(0, entry), this.last);
    this.#error = null;
    this.#timeline.look(this.entry);
    this.#see();
  }

  #update(error: unknown): void {
    if (error !== null) this.#missed(error);
    this.#learn();
    this.#see();
  }

  /** A new view has fewer frames at first: keep the old ones until it has as many. */
  #learn(): void {
    const { frames } = this.#timeline;
    if (frames.length >= this.frames.length) this.frames = frames;
  }

  /** A failed prefetch is ignored: it is requested again in time. */
  #missed(error: unknown): void {
    if (this.#timeline.at(this.entry) || this.#timeline.isComing(this.entry)) return;
    this.#error = error;
    this.playback.pause();
  }

  #see(): void {
    const found = this.#timeline.at(this.entry);
    if (found === undefined) return;
    this.#shown = found;
    this.#shownSeat = this.seat;
    for (const tell of this.#waiting.splice(0)) tell();
  }

  /** Go to the next step that is worth watching; resolves when it is visible. */
  async #next(): Promise<void> {
    this.#show(nextPlayed(this.frames, this.entry));
    if (this.isBehind) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }
}
