/** The game log as lines. */

import type { GameFace, Line, Speak } from "../games/face";
import { historyOf } from "../games/history";
import type { Step } from "../net/types";
import { metaLines } from "./tablesteps";

export interface Entry {
  /** The first and the last step of the line. */
  step: Step;
  last: Step;
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
  const [game, others] = [steps.filter(isOfTheGame), steps.filter((step) => !isOfTheGame(step))];
  const lines = [
    ...historyOf(face, game, names, t),
    ...others.flatMap((step) =>
      metaLines(step, names, t).map((line) => ({ line, first: step, last: step })),
    ),
  ].sort((one, other) => one.first.version - other.first.version);
  return lines.map(({ line, first, last }, at) => ({
    step: first,
    last,
    line,
    first: lines[at - 1]?.first !== first,
  }));
}

/** The lines of the moves after this version. */
export const linesSince = (entries: readonly Entry[], since: number): Line[] =>
  entries.filter(({ step }) => step.kind === "do" && step.version > since).map(({ line }) => line);

const isOfTheGame = (step: Step): boolean => step.kind === "do" || step.kind === "chance";
