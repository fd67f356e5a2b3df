/**
 * The river of a home: a straight line from its water edge (KF F10) that only boats carry on. A
 * road laid beside it can close it for good, which is easily overlooked.
 */

import { edgesOf, factsOf } from "../facts";
import type { Laid, Spot, Village } from "../forms";
import { beside, cellKey, opposite, SIDES, type Cell } from "./hex";

export interface River {
  /** How many tiles carry it on. */
  length: number;
  /** Another boat could still carry it on. */
  open: boolean;
}

type Lying = Pick<Laid, "tile" | "q" | "r" | "turn">;

/** `freely`: edges need not match (boat 2a, KF V7), so that only a tile in its way closes it. */
export function riverOf(home: string, tiles: readonly Lying[], freely: boolean): River {
  const lying = new Map(tiles.map((laid) => [cellKey(laid), laid]));
  const start = tiles.find((laid) => laid.tile === home);
  if (!start) return { length: 0, open: true };
  const side = edgesOf(home, start.turn).indexOf("W");
  let cell = beside(start, side);
  let length = 0;
  for (let next = lying.get(cellKey(cell)); next; next = lying.get(cellKey(cell))) {
    if (edgesOf(next.tile, next.turn)[opposite(side)] !== "W") return { length, open: false };
    length += 1;
    cell = beside(cell, side);
  }
  return { length, open: freely || hasRoomForBoat(cell, side, lying) };
}

/** A boat has water at two ends and fields at its sides: so must be all that it would touch. */
function hasRoomForBoat(cell: Cell, along: number, lying: ReadonlyMap<string, Lying>): boolean {
  for (let side = 0; side < SIDES; side++) {
    const other = lying.get(cellKey(beside(cell, side)));
    const needed = side % 3 === along % 3 ? "W" : "F";
    if (other && edgesOf(other.tile, other.turn)[opposite(side)] !== needed) return false;
  }
  return true;
}

/** Whether laying this tile so would close a river that is open now. */
export function closesRiver(
  village: Pick<Village, "home" | "tiles">,
  tile: string,
  spot: Spot,
  freely: boolean,
): boolean {
  const { home, tiles } = village;
  if (home === null) return false;
  const before = riverOf(home, tiles, freely);
  const after = riverOf(home, [...tiles, { tile, ...spot }], freely);
  return before.open && !after.open && after.length === before.length;
}

/** Whether a boat may still come into the village: in winter only if it waits to be laid. */
export function awaitsBoat(
  village: Pick<Village, "waiting" | "aside" | "laying">,
  winter: boolean,
): boolean {
  if (!winter) return true;
  const toLay = [...village.waiting, ...village.aside].map(({ tile }) => tile);
  return toLay
    .filter((tile) => tile !== village.laying)
    .some((tile) => ["boat", "summer_boat"].includes(factsOf(tile).kind));
}
