/**
 * Villages on the stage's plane. Tiles are flat-topped hexagons, one unit wide; q grows to the
 * south-east, r to the south, and the home tile is at 0,0.
 */

import type { Box, Point } from "../../stage/camera";

export interface Cell {
  q: number;
  r: number;
}

/** The height of a tile divided by its width. */
export const HIGH = Math.sqrt(3) / 2;

/** A line just inside the edge of a tile, for a picture 200 wide with its centre at 0,0. */
export const HEXAGON = "M-97 0-48.5-84H48.5L97 0 48.5 84H-48.5Z";

export const SIDES = 6;
/** From a cell to its neighbours N, NE, SE, S, SW, NW. */
const STEPS: readonly Cell[] = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
];

export const cellKey = ({ q, r }: Cell): string => `${q},${r}`;
export const sameCell = (a: Cell | null, b: Cell | null): boolean =>
  a !== null && b !== null && a.q === b.q && a.r === b.r;

/** The neighbouring cell on this side. */
export function beside({ q, r }: Cell, side: number): Cell {
  const step = STEPS[side % SIDES]!;
  return { q: q + step.q, r: r + step.r };
}

/** The side of a neighbour that touches this side. */
export const opposite = (side: number): number => (side + 3) % SIDES;

/** The centre of a cell. */
export const middleOf = ({ q, r }: Cell): Point => ({ x: 0.75 * q, y: HIGH * (r + q / 2) });

/** The cell under a point: the one with the nearest centre. */
export function cellUnder({ x, y }: Point): Cell {
  const q = x / 0.75;
  const r = y / HIGH - q / 2;
  return rounded(q, r);
}

/** The three coordinates add up to zero: recompute the one with the largest rounding error. */
function rounded(q: number, r: number): Cell {
  const s = -q - r;
  const near = { q: Math.round(q), r: Math.round(r), s: Math.round(s) };
  const off = { q: Math.abs(near.q - q), r: Math.abs(near.r - r), s: Math.abs(near.s - s) };
  if (off.q > off.r && off.q > off.s) near.q = -near.r - near.s;
  else if (off.r > off.s) near.r = -near.q - near.s;
  return { q: near.q + 0, r: near.r + 0 };
}

/** The smallest box around these cells, with a margin; around the home tile if there are none. */
export function boxRound(cells: readonly Cell[], room = 0): Box {
  const middles = (cells.length > 0 ? cells : [{ q: 0, r: 0 }]).map(middleOf);
  const across = middles.map(({ x }) => x);
  const along = middles.map(({ y }) => y);
  return {
    left: Math.min(...across) - 0.5 - room,
    top: Math.min(...along) - HIGH / 2 - room,
    right: Math.max(...across) + 0.5 + room,
    bottom: Math.max(...along) + HIGH / 2 + room,
  };
}

export type Direction = "left" | "right" | "up" | "down";

/** Where an arrow key leads: the nearest cell in that direction; straight ahead is preferred. */
export function towards<C extends Cell>(
  cells: readonly C[],
  from: Cell,
  way: Direction,
): C | undefined {
  const start = middleOf(from);
  let best: C | undefined;
  let least = Infinity;
  for (const cell of cells) {
    const { x, y } = middleOf(cell);
    const [right, down] = [x - start.x, y - start.y];
    const [ahead, aside] = {
      left: [-right, down],
      right: [right, down],
      up: [-down, right],
      down: [down, right],
    }[way] as [number, number];
    const far = ahead + 2 * Math.abs(aside);
    if (ahead > 0.01 && far < least) [best, least] = [cell, far];
  }
  return best;
}

/**
 * Where an arrow key leads. If there is nothing to the left or right, that is the one before or
 * after in the list, so that every cell can be reached; up never leads down.
 */
export function stepped<C extends Cell>(
  cells: readonly C[],
  from: Cell,
  way: Direction,
): C | undefined {
  const ahead = towards(cells, from, way);
  if (ahead || cells.length === 0 || way === "up" || way === "down") return ahead;
  const at = cells.findIndex((cell) => sameCell(cell, from));
  const step = way === "left" ? -1 : 1;
  return cells[(at + step + cells.length) % cells.length];
}

/** Reading order: by rows from the top, each from the left. */
export function inReadingOrder<C extends Cell>(cells: readonly C[]): C[] {
  const place = (cell: Cell): [number, number] => {
    const { x, y } = middleOf(cell);
    return [Math.round(y * 100), x];
  };
  return [...cells].sort((a, b) => {
    const [first, second] = [place(a), place(b)];
    return first[0] - second[0] || first[1] - second[1];
  });
}
