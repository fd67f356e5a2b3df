import { describe, expect, test } from "vitest";
import { shelf as carcassonne } from "./carcassonne";
import { shelf as keyflower } from "./keyflower";
import { ALL, NO_WISH, shelfOf, wished, type Entry } from "./shelf";

/** Keys instead of words: what is looked for here does not depend on a language. */
const keys = (key: string): string => key;

const entry = (title: string, words: string, group = "", kinds: string[] = []): Entry => ({
  name: title,
  title,
  group,
  kinds,
  looks: [{ picture: "", caption: "", words }],
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
  const found = (wish: Partial<typeof NO_WISH>) => names(wished(entries, { ...NO_WISH, ...wish }));

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

describe("the tiles of Keyflower", () => {
  const entries = keyflower.entries(keys);
  const of = (wish: Partial<typeof NO_WISH>) => names(wished(entries, { ...NO_WISH, ...wish }));

  test("are 64, each in a season or group of its own", () => {
    expect(entries).toHaveLength(64);
    expect(of({ group: "home" })).toHaveLength(6);
    for (const group of ["spring", "summer", "autumn", "winter"]) {
      expect(of({ group })).toHaveLength(12);
    }
    expect(of({ group: "boat" })).toHaveLength(6);
    expect(of({ group: "turn_order" })).toHaveLength(4);
  });
  test("have pictures of every face", () => {
    const looks = entries.flatMap((one) => one.looks);
    expect(looks.filter(({ picture }) => picture === "")).toEqual([]);
    expect(entries.find(({ name }) => name === "keywood")?.looks).toHaveLength(2);
  });
  test("are found by what they bring", () => {
    expect(of({ group: "spring", kind: "transport" })).toEqual(["stable"]);
    expect(of({ group: "summer", kind: "power" })).toHaveLength(4);
    expect(of({ group: "winter", kind: "points" })).toHaveLength(12);
    expect(of({ group: "spring", kind: "points" })).toEqual([]);
    for (const { kinds } of entries) expect(kinds).not.toEqual([]);
  });
  test("name the rules that tell more", () => {
    const rules = (tile: string) => entries.find(({ name }) => name === tile)?.rules;
    expect(rules("peddler")).toEqual(["KF E4", "KF E6"]);
    expect(rules("sea_breese")).toContain("KF F10");
    expect(rules("sawmill")).toEqual(["KF F1"]);
    for (const { rules } of entries) expect(rules).not.toEqual([]);
  });
});

describe("the tiles of Carcassonne", () => {
  const entries = carcassonne.entries(keys);

  test("are of 24 types and are found by what is on them", () => {
    const of = (kind: string) => names(wished(entries, { ...NO_WISH, kind }));
    expect(of(ALL)).toHaveLength(24);
    expect(of("cloister")).toEqual(["A", "B"]);
    expect(of("pennant")).toEqual(["C", "F", "M", "O", "Q", "S"]);
  });
});

test("a game without a compendium has no shelf", async () => {
  expect(await shelfOf("chess")).toBeNull();
  expect(await shelfOf("toString")).toBeNull();
});
