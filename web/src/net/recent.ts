/** The latest positions that were shown, to show them again. */

import type { State } from "./types";

const KEPT = 60;

/** The positions with this one. A position without moves counts only as a beginning. */
export function recentWith(recent: readonly State[], next: State): State[] {
  if (recent.length === 0 || next.steps.some((step) => step.taken_back != null)) return [next];
  if (!next.steps.some((step) => step.kind === "do")) return [...recent];
  return [...recent.slice(1 - KEPT), next];
}

/**
 * The positions of the moves after this version, with the position before them; empty: there are no
 * such moves, or what was before them is not known.
 */
export function movesSince(recent: readonly State[], since: number): State[] {
  const first = recent.findLastIndex(
    ({ version, steps }) => version <= since || steps.some((step) => step.version === since),
  );
  const start = first < 0 ? 0 : first;
  return recent.length - start < 2 ? [] : recent.slice(start);
}
