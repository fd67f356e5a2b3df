/** The game log, in the game's own words. */

import type { GameFace, Speak, HistoryEntry } from "./face";
import type { Step } from "../net/types";

/** The log lines of these steps of the game, by the step each line begins with. */
export function historyOf(
  face: GameFace,
  steps: readonly Step[],
  names: readonly string[],
  t: Speak,
): HistoryEntry[] {
  if (face.describeAll) return face.describeAll(steps, names, t);
  return steps.flatMap((step) =>
    face.describe(step, names, t).map((line) => ({ line, first: step, last: step })),
  );
}
