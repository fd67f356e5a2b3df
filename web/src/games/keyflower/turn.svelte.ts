/**
 * The current turn: the legal actions, what can be done with each tile and why not, and how to act
 * and undo. Everything the parts of the table need for acting is here.
 */

import { labelsOf, type Drafting, type TableProps } from "../face";
import { draftedSteps, positionOf } from "../../net/drafts";
import { Answers } from "../answers.svelte";
import type { Reason } from "../../words/words.svelte";
import { SingleChoice } from "../single.svelte";
import { winnerOf } from "./bids";
import { placeOf } from "./facts";
import type { Action, Aids, Group, Phase, Placement, ReachTile, View } from "./forms";
import { COLOURS, ownScreen, ownWinter, total, type Skills, type Workers } from "./forms";
import { stepsOf, type Steps } from "./steps";
import type { Closing } from "./village/river";

/** The phases in which the aid has an answer. */
const REACHING: readonly Phase[] = ["turn", "workers", "village"];

/**
 * A guess without the aid. Colours are mixed if a later colour is asked for, or if zero workers of
 * the first colour are legal although none are placed yet.
 */
export function seemsMixed(placement: Placement, workers: readonly Group[]): boolean {
  if (placement.next_colour !== COLOURS[0]) return true;
  return total(placement.moving) === 0 && workers.some(({ number }) => number === 0);
}

/** A losing group of the player's workers: it can be moved as a whole. */
export interface LosingGroup extends Group {
  tile: string;
}

export class Turn {
  readonly answers: Answers<Aids>;
  readonly single: SingleChoice;

  constructor(private readonly given: () => TableProps) {
    this.answers = new Answers<Aids>(given);
    this.single = new SingleChoice(given);
  }

  position = $derived.by((): string => positionOf(this.given().state));
  view = $derived.by((): View => this.given().state.view as View);
  phase = $derived.by((): Phase => this.view.phase);
  seat = $derived.by((): number | null => this.given().seat);
  names = $derived.by((): readonly string[] => this.given().names);
  busy = $derived.by((): boolean => this.given().busy);
  over = $derived.by((): boolean => this.given().state.result !== null);
  /** Whether the viewing seat has to decide. */
  mine = $derived.by((): boolean => {
    const { state, seat, readonly } = this.given();
    return !readonly && seat !== null && (state.legal.length > 0 || this.complete);
  });
  /** What the player has drafted of this turn, oldest first. */
  drafted = $derived.by((): readonly Action[] =>
    draftedSteps(this.given().state).map((step) => step.do as Action),
  );
  /** Nothing is left to choose: the drafted turn waits for its confirmation. */
  complete = $derived.by((): boolean => this.given().state.draft?.complete ?? false);
  /** The seats that decide now; several while villages are built and winter tiles are chosen. */
  actors = $derived.by((): readonly number[] => this.given().state.actors);
  legal = $derived.by((): Action[] => (this.mine ? (this.given().state.legal as Action[]) : []));
  steps = $derived.by((): Steps => stepsOf(this.legal));

  /** The labels of the variations that continue with this action. */
  labelsOf(action: Action): string[] {
    return labelsOf(this.given().variations, action);
  }

  // -- tiles ----------------------------------------------------------------------------------

  #reach = $derived.by((): Map<string, ReachTile> => {
    const tiles = this.answers.get("reach")?.tiles ?? [];
    return new Map(tiles.map((one) => [one.tile, one]));
  });

  /** Ask the aid about the position. Call it in an effect. */
  wantReach(): void {
    if (REACHING.includes(this.view.phase) && this.seat !== null) this.answers.want("reach");
  }

  /** What the aid says about a tile, as if it were this seat's turn; null: nothing is known. */
  reach(tile: string): ReachTile | null {
    return this.#reach.get(tile) ?? null;
  }

  canBid(tile: string): boolean {
    return this.steps.bids.includes(tile);
  }

  canUse(tile: string): boolean {
    return this.steps.uses.includes(tile);
  }

  /** Why it is not legal; null: it is legal, or the reason is not known. */
  async whyNot(action: Action): Promise<Reason | null> {
    return this.given()
      .why(action)
      .catch(() => null);
  }

  // -- the player's own things ----------------------------------------------------------------

  /** What is behind the player's screen; null: a spectator. */
  screen = $derived.by((): { workers: Workers; skills: Skills } | null => {
    const own = ownScreen(this.view);
    return own && { workers: own.own_workers, skills: own.own_skills };
  });

  /** The winter tiles in the player's hand, before the choice. */
  hand = $derived.by((): readonly string[] => {
    const own = ownWinter(this.view);
    return own && !own.has_chosen ? own.dealt_tiles : [];
  });

  // -- the current placement --------------------------------------------------------------------

  placement = $derived.by((): Placement | null => this.view.placement ?? null);

  /** Colours are mixed in this use (KF Y11): they are asked for one after the other. */
  mixes = $derived.by((): boolean => {
    const { placement, steps } = this;
    if (placement?.act !== "use" || !this.mine) return false;
    return this.answers.get("reach")?.mixed ?? seemsMixed(placement, steps.workers);
  });

  /** The placements of the picked tile that close the home's river, as far as the aid knows. */
  closing = $derived.by((): readonly Closing[] => this.answers.get("reach")?.closing ?? []);

  /** The player's outbid bids, in the order of the rules. */
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

  /** Losing groups as they were when the placement began, including those already moved. */
  #groups = new Map<string, LosingGroup>();
  groups = $derived.by((): LosingGroup[] => {
    const { losing, brought, placement } = this;
    if (!placement) this.#groups.clear();
    for (const group of losing) this.#groups.set(group.tile, group);
    const gone = brought.flatMap((tile) => this.#groups.get(tile) ?? []);
    const all = [...losing.filter((one) => !this.#isTarget(one)), ...gone];
    return all.sort((a, b) => placeOf(a.tile) - placeOf(b.tile));
  });

  /** A group cannot be moved to its own tile: that bid is raised instead. */
  #isTarget(group: LosingGroup): boolean {
    return this.placement?.act === "bid" && this.placement.tile === group.tile;
  }

  /** Whether a group can also be moved, before or after those already moved. */
  mayBring(tile: string): boolean {
    if (this.steps.brings.includes(tile)) return true;
    const last = this.brought.at(-1);
    return last !== undefined && placeOf(tile) < placeOf(last);
  }

  /** The tiles whose losing groups are already moved, in the order of the rules. */
  brought = $derived.by((): string[] =>
    this.drafted.flatMap((action) => ("bring" in action ? [action.bring] : [])),
  );

  /**
   * Move exactly these losing groups. Groups are moved in the order of the rules: to add one that
   * comes earlier, undo the others and move them again.
   */
  async regroup(tiles: readonly string[]): Promise<void> {
    const wanted = [...tiles].sort((a, b) => placeOf(a) - placeOf(b));
    const kept = this.brought.filter((tile, index) => wanted[index] === tile);
    const first = this.drafted.findIndex((action) => "bring" in action);
    if (kept.length < this.brought.length) {
      kept.length = 0;
      if (!(await this.#drafting.undraft(first))) return;
    }
    await this.#drafting.actAll(wanted.slice(kept.length).map((tile) => ({ bring: tile })));
  }

  // -- acting -----------------------------------------------------------------------------------

  get #drafting(): Drafting {
    return this.given().drafting;
  }

  /**
   * Draft this step; if it ends the turn and the player wants no confirmation, the turn is
   * confirmed. Return false if it was refused; the frame shows why.
   */
  draft(action: Action): Promise<boolean> {
    const { drafting, settings } = this.given();
    return settings.confirm ? drafting.draft(action) : drafting.act(action);
  }

  /** The same for a button that says what the turn ends with: it is the confirmation. */
  act(action: Action): Promise<boolean> {
    return this.#drafting.act(action);
  }

  /** Several steps by one button, which is the confirmation. If one is refused, none is kept. */
  async actAll(actions: readonly Action[]): Promise<boolean> {
    const before = this.drafted.length;
    const last = actions.at(-1);
    if (last === undefined) return false;
    const done =
      (await this.#drafting.actAll(actions.slice(0, -1))) && (await this.#drafting.act(last));
    if (!done && this.drafted.length > before) await this.#drafting.undraft(before);
    return done;
  }

  confirm(): Promise<boolean> {
    return this.#drafting.confirm();
  }

  /** Whether there is a step of this turn to undo. */
  mayUndo = $derived.by((): boolean => {
    const { state, readonly } = this.given();
    return !readonly && (this.drafted.length > 0 || state.free_from !== null);
  });

  /** Undo the player's last step, or the last few. */
  undo(count = this.single.undoes): Promise<boolean> {
    const left = this.drafted.length - count;
    return left >= 0 ? this.#drafting.undraft(left) : this.#drafting.undo();
  }

  /** Undo the whole turn so far. */
  undoAll(): Promise<boolean> {
    return this.undo(Math.max(1, this.drafted.length));
  }
}
