/**
 * The turn at hand: what may be done now, what each tile is good for and why not, and the ways to
 * do a step or take it back. Everything a part of the table needs to know about acting is here.
 */

import type { TableProps } from "..";
import { Answers } from "../answers.svelte";
import type { Reason } from "../../words/words.svelte";
import { winnerOf } from "./bids";
import { placeOf } from "./facts";
import type { Action, Aids, Group, Phase, Placement, ReachTile, View } from "./forms";
import { stepsOf, type Steps } from "./steps";

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

  // -- tiles ----------------------------------------------------------------------------------

  #reach = $derived.by((): Map<string, ReachTile> => {
    const tiles = this.answers.get("reach")?.tiles ?? [];
    return new Map(tiles.map((one) => [one.tile, one]));
  });

  /** Ask for what the aid says of every tile. Call it in an effect. */
  wantReach(): void {
    if (this.view.phase === "turn" && this.seat !== null) this.answers.want("reach");
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

  // -- the placement under way ------------------------------------------------------------------

  placement = $derived.by((): Placement | null => this.view.placement ?? null);

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

  // -- doing ------------------------------------------------------------------------------------

  /** Do this step; false where it was refused, which the frame tells. */
  async act(action: Action): Promise<boolean> {
    const { busy, act } = this.given();
    if (busy) return false;
    return act(action).then(
      () => true,
      () => false,
    );
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
    if (busy) return false;
    return takeback(to).then(
      () => true,
      () => false,
    );
  }
}
