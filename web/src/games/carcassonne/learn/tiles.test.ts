import { describe, expect, test } from "vitest";
import { ALL, EMPTY_SEARCH, findTiles, type Entry } from "../../../learn/tiles/compendium";
import { compendium } from "./tiles";

/** Keys instead of texts, so that the search does not depend on a language. */
const keys = (key: string): string => key;
const names = (entries: readonly Entry[]): string[] => entries.map(({ name }) => name);

describe("the tiles of Carcassonne", () => {
  const entries = compendium.entries(keys);

  test("are of 24 types and are found by what is on them", () => {
    const of = (kind: string) => names(findTiles(entries, { ...EMPTY_SEARCH, kind }));
    expect(of(ALL)).toHaveLength(24);
    expect(of("cloister")).toEqual(["A", "B"]);
    expect(of("pennant")).toEqual(["C", "F", "M", "O", "Q", "S"]);
  });
});
