/**
 * Shows the moves since the player's last turn once more, one after the other: their positions, or
 * their lines of the log where the positions were not seen on this visit.
 */

import { untrack } from "svelte";
import type { Line } from "../games/face";
import { movesSince } from "../net/recent";
import type { State, Step } from "../net/types";
import { settings, type BotSpeed } from "../settings.svelte";
import { linesSince, type Entry } from "./log";
import { newsSince } from "./steps";
import type { TableSession } from "./session.svelte";

/** Milliseconds for each move. */
const SHOWN: Record<BotSpeed, number> = { instant: 700, normal: 1100, slow: 2200 };
/** Milliseconds more for a line of the log. */
const TO_READ = 700;

export class MovesRecap {
  /** The position that is shown again; null: the table shows the current one. */
  state = $state.raw<State | null>(null);
  /** The line of the log that is shown; null: positions are shown, or nothing. */
  line = $state.raw<Line | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Call during component setup: a new position, or leaving the table, ends it. */
  constructor(
    private readonly session: TableSession,
    private readonly entries: () => readonly Entry[],
  ) {
    $effect(() => {
      void session.link.state;
      return () => untrack(() => this.stop());
    });
  }

  #since = $derived.by((): number => newsSince(this.session.steps, this.session.link.seat));
  #moves = $derived.by((): State[] => movesSince(this.session.link.recent, this.#since));
  #lines = $derived.by((): Line[] => linesSince(this.entries(), this.#since));
  possible = $derived.by((): boolean => this.#moves.length > 0 || this.#lines.length > 0);
  active = $derived.by((): boolean => this.state !== null || this.line !== null);

  /** The steps up to the position that is shown. */
  steps = $derived.by((): Step[] => {
    const { state } = this;
    const { steps } = this.session;
    return state === null ? steps : steps.filter(({ version }) => version <= state.version);
  });

  start(): void {
    this.stop();
    if (this.#moves.length > 0) this.#show(this.#moves);
    else this.#tell(this.#lines);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.state = null;
    this.line = null;
  }

  /** The last position is the current one: it ends the show. */
  #show([next, ...rest]: readonly State[]): void {
    if (next === undefined || rest.length === 0) return this.stop();
    this.state = next;
    this.#timer = setTimeout(() => this.#show(rest), SHOWN[settings().bots]);
  }

  #tell([next, ...rest]: readonly Line[]): void {
    if (next === undefined) return this.stop();
    this.line = next;
    this.#timer = setTimeout(() => this.#tell(rest), SHOWN[settings().bots] + TO_READ);
  }
}
