import { expect, it } from "vitest";
import { setWords } from "./setwords";

it("names the sets that a table adds to its game", () => {
  const options = { expansions: "river-traders_and_builders" };
  expect(setWords({ game: "carcassonne", options })).toEqual([
    "⟦option-expansions-river⟧",
    "⟦option-expansions-traders_and_builders⟧",
  ]);
  expect(setWords({ game: "carcassonne", options: { expansions: "none" } })).toEqual([]);
  expect(setWords({ game: "keyflower", options: {} })).toEqual([]);
});
