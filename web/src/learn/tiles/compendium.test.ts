import { describe, expect, test } from "vitest";
import { EMPTY_SEARCH, findTiles, type Entry } from "./compendium";

const entry = (title: string, words: string, group = "", kinds: string[] = []): Entry => ({
  name: title,
  title,
  group,
  kinds,
  faces: [{ picture: "", caption: "", words }],
  brief: "",
  notes: [],
  rules: [],
});
const names = (entries: readonly Entry[]): string[] => entries.map(({ name }) => name);

describe("looking for tiles", () => {
  const entries = [
    entry("Kőműves", "csákányért 3 kő", "summer", ["resources"]),
    entry("Pajta", "pont minden erőforrásért", "autumn", ["points"]),
    entry("Kocsma", "ezt adja: 3 munkás", "autumn", ["workers"]),
  ];
  const found = (search: Partial<typeof EMPTY_SEARCH>) =>
    names(findTiles(entries, { ...EMPTY_SEARCH, ...search }));

  test("nothing in particular finds everything", () => {
    expect(found({})).toHaveLength(3);
  });
  test("accents and capitals do not matter", () => {
    expect(found({ query: "KOMUVES" })).toEqual(["Kőműves"]);
  });
  test("what a tile does is searched too, and every word must be there", () => {
    expect(found({ query: "munkas 3" })).toEqual(["Kocsma"]);
    expect(found({ query: "munkas pont" })).toEqual([]);
  });
  test("a season and an effect narrow the search together", () => {
    expect(found({ group: "autumn" })).toEqual(["Pajta", "Kocsma"]);
    expect(found({ group: "autumn", kind: "workers" })).toEqual(["Kocsma"]);
    expect(found({ group: "summer", kind: "workers" })).toEqual([]);
  });
});
