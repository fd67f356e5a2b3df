/** Which puzzles a list shows, and which one comes next. */

import type { Puzzle } from "../net/types";
import { keyOf, type Solver } from "./rating";

export interface Filter {
  game: string;
  /** Empty: all kinds. */
  kind: string;
  /** Only those that were not tried yet. */
  fresh: boolean;
}

const isTried = (one: Puzzle, solver: Solver): boolean => keyOf(one) in solver.results;

/** How far the puzzle's rating is from the solver's. */
const away = (one: Puzzle, solver: Solver): number => Math.abs(one.rating - solver.rating);

/** Those that were not tried yet come first, then those nearest to the solver's rating. */
export const filtered = (
  puzzles: readonly Puzzle[],
  { game, kind, fresh }: Filter,
  solver: Solver,
): Puzzle[] =>
  puzzles
    .filter(
      (one) =>
        one.game === game && (kind === "" || one.kind === kind) && !(fresh && isTried(one, solver)),
    )
    .sort(
      (one, other) =>
        Number(isTried(one, solver)) - Number(isTried(other, solver)) ||
        away(one, solver) - away(other, solver),
    );

export const kindsOf = (puzzles: readonly Puzzle[], game: string): string[] => [
  ...new Set(puzzles.filter((one) => one.game === game).map((one) => one.kind)),
];

/** The next puzzle of the game: the one not tried yet whose rating is nearest to the solver's. */
export function nextOf(
  puzzles: readonly Puzzle[],
  now: { game: string; id: string },
  solver: Solver,
): Puzzle | null {
  const open = puzzles.filter(
    (one) => one.game === now.game && one.id !== now.id && !isTried(one, solver),
  );
  return open.reduce<Puzzle | null>(
    (best, one) => (best === null || away(one, solver) < away(best, solver) ? one : best),
    null,
  );
}
