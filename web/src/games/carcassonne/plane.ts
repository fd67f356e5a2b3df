/** Converts cells to the stage's plane: a cell is one unit, and rows grow to the north. */

import type { Box, Point } from "../stage/camera";
import type { Extent } from "./board";
import type { Cell } from "./forms";

/** A cell, and the position of a point in it (0 to 1, to the east and south). */
export interface Under {
  cell: Cell;
  right: number;
  down: number;
}

export function cellUnder({ x, y }: Point): Under {
  const cell = { x: Math.floor(x), y: -Math.floor(y) };
  return { cell, right: x - Math.floor(x), down: y - Math.floor(y) };
}

/** All the cells of this extent. */
export const boxOf = ({ left, right, bottom, top }: Extent): Box => ({
  left,
  top: -top,
  right: right + 1,
  bottom: 1 - bottom,
});

export const boxOfCell = ({ x, y }: Cell): Box => boxOf({ left: x, right: x, bottom: y, top: y });

/** A box around all of these cells. */
export function boxOfCells(cells: readonly Cell[]): Box {
  const xs = cells.map(({ x }) => x);
  const ys = cells.map(({ y }) => y);
  return boxOf({
    left: Math.min(...xs),
    right: Math.max(...xs),
    bottom: Math.min(...ys),
    top: Math.max(...ys),
  });
}
