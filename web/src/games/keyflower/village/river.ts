/**
 * The river of a home tile: a straight line from its water edge (KF F10) that only boats extend. A
 * road placed beside it can close it for good, which is easy to miss. The aid says where.
 */

import type { Aids, Spot } from "../forms";

/** A placement of the picked tile, and how many boats would still fit into the river. */
export type Closing = Aids["reach"]["closing"][number];

/** Whether this placement closes the river. */
export const closesRiver = (closing: readonly Closing[], spot: Spot): boolean =>
  closing.some(({ q, r, turn }) => q === spot.q && r === spot.r && turn === spot.turn);
