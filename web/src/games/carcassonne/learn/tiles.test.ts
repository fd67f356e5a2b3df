import { describe, expect, test } from "vitest";
import { ALL, NO_WISH, wished, type Entry } from "../../../learn/tiles/shelf";
import { shelf } from "./tiles";

/** Keys instead of words: what is looked for here does not depend on a language. */
const keys = (key: string): string => key;
const names = (entries: readonly Entry[]): string[] => entries.map(({ name }) => name);

describe("the tiles of Carcassonne", () => {
  const entries = shelf.entries(keys);

  test("are of 24 types and are found by what is on them", () => {
    const of = (kind: string) => names(wished(entries, { ...NO_WISH, kind }));
    expect(of(ALL)).toHaveLength(24);
    expect(of("cloister")).toEqual(["A", "B"]);
    expect(of("pennant")).toEqual(["C", "F", "M", "O", "Q", "S"]);
  });
});
