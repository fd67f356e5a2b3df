import { describe, expect, test } from "vitest";
import type { View } from "./forms";
import { figuresIn, setKey, setOf, setsOf, supplyOf } from "./sets";

const options = (expansions?: string) =>
  ({ farmers: "none", small_city: 4, ...(expansions && { expansions }) }) as View["options"];

describe("the sets of a game", () => {
  test("are only the base game where nothing is said", () => {
    expect(setsOf(options())).toEqual(["base"]);
    expect(setsOf(options("none"))).toEqual(["base"]);
  });
  test("are those that its option lists", () => {
    expect(setsOf(options("river-traders_and_builders"))).toEqual([
      "base",
      "river",
      "traders_and_builders",
    ]);
  });
  test("have their own tiles", () => {
    expect(["D", "RG", "IK", "TX"].map(setOf)).toEqual([
      "base",
      "river",
      "inns_and_cathedrals",
      "traders_and_builders",
    ]);
    expect(["R", "I", "T"].map(setOf)).toEqual(["base", "base", "base"]);
    expect(["base", "river"].map((set) => setKey(set as "base"))).toEqual([
      "cc-set-base",
      "option-expansions-river",
    ]);
  });
});

describe("figures", () => {
  test("come with the expansions", () => {
    expect(figuresIn({ options: options("river") })).toEqual(["follower"]);
    expect(figuresIn({ options: options("inns_and_cathedrals") })).toEqual(["follower", "big"]);
    const both = options("inns_and_cathedrals-traders_and_builders");
    expect(figuresIn({ options: both })).toEqual(["follower", "big", "builder", "pig"]);
  });
  test("are counted by kind and seat", () => {
    const view = { supply: [7, 2], figures: { big: [0, 1], builder: [1, 1], pig: [1, 0] } };
    expect(supplyOf(view, 1, "follower")).toBe(2);
    expect([supplyOf(view, 0, "big"), supplyOf(view, 1, "pig")]).toEqual([0, 0]);
    expect(supplyOf({ supply: [7] }, 0, "builder")).toBe(0);
  });
});
