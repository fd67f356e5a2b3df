/** What is shown during the final count, which must not give away the result. */

import type { CountStep } from "../games/face";
import type { Entry } from "./log";

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

/** The points beside the names: those counted so far, where a seat has any. */
export const pointsShown = (
  points: readonly (number | null)[],
  counted: readonly number[] | null,
): readonly (number | null)[] =>
  counted === null
    ? points
    : points.map((shown, seat) => (shown === null ? null : (counted[seat] ?? shown)));

/** The log up to the step that ended the game: the lines of that step tell the final points. */
export function entriesBeforeEnd(entries: readonly Entry[]): readonly Entry[] {
  const end = entries.findLast(({ last: { kind } }) => kind === "do" || kind === "chance");
  return entries.filter(({ last }) => last.version < (end?.last.version ?? Infinity));
}
