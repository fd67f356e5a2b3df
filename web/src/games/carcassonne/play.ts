/** Where on the board the game is going on. */

import type { Box } from "../stage/camera";
import type { Cell } from "./forms";
import { boxOfCells } from "./plane";

/** The tiles placed since the player's last turn, and the legal cell nearest to the latest one. */
export function playBox(
  laid: ReadonlyMap<string, number>,
  last: Cell,
  choices: readonly Cell[],
): Box {
  const cells = [...laid.keys()].map(cellOf);
  const far = (cell: Cell): number => Math.hypot(cell.x - last.x, cell.y - last.y);
  const nearest = [...choices].sort((one, other) => far(one) - far(other)).slice(0, 1);
  return boxOfCells([last, ...cells, ...nearest]);
}

function cellOf(key: string): Cell {
  const [x, y] = key.split(",").map(Number) as [number, number];
  return { x, y };
}
