import { expect, it } from "vitest";
import type { Puzzle } from "../net/types";
import { filtered, kindsOf, nextOf } from "./list";
import { NEW_SOLVER } from "./rating";

const puzzle = (id: string, rating: number, kind = "last_two", game = "carcassonne"): Puzzle => ({
  id,
  game,
  kind,
  rating,
  seats: 2,
  seat: 0,
});
const all = [
  puzzle("a", 700),
  puzzle("b", 1150),
  puzzle("c", 1260, "find_turn"),
  puzzle("d", 1200, "allocate", "keyflower"),
];

it("shows the puzzles of a game and a kind", () => {
  const ids = (filter: object) =>
    filtered(all, { game: "carcassonne", kind: "", fresh: false, ...filter }, NEW_SOLVER).map(
      (one) => one.id,
    );
  expect(ids({})).toEqual(["b", "c", "a"]);
  expect(ids({ kind: "find_turn" })).toEqual(["c"]);
  expect(kindsOf(all, "carcassonne")).toEqual(["last_two", "find_turn"]);
});

it("leaves out those that were tried", () => {
  const solver = { rating: 1200, results: { "carcassonne/b": false } };
  const found = filtered(all, { game: "carcassonne", kind: "", fresh: true }, solver);
  expect(found.map((one) => one.id)).toEqual(["c", "a"]);
});

it("shows those first that were not tried, the nearest to the solver's rating at the top", () => {
  const solver = { rating: 1200, results: { "carcassonne/b": false } };
  const found = filtered(all, { game: "carcassonne", kind: "", fresh: false }, solver);
  expect(found.map((one) => one.id)).toEqual(["c", "a", "b"]);
});

it("goes on with the puzzle of the same game nearest to the solver's rating", () => {
  expect(nextOf(all, { game: "carcassonne", id: "b" }, NEW_SOLVER)?.id).toBe("c");
  const solver = { rating: 1200, results: { "carcassonne/c": true, "carcassonne/a": true } };
  expect(nextOf(all, { game: "carcassonne", id: "b" }, solver)).toBeNull();
});
