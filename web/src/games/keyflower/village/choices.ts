/** The legal actions in a village, grouped for the user interface. */

import type { Spot, Turned, TurnedOver } from "../forms";
import { cellKey, inReadingOrder, type Cell } from "./hex";

/** A cell where the picked tile can be placed, and its legal rotations there. */
export interface Choice extends Cell {
  turns: Turned[];
}

export function choicesOf(lays: readonly Spot[]): Choice[] {
  const cells = new Map<string, Choice>();
  for (const { q, r, turn } of lays) {
    const known = cells.get(cellKey({ q, r }));
    if (known) known.turns.push(turn);
    else cells.set(cellKey({ q, r }), { q, r, turns: [turn] });
  }
  return inReadingOrder([...cells.values()]);
}

/** The next legal rotation, cyclically. */
export function turnAfter(turns: readonly Turned[], turn: Turned, steps: number): Turned {
  const at = turns.indexOf(turn);
  return turns[(((at + steps) % turns.length) + turns.length) % turns.length] ?? turn;
}

/** The previous cell's rotation if it is legal here, else the next one clockwise. */
export function turnLike(turns: readonly Turned[], wanted: Turned | null): Turned {
  if (wanted === null) return turns[0]!;
  const further = (turn: Turned): number => (turn - wanted + 6) % 6;
  return turns.reduce((best, turn) => (further(turn) < further(best) ? turn : best));
}

/** The tiles that can be upgraded, each with every way to pay for it. */
export function upgradesOf(upgrades: readonly TurnedOver[]): Map<string, TurnedOver[]> {
  const found = new Map<string, TurnedOver[]>();
  for (const way of upgrades) found.set(way.tile, [...(found.get(way.tile) ?? []), way]);
  for (const ways of found.values()) ways.sort(sparingGold);
  return found;
}

/** Gold can replace any resource, so ways that use less gold come first. */
const sparingGold = (a: TurnedOver, b: TurnedOver): number =>
  (a.resources.gold ?? 0) - (b.resources.gold ?? 0);
