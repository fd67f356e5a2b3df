/** A position of Carcassonne as the tutorial sees it, and suggestions where to place a tile. */

import { Board, kindOf, look, partKey, type Part } from "../board";
import type { Action, Event, Kind, Laid, Spot, Stand, Turn, View } from "../forms";
import { standsOf } from "../placing";
import { placesOf, segmentAt, segmentsOf } from "../tiles";
import type { Step } from "../../../net/types";
import type { Moment } from "../../../guide/lesson";

export type Scored = Extract<Event, { event: "scored" }>;

export interface Scene {
  view: View;
  seat: number;
  /** The opponent's name. */
  bot: string;
  board: Board;
  /** What the user has to do now. */
  phase: "tile" | "follower" | "none";
  /** Every legal placement of the tile in hand. */
  ways: readonly Laid[];
  stands: readonly Stand[];
  /** How many tiles the user has placed, with the one that is drafted. */
  laid: number;
  /** The user's last turn that is over. */
  last: LastTurn | null;
  /** How many turns the user has finished. */
  turns: number;
  /** What the user scored since placing the last of them. */
  scored: readonly Scored[];
  /** The opponent's latest tile. */
  answer: Laid | null;
}

/** A tile, and on what the follower was placed. */
export interface LastTurn {
  tile: Laid;
  on: Kind | null;
}

export function sceneOf({ state, seat, steps, names }: Moment): Scene {
  const view = state.view as View;
  const legal = state.legal as Action[];
  const { stands, mayPass } = standsOf(legal);
  const ways = legal.flatMap((action) => ("place" in action ? [action.place as Laid] : []));
  const mine = steps.filter((step) => placedBy(step, (who) => who === seat));
  const over = mine.filter((step) => step.version <= state.version);
  const theirs = steps.findLast((step) => placedBy(step, (who) => who !== seat));
  return {
    view,
    seat,
    bot: names.find((_, other) => other !== seat) ?? "",
    board: new Board(view.tiles),
    phase: ways.length > 0 ? "tile" : stands.length > 0 || mayPass ? "follower" : "none",
    ways,
    stands,
    laid: mine.length,
    last: lastTurn(steps, over.at(-1)),
    turns: over.length,
    scored: scoredSince(steps, mine.at(-1)?.version ?? 0, seat),
    answer: theirs ? tileOf(theirs) : null,
  };
}

const eventsOf = (step: Step): Event[] => step.events as Event[];

const placedBy = (step: Step, who: (seat: number) => boolean): boolean =>
  eventsOf(step).some((event) => event.event === "tile_placed" && who(event.seat));

function tileOf(step: Step): Laid | null {
  const placed = eventsOf(step).find((event) => event.event === "tile_placed");
  return placed ? { tile: placed.tile, x: placed.x, y: placed.y, turn: placed.turn as Turn } : null;
}

function lastTurn(steps: readonly Step[], placed: Step | undefined): LastTurn | null {
  const tile = placed ? tileOf(placed) : null;
  if (!tile) return null;
  const stood = steps
    .flatMap(eventsOf)
    .findLast((event) => event.event === "follower_placed" && isAt(event, tile));
  return { tile, on: stood && "on" in stood ? stood.on : null };
}

const isAt = (event: { x: number; y: number }, { x, y }: Laid): boolean =>
  event.x === x && event.y === y;

function scoredSince(steps: readonly Step[], version: number, seat: number): Scored[] {
  return steps
    .filter((step) => step.version >= version)
    .flatMap(eventsOf)
    .filter((event): event is Scored => event.event === "scored" && event.seats.includes(seat));
}

// -- suggestions --------------------------------------------------------------------------------

const BESIDE: Record<string, readonly [number, number]> = {
  N: [0, 1],
  E: [1, 0],
  S: [0, -1],
  W: [-1, 0],
};

/** The first placement with the best value; null if none has any value. */
function best(scene: Scene, worth: (way: Laid, board: Board) => number): Laid | null {
  let found: Laid | null = null;
  let most = 0;
  for (const way of scene.ways) {
    const brings = worth(way, new Board([...scene.view.tiles, way]));
    if (brings > most) [found, most] = [way, brings];
  }
  return found;
}

/** Every road or city with a part on this tile, in full. */
function featuresOn(board: Board, tile: Laid, kind: Kind): Part[][] {
  return segmentsOf(tile.tile)
    .map((_, segment) => ({ tile, segment }))
    .filter((part) => kindOf(part) === kind)
    .map((part) => board.whole(part));
}

/** Whether no side of it is open any more. */
export function isClosed(board: Board, parts: readonly Part[]): boolean {
  return parts.every(({ tile, segment }) =>
    placesOf(tile.tile, look(tile), segment).every((side) => {
      const [right, up] = BESIDE[side]!;
      return board.at({ x: tile.x + right, y: tile.y + up }) !== undefined;
    }),
  );
}

/** Whether the user's last tile extended a road. */
export const extendedRoad = ({ board, last }: Scene): boolean =>
  last !== null && featuresOn(board, last.tile, "road").some((road) => road.length > 1);

/** Whether the user's last tile completed one. */
export const completed = ({ board, last }: Scene, kind: "city" | "road"): boolean =>
  last !== null && featuresOn(board, last.tile, kind).some((parts) => isClosed(board, parts));

/** The seats with a follower on it. */
function standing(scene: Scene, parts: readonly Part[]): number[] {
  const keys = new Set(parts.map(partKey));
  return scene.view.followers.flatMap((one) => {
    const part = scene.board.part(one);
    return part && keys.has(partKey(part)) ? [one.seat] : [];
  });
}

/** The placement that extends the longest road without followers. */
export const roadToBegin = (scene: Scene): Laid | null =>
  best(scene, (way, board) => {
    const free = featuresOn(board, way, "road").filter(
      (road) => standing(scene, road).length === 0,
    );
    return Math.max(0, ...free.map((road) => road.length - 1));
  });

/** The placement that completes the largest city that is unclaimed or the user's own. */
export const cityToFinish = (scene: Scene): Laid | null => toFinish(scene, "city", false);

/** The placement that completes the longest road of the user. */
export const roadToFinish = (scene: Scene): Laid | null => toFinish(scene, "road", true);

function toFinish(scene: Scene, kind: "city" | "road", own: boolean): Laid | null {
  return best(scene, (way, board) => {
    const good = featuresOn(board, way, kind).filter((parts) => {
      const seats = standing(scene, parts);
      const ours = seats.every((seat) => seat === scene.seat);
      return isClosed(board, parts) && ours && (!own || seats.length > 0);
    });
    return Math.max(0, ...good.map((parts) => parts.length));
  });
}

/** The placement with the most neighbours; a road of the user that ends there counts as two. */
export const cloisterPlace = (scene: Scene): Laid | null =>
  best(scene, (way, board) => {
    const roads = featuresOn(board, way, "road");
    const ends = roads.some((road) => standing(scene, road).includes(scene.seat));
    return neighbours(scene.board, way) + (ends ? 2 : 0);
  });

function neighbours(board: Board, { x, y }: Laid): number {
  const near = [-1, 0, 1];
  return near.flatMap((right) => near.filter((up) => board.at({ x: x + right, y: y + up }))).length;
}

/** The spot on the tile just placed that is in something completed. */
export function finishedStand(scene: Scene, kind: Kind): Stand | null {
  const last = scene.view.tiles.at(-1);
  if (!last) return null;
  const stand = scene.stands.find((one) => {
    if (one.on !== kind) return false;
    const segment = segmentAt(last.tile, look(last), one.on, one.at);
    return isClosed(scene.board, scene.board.whole({ tile: last, segment }));
  });
  return stand ?? null;
}

export const holdsCloister = (scene: Scene): boolean =>
  scene.view.in_hand !== null &&
  segmentsOf(scene.view.in_hand).some((segment) => segment.on === "cloister");

export const spotOf = (scene: Scene, stand: Stand): Spot | null => {
  const last = scene.view.tiles.at(-1);
  return last ? { x: last.x, y: last.y, on: stand.on, at: stand.at } : null;
};
