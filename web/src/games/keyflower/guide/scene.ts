/** A position of Keyflower as the tutorial sees it, beside the turns that were prepared for it. */

import type { Action, Event, Laid, Lot, OrderTile, View } from "../forms";
import type { State, Step } from "../../../net/types";
import type { Moment } from "../../../guide/lesson";

/** The actions of a turn in order. */
export type Turn = readonly Action[];

export interface Scene {
  view: View;
  seat: number;
  bot: string;
  /** What the user has to do now; null: nothing. */
  phase: View["phase"] | null;
  /** The user has drafted the whole turn. */
  drafted: boolean;
  /** The turns that the user has finished in this chapter. */
  turns: readonly Turn[];
  /** The turns that the chapter suggests, one for each of the user's. */
  plan: readonly Turn[];
  /** The suggestion for this turn, as long as it is possible. */
  suggested: Turn | null;
  /** The next action of that suggestion. */
  next: Action | null;
  /** The tile of the opponent's latest bid or use in this chapter. */
  answer: string | null;
  /** Tiles on which the user has been outbid. */
  outbid: readonly string[];
  home: Laid | null;
  over: boolean;
}

export function sceneOf({ state, seat, steps, names }: Moment): Scene {
  const view = state.view as View;
  const done = steps.filter((step) => step.version <= state.version && isInChapter(steps, step));
  const turns = turnsOf(actionsOf(done, seat));
  const plan = planOf(steps);
  const suggested = possible(plan[turns.length] ?? null, state);
  const theirs = turnsOf(done.flatMap((step) => (step.seat === seat ? [] : deedsOf(step))));
  const village = view.villages[seat];
  return {
    view,
    seat,
    bot: names.find((_, other) => other !== seat) ?? "",
    phase: state.legal.length > 0 ? view.phase : null,
    drafted: state.draft?.complete ?? false,
    turns,
    plan,
    suggested,
    next: suggested?.[state.draft?.steps.length ?? 0] ?? null,
    answer: tileOf(theirs.at(-1)?.[0]),
    outbid: [...view.auction, ...view.turn_order]
      .filter((lot) => isLosing(lot, seat))
      .map((lot) => lot.tile),
    home: village?.tiles.find((laid) => laid.tile === village.home) ?? null,
    over: state.result !== null,
  };
}

// -- what was done --------------------------------------------------------------------------------

const deedsOf = (step: Step): Action[] =>
  (step.events as Event[]).flatMap((event) => (event.event === "done" ? [event.do as Action] : []));

const actionsOf = (steps: readonly Step[], seat: number): Action[] =>
  steps.flatMap((step) => (step.seat === seat ? deedsOf(step) : []));

/** Whether it was not played before the chapter began. */
function isInChapter(steps: readonly Step[], step: Step): boolean {
  const played = startOf(steps)?.["played"];
  return step.version > 1 + (typeof played === "number" ? played : 0);
}

const startOf = (steps: readonly Step[]): Record<string, unknown> | undefined =>
  steps[0]?.version === 1 ? (steps[0].meta as Record<string, unknown> | undefined) : undefined;

const BEGINS = ["pass", "bid", "use", "boat", "winter"];
const begins = (action: Action): boolean => BEGINS.some((word) => word in action);

/** Each begins with one of these words; what is built in the village belongs to the turn before. */
function turnsOf(actions: readonly Action[]): Turn[] {
  const turns: Action[][] = [];
  for (const action of actions) {
    if (begins(action)) turns.push([action]);
    else turns.at(-1)?.push(action);
  }
  return turns;
}

/** The turns that the chapter suggests: the server names them at the start. */
function planOf(steps: readonly Step[]): Turn[] {
  const turns = startOf(steps)?.["turns"];
  return Array.isArray(turns) ? turnsOf((turns as Action[][]).flat()) : [];
}

/** The turn, if it begins as the user's draft does and its next action is legal. */
function possible(turn: Turn | null, state: State): Turn | null {
  const drafted = state.draft?.steps.map((step) => step.do) ?? [];
  const fits = turn !== null && drafted.every((action, at) => same(action, turn[at]));
  if (!fits) return null;
  const next = turn[drafted.length];
  return next === undefined || state.legal.some((action) => same(action, next)) ? turn : null;
}

/** Equal in all that an action says, in any order of keys. */
export const same = (one: unknown, other: unknown): boolean => text(one) === text(other);

const text = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

function isLosing(lot: Lot | OrderTile, seat: number): boolean {
  const own = lot.bids.find((bid) => bid.seat === seat)?.count ?? 0;
  return own > 0 && lot.bids.some((bid) => bid.count > own);
}

// -- turns ----------------------------------------------------------------------------------------

/** The tile that an action begins to bid on or to use. */
export function tileOf(action: Action | undefined): string | null {
  if (action && "bid" in action) return action.bid;
  return action && "use" in action ? action.use : null;
}

export type Act = "bid" | "use" | "pass" | "boat" | "winter";

export const actOf = (turn: Turn | null | undefined): Act | null =>
  (BEGINS.find((word) => turn?.[0] && word in turn[0]) as Act | undefined) ?? null;

/** Whether some action of the turn has this word. */
export const has = (turn: Turn | null, word: string): boolean =>
  turn?.some((action) => word in action) ?? false;

/** Whose village the tile is in; null: it is up for auction. */
export function ownerOf({ view }: Scene, tile: string | null): number | null {
  const owner = view.villages.findIndex((one) => one.tiles.some((laid) => laid.tile === tile));
  return owner < 0 ? null : owner;
}

/** The seat's bid on the tile. */
export function bidOn({ view }: Scene, tile: string | null, seat: number): number {
  const lot = [...view.auction, ...view.turn_order].find((one) => one.tile === tile);
  return lot?.bids.find((bid) => bid.seat === seat)?.count ?? 0;
}

/** What the user did in the last turn instead of what was suggested; null: just that. */
export function insteadOf({ turns, plan }: Scene): string | null {
  const done = turns.at(-1);
  const wanted = plan[turns.length - 1];
  if (!done || !wanted) return null;
  if (!same(done[0], wanted[0])) return actOf(done) === actOf(wanted) ? word(wanted) : other(done);
  return same(placed(done), placed(wanted)) ? null : "workers";
}

const word = (wanted: Turn): string => (actOf(wanted) === "boat" ? "boat" : "tile");
const other = (done: Turn): string => (actOf(done) === "pass" ? "pass" : "turn");

/** Who was placed: the workers and the groups that were moved. */
const placed = (turn: Turn): Action[] =>
  turn.filter((action) => "workers" in action || "bring" in action);
