/** The legal placements of the tile in hand, by cell. Legal is what the server lists, no more. */

import { keyOf, type Action, type Cell, type Stand, type Turn } from "./forms";

/** A cell where the tile fits, and the turns in which it does, the first one first. */
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

/** The legal turn so many steps after this one, round and round; the first one for a stranger. */
export function turnAfter(choice: Choice, turn: Turn, steps: number): Turn {
  const { turns } = choice;
  const at = turns.indexOf(turn);
  if (at < 0) return turns[0]!;
  return turns[(((at + steps) % turns.length) + turns.length) % turns.length]!;
}

export type Way = "left" | "right" | "up" | "down";

const AHEAD: Record<Way, (from: Cell, to: Cell) => [ahead: number, aside: number]> = {
  left: (from, to) => [from.x - to.x, to.y - from.y],
  right: (from, to) => [to.x - from.x, to.y - from.y],
  up: (from, to) => [to.y - from.y, to.x - from.x],
  down: (from, to) => [from.y - to.y, to.x - from.x],
};

/**
 * The next cell that way: the nearest ahead, where a step aside counts double. At the rim the
 * reading order goes on, so that arrows alone reach every cell.
 */
export function neighbour(choices: readonly Choice[], from: Cell, way: Way): Choice | undefined {
  let best: Choice | undefined;
  let least = Infinity;
  for (const choice of choices) {
    const [ahead, aside] = AHEAD[way](from, choice);
    const far = ahead + 2 * Math.abs(aside);
    if (ahead > 0 && far < least) [best, least] = [choice, far];
  }
  return best ?? inOrder(choices, from, way === "right" || way === "down" ? 1 : -1);
}

function inOrder(choices: readonly Choice[], from: Cell, step: number): Choice | undefined {
  const at = choices.findIndex((choice) => choice.x === from.x && choice.y === from.y);
  return choices.at((at + step) % Math.max(1, choices.length));
}

/** The places for a follower that the server offers; `mayPass`: none at all is one of them. */
export function standsOf(legal: readonly Action[]): { stands: Stand[]; mayPass: boolean } {
  const offered = legal.flatMap((action) => ("follower" in action ? [action.follower] : []));
  return {
    stands: offered.filter((stand): stand is Stand => stand !== null),
    mayPass: offered.includes(null),
  };
}

export const sameStand = (a: Stand | null, b: Stand | null): boolean =>
  a !== null && b !== null && a.on === b.on && a.at === b.at;
