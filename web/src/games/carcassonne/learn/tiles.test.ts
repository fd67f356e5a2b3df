import { describe, expect, test } from "vitest";
import { ALL, EMPTY_SEARCH, findTiles, type Entry } from "../../../learn/tiles/compendium";
import { compendium } from "./tiles";

/** Keys instead of texts, so that the search does not depend on a language. */
const keys = (key: string): string => key;
const names = (entries: readonly Entry[]): string[] => entries.map(({ name }) => name);

describe("the tiles of Carcassonne", () => {
  const entries = compendium.entries(keys);

  test("are of 24 types in the base game and are found by what is on them", () => {
    const of = (kind: string) =>
      names(findTiles(entries, { ...EMPTY_SEARCH, group: "base", kind }));
    expect(of(ALL)).toHaveLength(24);
    expect(of("cloister")).toEqual(["A", "B"]);
    expect(of("pennant")).toEqual(["C", "F", "M", "O", "Q", "S"]);
  });

  test("of the expansions are found by their set and what is new on them", () => {
    const of = (group: string, kind = ALL) =>
      names(findTiles(entries, { ...EMPTY_SEARCH, group, kind }));
    const sets = ["river", "inns_and_cathedrals", "traders_and_builders"];
    expect(sets.map((set) => of(set).length)).toEqual([10, 17, 24]);
    expect(of(ALL, "inn")).toEqual(["IA", "IB", "IC", "IL", "IM", "IN"]);
    expect(of(ALL, "cathedral")).toEqual(["IK"]);
    expect(of(ALL, "goods")).toHaveLength(20);
    expect(of(ALL, "river")).toEqual(of("river"));
    expect(entries.find(({ name }) => name === "RK")?.notes).toContain("learn-tiles-river");
  });
});
