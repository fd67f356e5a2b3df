/** The legal placements of the tile in hand, by cell. Legal is only what the server lists. */

import { figureOf, keyOf, type Action, type Cell, type Figure } from "./forms";
import type { Stand, Turn } from "./forms";

/** A cell where the tile fits, and the rotations in which it does, in order. */
export interface Choice extends Cell {
  turns: Turn[];
}

/** Every cell once, in reading order: from north to south, from west to east. */
export function choicesOf(legal: readonly Action[]): Choice[] {
  const found = new Map<string, Choice>();
  for (const action of legal) {
    if (!("place" in action)) continue;
    const { x, y, turn } = action.place;
    const choice = found.get(keyOf({ x, y }));
    if (!choice) found.set(keyOf({ x, y }), { x, y, turns: [turn] });
    else if (!choice.turns.includes(turn)) choice.turns.push(turn);
  }
  for (const choice of found.values()) choice.turns.sort((a, b) => a - b);
  return [...found.values()].sort((a, b) => b.y - a.y || a.x - b.x);
}

/**
 * The legal rotation that many steps after this one, cyclically; the first one if this one is not
 * legal.
 */
export function turnAfter(choice: Choice, turn: Turn, steps: number): Turn {
  const { turns } = choice;
  const at = turns.indexOf(turn);
  if (at < 0) return turns[0]!;
  return turns[(((at + steps) % turns.length) + turns.length) % turns.length]!;
}

export type Direction = "left" | "right" | "up" | "down";

/**
 * The next cell in that direction. Left and right go through all cells in reading order; up and
 * down go to the nearest row, and there to the nearest column, and no further at the edge.
 */
export function neighbour(
  choices: readonly Choice[],
  from: Cell,
  way: Direction,
): Choice | undefined {
  if (way === "left" || way === "right") return inOrder(choices, from, way === "left" ? -1 : 1);
  const up = way === "up" ? 1 : -1;
  let best: Choice | undefined;
  let least = Infinity;
  for (const choice of choices) {
    const ahead = (choice.y - from.y) * up;
    const far = ahead + 2 * Math.abs(choice.x - from.x);
    if (ahead > 0 && far < least) [best, least] = [choice, far];
  }
  return best;
}

function inOrder(choices: readonly Choice[], from: Cell, step: number): Choice | undefined {
  const at = choices.findIndex((choice) => choice.x === from.x && choice.y === from.y);
  return choices.at((at + step) % Math.max(1, choices.length));
}

/** The cell whose centre is nearest to a point in it or beside it. */
export function nearest(
  choices: readonly Choice[],
  at: { cell: Cell; right: number; down: number },
): Choice | undefined {
  let best: Choice | undefined;
  let least = 1.1;
  for (const choice of choices) {
    const right = choice.x + 0.5 - (at.cell.x + at.right);
    const down = at.cell.y - choice.y + 0.5 - at.down;
    const far = Math.hypot(right, down);
    if (far < least) [best, least] = [choice, far];
  }
  return best;
}

/** The spots for figures that the server offers; `mayPass`: placing none is also offered. */
export function standsOf(legal: readonly Action[]): { stands: Stand[]; mayPass: boolean } {
  const offered = legal.flatMap((action) => ("follower" in action ? [action.follower] : []));
  return {
    stands: offered.filter((stand): stand is Stand => stand !== null),
    mayPass: offered.includes(null),
  };
}

export const sameStand = (a: Stand | null, b: Stand | null): boolean =>
  a !== null && b !== null && a.on === b.on && a.at === b.at && figureOf(a) === figureOf(b);

/** The spots for this kind of figure. */
export const standsFor = (stands: readonly Stand[], figure: Figure): Stand[] =>
  stands.filter((stand) => figureOf(stand) === figure);

/**
 * The kind of figure to place: the wanted one, or else the first that has a spot; followers if none
 * has.
 */
export function figureFor(
  figures: readonly Figure[],
  stands: readonly Stand[],
  wanted: Figure | null,
): Figure {
  const has = (figure: Figure): boolean => standsFor(stands, figure).length > 0;
  if (wanted !== null && has(wanted)) return wanted;
  return figures.find(has) ?? "follower";
}

/** The kind of figure that many steps after this one, of those that have a spot. */
export function figureAfter(
  figures: readonly Figure[],
  stands: readonly Stand[],
  figure: Figure,
  steps: number,
): Figure {
  const offered = figures.filter((one) => standsFor(stands, one).length > 0);
  const { length } = offered;
  if (length === 0) return figure;
  return offered[(offered.indexOf(figure) + steps + length) % length]!;
}
