/**
 * Where the chips with points are shown: in the middle of what they are for, but neither on each
 * other nor on what the player is deciding about.
 */

import { keyOf, type Cell, type Item } from "./forms";
import type { Gained } from "./news";

export interface Chip extends Gained {
  /** Chips of other points on the same cell, below this one. */
  level: number;
}

/** A turn that is being composed. */
interface Composed {
  choices: readonly Cell[];
  stands: readonly unknown[];
  pinned: Cell | null;
  /** The spot of the figure, once it is chosen; a complete turn has no other spots. */
  stand: unknown;
}

/**
 * The cells that the player is deciding about: where the tile can be placed, what is around the
 * chosen cell, and the tile whose figure is chosen, until the turn is confirmed.
 */
export function decidedCells(
  { choices, stands, pinned, stand }: Composed,
  last: Cell | null,
): Set<string> {
  const cells = [...choices, ...(pinned ? [pinned, ...neighbours(pinned)] : [])];
  if (last && (stands.length > 0 || stand !== null)) cells.push(last);
  return new Set(cells.map(keyOf));
}

const ROWS = 2; // chips that have room above each other on a cell

/** The chips of these gains. `decided`: the cells that the player is deciding about. */
export function chipsOf(gains: readonly Gained[], decided: ReadonlySet<string>): Chip[] {
  const taken = new Map<string, number>();
  return gains.map((gain) => {
    const cell = placeOf(gain, decided, taken);
    const level = taken.get(keyOf(cell)) ?? 0;
    taken.set(keyOf(cell), level + 1);
    return { ...gain, cell, level };
  });
}

/** The best cell: of the feature and free, then beside it, then of the feature with room for one. */
function placeOf(
  gain: Gained,
  decided: ReadonlySet<string>,
  taken: ReadonlyMap<string, number>,
): Cell {
  const open = (cell: Cell): boolean => !decided.has(keyOf(cell));
  const level = (cell: Cell): number => taken.get(keyOf(cell)) ?? 0;
  const isWide = (cell: Cell): boolean =>
    level(cell) === 0 && level(besides(cell, -1)) === 0 && level(besides(cell, 1)) === 0;
  const own = nearestFirst(cellsOf(gain), gain.cell);
  const around = nearestFirst(own.flatMap(neighbours), gain.cell);
  return (
    own.find((cell) => open(cell) && isWide(cell)) ??
    own.find((cell) => open(cell) && level(cell) < ROWS) ??
    around.find((cell) => open(cell) && isWide(cell)) ??
    own.find(open) ??
    around.find(open) ??
    gain.cell
  );
}

const besides = ({ x, y }: Cell, right: number): Cell => ({ x: x + right, y });

const neighbours = ({ x, y }: Cell): Cell[] => [
  { x, y: y + 1 },
  { x: x + 1, y },
  { x, y: y - 1 },
  { x: x - 1, y },
];

/** All cells of the feature; of a field only the farmer's. */
function cellsOf({ items, cell }: Gained): Cell[] {
  const cells = items.flatMap((item: Item) =>
    item.for === "field" || item.for === "goods" ? [] : item.at.map(([x, y]) => ({ x: x!, y: y! })),
  );
  return cells.length === 0 ? [cell] : cells;
}

function nearestFirst(cells: readonly Cell[], to: Cell): Cell[] {
  const far = (cell: Cell): number => (cell.x - to.x) ** 2 + (cell.y - to.y) ** 2;
  return [...cells].sort((one, other) => far(one) - far(other));
}
