/** The result of an analysis, as the page shows it. Nothing is drawn here. */

import { labelOf, type Variation } from "../games/face";
import type { Analysis, Decision } from "./forms";
import type { Series } from "./tally";

/** Percent for every seat after every entry: a value holds until the next one. */
export function chancesOf({ moments, seats }: Analysis, last: number): Series {
  const series: number[][] = [];
  let now = Array.from({ length: seats }, () => 100 / seats);
  let next = 0;
  for (let entry = 0; entry <= last; entry++) {
    while (next < moments.length && moments[next]!.entry <= entry) {
      now = moments[next]!.chances.map((chance) => chance * 100);
      next += 1;
    }
    series.push(now);
  }
  return series;
}

/** What was played and what would have been better, at the step where it was decided. */
export interface Compared {
  entry: number;
  seat: number;
  variations: { name: "better" | "played"; variation: Decision["best"] }[];
}

export function compared(decision: Decision): Compared {
  const { entry, seat, best, played } = decision;
  const found: Compared["variations"] = [
    { name: "better", variation: best },
    { name: "played", variation: played },
  ];
  return {
    entry: entry - 1,
    seat,
    variations: decision.grade === "best" ? found.slice(1) : found,
  };
}

/**
 * The chances of every seat before the decision, if the best move is played: judged by what the
 * deciding seat could know, as those of the moves are.
 */
export const chancesBefore = ({ variations }: Compared): readonly number[] =>
  variations[0]?.variation.chances ?? [];

/** The same as variations on the board. */
export const variationsOf = ({ seat, variations }: Compared, chosen: number): Variation[] =>
  variations.map(({ variation }, index) => ({
    label: labelOf(index),
    seat,
    actions: variation.actions,
    chosen: index === chosen,
  }));

export const decisionAt = (analysis: Analysis, entry: number | null): Decision | undefined =>
  analysis.decisions.find((decision) => decision.entry === entry);

/** The grades of decisions that lost something, from the smallest loss to the largest. */
export const MISTAKES = ["inaccuracy", "mistake", "blunder"] as const;

/** The decisions of a seat that lost something, in the order of play. */
export const mistakesOf = ({ decisions }: Analysis, seat: number): Decision[] =>
  decisions.filter(
    (decision) =>
      decision.seat === seat && (MISTAKES as readonly string[]).includes(decision.grade),
  );
