/** The history as lines. */

import type { GameFace, Line, Speak } from "../games";
import type { Step } from "../net/types";
import { metaLines } from "./metas";

export interface Entry {
  step: Step;
  line: Line;
  /** The first line of its step. */
  first: boolean;
}

/** Every line of these steps, oldest first. */
export function entriesOf(
  steps: readonly Step[],
  face: GameFace,
  names: readonly string[],
  t: Speak,
): Entry[] {
  return steps.flatMap((step) => {
    const lines =
      step.kind === "meta" || step.kind === "takeback"
        ? metaLines(step, names, t)
        : face.describe(step, names, t);
    return lines.map((line, at) => ({ step, line, first: at === 0 }));
  });
}
