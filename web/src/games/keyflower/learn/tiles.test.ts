import { describe, expect, test } from "vitest";
import { EMPTY_SEARCH, findTiles, type Entry } from "../../../learn/tiles/compendium";
import { compendium } from "./tiles";

/** Keys instead of texts, so that the search does not depend on a language. */
const keys = (key: string): string => key;
const names = (entries: readonly Entry[]): string[] => entries.map(({ name }) => name);

describe("the tiles of Keyflower", () => {
  const entries = compendium.entries(keys);
  const of = (search: Partial<typeof EMPTY_SEARCH>) =>
    names(findTiles(entries, { ...EMPTY_SEARCH, ...search }));

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
    const faces = entries.flatMap((one) => one.faces);
    expect(faces.filter(({ picture }) => picture === "")).toEqual([]);
    expect(entries.find(({ name }) => name === "keywood")?.faces).toHaveLength(2);
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
