/** The river while it is built. */

import type { Cell, View } from "./forms";

/** The cell where the next river tile goes, and the side from which the river comes; null: none. */
export const riverEnd = ({ river }: Pick<View, "river">): (Cell & { side: string }) | null =>
  river?.end ?? null;

/** Whether a river tile is in hand, or the next tile is one. */
export function isRiverOpen({ river, in_hand }: Pick<View, "river" | "in_hand">): boolean {
  if (!river) return false;
  return river.left > 0 || (in_hand !== null && isRiverTile(in_hand));
}

export const isRiverTile = (letter: string): boolean =>
  letter.length === 2 && letter.startsWith("R");

/** Quarter turns clockwise of an arrow to the south, for a river that comes from this side. */
export const flowOf = (side: string): number => Math.max(0, ["N", "E", "S", "W"].indexOf(side));
