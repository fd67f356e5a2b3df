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

export const filtered = (
  puzzles: readonly Puzzle[],
  { game, kind, fresh }: Filter,
  solver: Solver,
): Puzzle[] =>
  puzzles.filter(
    (one) =>
      one.game === game &&
      (kind === "" || one.kind === kind) &&
      !(fresh && keyOf(one) in solver.results),
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
  const away = (one: Puzzle): number => Math.abs(one.rating - solver.rating);
  const open = puzzles.filter(
    (one) => one.game === now.game && one.id !== now.id && !(keyOf(one) in solver.results),
  );
  return open.reduce<Puzzle | null>(
    (best, one) => (best === null || away(one) < away(best) ? one : best),
    null,
  );
}
