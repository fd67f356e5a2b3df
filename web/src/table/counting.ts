/** The totals during the final count. */

import type { CountStep } from "../games/face";

/** Every seat's points after this step of the count (by its index), which ends with `points`. */
export function totalsAfter(
  steps: readonly CountStep[],
  points: readonly number[],
  at: number,
): number[] {
  const totals = [...points];
  for (const { gains } of steps.slice(at + 1)) {
    for (const { seat, points: gained } of gains) totals[seat] = (totals[seat] ?? 0) - gained;
  }
  return totals;
}
