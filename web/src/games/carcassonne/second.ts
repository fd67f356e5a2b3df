/** The second tile that a builder gives. */

import type { Board } from "./board";
import { keyOf, type View } from "./forms";

/**
 * The cells where a tile of this seat would extend the road or city of its builder, and so give it
 * a second tile. There is never a third one.
 */
export function secondTileCells(
  view: Pick<View, "followers" | "part">,
  board: Board,
  seat: number | null,
): Set<string> {
  if (seat === null || view.part !== 1) return new Set();
  const builders = view.followers.filter((one) => one.seat === seat && one.figure === "builder");
  const parts = builders.flatMap((one) => board.part(one) ?? []);
  return new Set(parts.flatMap((part) => board.extending(part)).map(keyOf));
}
