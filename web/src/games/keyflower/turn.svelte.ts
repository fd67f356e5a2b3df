/**
 * The turn at hand: what may be done now, what each tile is good for and why not, and the ways to
 * do a step or take it back. Everything a part of the table needs to know about acting is here.
 */

import { labelsOf, type TableProps } from "../face";
import { Answers } from "../answers.svelte";
import type { Reason } from "../../words/words.svelte";
import { winnerOf } from "./bids";
import { placeOf } from "./facts";
import type { Action, Aids, Event, Group, Phase, Placement, ReachTile, View } from "./forms";
import { COLOURS, ownScreen, ownWinter, total, type Skills, type Workers } from "./forms";
import { stepsOf, type Steps } from "./steps";
import type { Closing } from "./village/river";

const PATIENCE = 200; // pauses
const pause = (): Promise<void> => new Promise((done) => setTimeout(done, 10));

/** The phases of which the aid has something to say. */
const REACHING: readonly Phase[] = ["turn", "workers", "village"];

/**
 * Without the aid: a later colour is asked for, or nobody of the first although nobody comes yet.
 * Other placements neither go on to a colour nor end with nobody.
 */
export function seemsMixed(placement: Placement, workers: readonly Group[]): boolean {
  if (placement.next_colour !== COLOURS[0]) return true;
  return total(placement.moving) === 0 && workers.some(({ number }) => number === 0);
}

/** A group of workers of mine that loses: it may be moved as a whole. */
export interface LosingGroup extends Group {
  tile: string;
}

export class Turn {
  readonly answers: Answers<Aids>;

  constructor(private readonly given: () => TableProps) {
    this.answers = new Answers<Aids>(given);
  }

  version = $derived.by((): number => this.given().state.version);
  view = $derived.by((): View => this.given().state.view as View);
  phase = $derived.by((): Phase => this.view.phase);
  seat = $derived.by((): number | null => this.given().seat);
  names = $derived.by((): readonly string[] => this.given().names);
  busy = $derived.by((): boolean => this.given().busy);
  over = $derived.by((): boolean => this.given().state.result !== null);
  /** It is for the seat looked from to decide. */
  mine = $derived.by((): boolean => {
    const { state, seat, readonly } = this.given();
    return !readonly && seat !== null && state.legal.length > 0;
  });
  /** The seats that decide now, several while villages are built and winter tiles chosen. */
  actors = $derived.by((): readonly number[] => this.given().state.actors);
  legal = $derived.by((): Action[] => (this.mine ? (this.given().state.legal as Action[]) : []));
  steps = $derived.by((): Steps => stepsOf(this.legal));

  /** The labels of the ways that somebody advises and that go on with this. */
  labelsOf(action: Action): string[] {
    return labelsOf(this.given().variations, action);
  }

  // -- tiles ----------------------------------------------------------------------------------

  #reach = $derived.by((): Map<string, ReachTile> => {
    const tiles = this.answers.get("reach")?.tiles ?? [];
    return new Map(tiles.map((one) => [one.tile, one]));
  });

  /** Ask for what the aid says of the position. Call it in an effect. */
  wantReach(): void {
    if (REACHING.includes(this.view.phase) && this.seat !== null) this.answers.want("reach");
  }

  /** What the aid says of a tile as if it were this seat's turn; null: nothing is known. */
  reach(tile: string): ReachTile | null {
    return this.#reach.get(tile) ?? null;
  }

  canBid(tile: string): boolean {
    return this.steps.bids.includes(tile);
  }

  canUse(tile: string): boolean {
    return this.steps.uses.includes(tile);
  }

  /** Why it cannot be done; null: it can, or nobody knows. */
  async whyNot(action: Action): Promise<Reason | null> {
    return this.given()
      .why(action)
      .catch(() => null);
  }

  // -- my own ---------------------------------------------------------------------------------

  /** What is behind my screen; null: I look on. */
  screen = $derived.by((): { workers: Workers; skills: Skills } | null => {
    const own = ownScreen(this.view);
    return own && { workers: own.own_workers, skills: own.own_skills };
  });

  /** The winter tiles in my hand, of which some will come into the game. */
  hand = $derived.by((): readonly string[] => {
    const own = ownWinter(this.view);
    return own && !own.has_chosen ? own.dealt_tiles : [];
  });

  // -- the placement under way ------------------------------------------------------------------

  placement = $derived.by((): Placement | null => this.view.placement ?? null);

  /** Colours are mixed in this use (KF Y11): they are asked for one after the other. */
  mixes = $derived.by((): boolean => {
    const { placement, steps } = this;
    if (placement?.act !== "use" || !this.mine) return false;
    return this.answers.get("reach")?.mixed ?? seemsMixed(placement, steps.workers);
  });

  /** The ways to lay the tile in hand that close the home's river, as far as the aid tells. */
  closing = $derived.by((): readonly Closing[] => this.answers.get("reach")?.closing ?? []);

  /** My bids that are beaten, in the order in which the rules name them. */
  losing = $derived.by((): LosingGroup[] => {
    const { seat, view } = this;
    if (seat === null) return [];
    const groups: LosingGroup[] = [];
    for (const { tile, bids } of [...view.auction, ...view.turn_order]) {
      const own = bids.find((bid) => bid.seat === seat);
      if (own && winnerOf(bids) !== seat) {
        groups.push({ tile, colour: own.colour, number: own.count });
      }
    }
    return groups.sort((a, b) => placeOf(a.tile) - placeOf(b.tile));
  });

  /** Losing groups as they were when the placement began: those that came along are named too. */
  #groups = new Map<string, LosingGroup>();
  groups = $derived.by((): LosingGroup[] => {
    const { losing, brought, placement } = this;
    if (!placement) this.#groups.clear();
    for (const group of losing) this.#groups.set(group.tile, group);
    const gone = brought.flatMap((tile) => this.#groups.get(tile) ?? []);
    const all = [...losing.filter((one) => !this.#isTarget(one)), ...gone];
    return all.sort((a, b) => placeOf(a.tile) - placeOf(b.tile));
  });

  /** One does not move a group to where it is: a bid on its own tile is raised. */
  #isTarget(group: LosingGroup): boolean {
    return this.placement?.act === "bid" && this.placement.tile === group.tile;
  }

  /** Whether a group may come along, after or before those that do already. */
  mayBring(tile: string): boolean {
    if (this.steps.brings.includes(tile)) return true;
    const last = this.brought.at(-1);
    return last !== undefined && placeOf(tile) < placeOf(last);
  }

  /** The tiles whose losing groups already came along, in the order of the rules. */
  brought = $derived.by((): string[] => {
    const { steps } = this.given();
    const found: string[] = [];
    for (const step of steps) {
      if (!this.freeSteps.includes(step.version)) continue;
      for (const event of step.events as Event[]) {
        if (event.event === "done" && "bring" in event.do) found.push(event.do.bring);
      }
    }
    return found;
  });

  /**
   * Let exactly these losing groups come along. Groups are named in the order of the rules, so one
   * that comes before another is named anew together with it.
   */
  async regroup(tiles: readonly string[]): Promise<void> {
    const wanted = [...tiles].sort((a, b) => placeOf(a) - placeOf(b));
    const kept = this.brought.filter((tile, index) => wanted[index] === tile);
    const named = this.freeSteps[0];
    if (named === undefined) return;
    if (kept.length < this.brought.length) {
      kept.length = 0;
      if (!(await this.#return(named))) return;
    }
    for (const tile of wanted.slice(kept.length)) {
      if (!(await this.act({ bring: tile }))) return;
    }
  }

  // -- doing ------------------------------------------------------------------------------------

  /** Do this step; false where it was refused, which the frame tells. */
  async act(action: Action): Promise<boolean> {
    const { busy, act } = this.given();
    return !busy && this.#sent(act(action));
  }

  /** The version to which one may return without asking anybody; null: there is nothing to undo. */
  free = $derived.by((): number | null => {
    const { state, readonly } = this.given();
    return readonly ? null : state.free_from;
  });

  /** The own steps that may be taken back freely, oldest first. */
  freeSteps = $derived.by((): number[] => {
    const { steps, seat } = this.given();
    const free = this.free;
    if (free === null) return [];
    return steps
      .filter((step) => step.kind === "do" && step.seat === seat && step.version > free)
      .map((step) => step.version);
  });

  /** Take back the last step of mine, or the last few. */
  async undo(count = 1): Promise<boolean> {
    const first = this.freeSteps.at(-count);
    return first !== undefined && this.#return(first - 1);
  }

  /** Take back all that is free: the whole turn so far, or all I have laid. */
  async undoAll(): Promise<boolean> {
    return this.free !== null && this.#return(this.free);
  }

  async #return(to: number): Promise<boolean> {
    const { busy, takeback } = this.given();
    return !busy && this.#sent(takeback(to));
  }

  /** The server's word comes before the position that follows from it: wait for both. */
  async #sent(word: Promise<number>): Promise<boolean> {
    const version = await word.catch(() => null);
    if (version === null) return false;
    for (let wait = 0; wait < PATIENCE && this.version < version; wait++) await pause();
    return true;
  }
}
