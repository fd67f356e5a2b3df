/**
 * The river of a home: a straight line from its water edge (KF F10) that only boats carry on. A
 * road laid beside it can close it for good, which is easily overlooked. The aid says where.
 */

import type { Aids, Spot } from "../forms";

/** A way to lay the tile in hand, and how many boats would still fit into the river. */
export type Closing = Aids["reach"]["closing"][number];

/** Whether laying the tile so closes the river. */
export const closesRiver = (closing: readonly Closing[], spot: Spot): boolean =>
  closing.some(({ q, r, turn }) => q === spot.q && r === spot.r && turn === spot.turn);
