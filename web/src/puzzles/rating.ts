/** The solver's rating and results, kept in this browser alone. The first attempt counts. */

const STORAGE_KEY = "meeplewright.puzzles";
const START = 1200;
/** How far one result moves the rating: more while little is known. */
const STEP_FIRST = 64;
const STEP = 24;
const FEW = 15;

export interface Solver {
  rating: number;
  /** By game and id: whether the first attempt was right. */
  results: Readonly<Record<string, boolean>>;
}

export const NEW_SOLVER: Solver = { rating: START, results: {} };

export const keyOf = ({ game, id }: { game: string; id: string }): string => `${game}/${id}`;

/** The solver after a first attempt; later attempts at the same puzzle change nothing. */
export function after(
  solver: Solver,
  puzzle: { game: string; id: string; rating: number },
  solved: boolean,
): Solver {
  const key = keyOf(puzzle);
  if (key in solver.results) return solver;
  const expected = 1 / (1 + 10 ** ((puzzle.rating - solver.rating) / 400));
  const step = Object.keys(solver.results).length < FEW ? STEP_FIRST : STEP;
  return {
    rating: Math.round(solver.rating + step * (Number(solved) - expected)),
    results: { ...solver.results, [key]: solved },
  };
}

/** What this browser stored; a new solver if it stored nothing that can be read. */
export function readSolver(store: Pick<Storage, "getItem">): Solver {
  try {
    const form: unknown = JSON.parse(store.getItem(STORAGE_KEY) ?? "null");
    return isSolver(form) ? form : NEW_SOLVER;
  } catch {
    return NEW_SOLVER;
  }
}

function isSolver(form: unknown): form is Solver {
  if (typeof form !== "object" || form === null) return false;
  const { rating, results } = form as Partial<Solver>;
  return (
    Number.isFinite(rating) &&
    typeof results === "object" &&
    results !== null &&
    Object.values(results).every((one) => typeof one === "boolean")
  );
}

/** A full or forbidden store loses the result, not the page. */
export function writeSolver(store: Pick<Storage, "setItem">, solver: Solver): void {
  try {
    store.setItem(STORAGE_KEY, JSON.stringify(solver));
  } catch {
    /* nothing to do */
  }
}
