import { describe, expect, it } from "vitest";
import { after, NEW_SOLVER, readSolver, writeSolver } from "./rating";

const puzzle = (rating: number, id = "a") => ({ game: "carcassonne", id, rating });

describe("the solver's rating", () => {
  it("rises more for a hard puzzle than for an easy one", () => {
    const hard = after(NEW_SOLVER, puzzle(1800), true).rating;
    const easy = after(NEW_SOLVER, puzzle(700), true).rating;
    expect(hard).toBeGreaterThan(easy);
    expect(easy).toBeGreaterThan(NEW_SOLVER.rating);
  });
  it("falls for a failure", () => {
    expect(after(NEW_SOLVER, puzzle(1200), false).rating).toBeLessThan(NEW_SOLVER.rating);
  });
  it("counts only the first attempt at a puzzle", () => {
    const failed = after(NEW_SOLVER, puzzle(1200), false);
    expect(after(failed, puzzle(1200), true)).toBe(failed);
  });
  it("is stored and read again", () => {
    const kept = new Map<string, string>();
    const store = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
    const solver = after(NEW_SOLVER, puzzle(1500), true);
    writeSolver(store, solver);
    expect(readSolver(store)).toEqual(solver);
  });
  it.each(["", "null", "{", '{"rating":"x","results":{}}', '{"rating":1,"results":{"a":1}}'])(
    "starts again if %j was stored",
    (text) => {
      expect(readSolver({ getItem: () => text })).toBe(NEW_SOLVER);
    },
  );
});
