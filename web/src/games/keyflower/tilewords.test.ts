import { FluentBundle, FluentResource } from "@fluent/bundle";
import english from "virtual:words/en";
import { describe, expect, test } from "vitest";
import type { Speak } from "..";
import { TILES } from "./facts";
import { costOf, doesOf, sidesOf } from "./tilewords";

const bundle = new FluentBundle("en", { useIsolating: false });
bundle.addResource(new FluentResource(english));

const t: Speak = (key, args) => {
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) throw new Error(`no words for ${key}`);
  return bundle.formatPattern(pattern, args);
};

describe("what a tile does", () => {
  test.each([
    ["keywood", "back", "gives 3 wood"],
    ["workshop", "front", "gives one of: 1 wood / 1 stone / 1 iron"],
    ["carpenter", "front", "gives 3 wood for 1 saw"],
    ["peddler", "front", "gives 1 green for 1 yellow"],
    ["hiring_fair", "front", "gives 2 skills for 1 skill"],
    ["home_1", "back", "2 transport steps, one upgrade"],
    ["barn", "front", "one point at the end for each resource lying here"],
    ["sawmill", "front", "points only"],
    ["scribes", "front", "10 points at the end for each: saw + pickaxe + anvil"],
    ["apothecary", "front", "3 points at the end for each: 5 workers"],
    ["scholar", "front", "3 points at the end for each: skill of one kind"],
    ["summer_boat_3", "b", "any resource stands for any other in final scoring"],
    ["flipper", "front", "carries 5 workers, 2 skills"],
    [
      "turn_order_tile_1",
      "turn_order_1",
      "at the end one point for each neighbouring tile in the village",
    ],
  ])("%s, %s", (tile, face, words) => {
    expect(doesOf(tile, face, t)).toBe(words);
  });

  test("a boat that carries and scores by the same face says both", () => {
    const words = doesOf("sea_breese", "back", t);
    expect(words).toContain("carries 4 workers, 1 skill; at the end points");
    expect(words).toContain("2, 4, 8, 16, 32");
  });
});

describe("what an upgrade costs", () => {
  test.each([
    ["sawmill", "3 wood"],
    ["workshop", "2 resources"],
    ["keywood", "1 saw"],
    ["summer_boat_1", ""],
    ["keythedral", ""],
  ])("%s", (tile, words) => {
    expect(costOf(tile, t)).toBe(words);
  });
});

describe("the faces of a tile", () => {
  test("are told apart as people do it", () => {
    const captions = (tile: string) => sidesOf(tile, t).map(({ caption }) => caption);
    expect(captions("keywood")).toEqual(["Front", "Upgraded"]);
    expect(captions("summer_boat_1")).toEqual(["Boat 1a", "Boat 1b"]);
    expect(captions("sea_breese")).toEqual(["Spring", "Summer, Autumn, Winter"]);
    expect(captions("keythedral")).toEqual(["Front"]);
  });

  test("have words, every one of them", () => {
    for (const tile of TILES) {
      for (const { caption, does } of sidesOf(tile, t)) expect([caption, does]).not.toContain("");
    }
  });
});
