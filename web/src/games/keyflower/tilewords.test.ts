import { describe, expect, test } from "vitest";
import type { Speak } from "../face";
import { TILES } from "./facts";
import { costOf, doesOf, sidesOf } from "./tilewords";
import { keyed as t } from "../../words/keyed";

describe("what a tile does", () => {
  test.each([
    ["keywood", "back", "does-gain(what: amount-wood(count: 3))"],
    [
      "workshop",
      "front",
      "does-choose(what: amount-wood(count: 1) / amount-stone(count: 1) / amount-iron(count: 1))",
    ],
    [
      "carpenter",
      "front",
      "does-gain(what: amount-wood(count: 3)) does-pay(price: amount-saw(count: 1))",
    ],
    [
      "peddler",
      "front",
      "does-gain(what: amount-green(count: 1)) does-pay(price: amount-yellow(count: 1))",
    ],
    [
      "hiring_fair",
      "front",
      "does-gain(what: amount-skill(count: 2)) does-pay(price: amount-skill(count: 1))",
    ],
    ["home_1", "back", "does-transport(steps: 2, upgrades: 1)"],
    ["barn", "front", "does-store(points: 1, thing: resource-any)"],
    ["sawmill", "front", "does-nothing"],
    ["scribes", "front", "does-score(points: 10, what: skill-saw + skill-pickaxe + skill-anvil)"],
    ["apothecary", "front", "does-score(points: 3, what: amount-worker(count: 5))"],
    ["scholar", "front", "does-score(points: 3, what: unit-chosen-skill)"],
    ["summer_boat_3", "b", "power-summer_boat_3b"],
    ["flipper", "front", "does-carry(what: amount-worker(count: 5), amount-skill(count: 2))"],
    ["turn_order_tile_1", "turn_order_1", "does-turn-order"],
  ])("%s, %s", (tile, face, words) => {
    expect(doesOf(tile, face, t)).toBe(words);
  });

  test("a boat that carries and scores by the same face says both", () => {
    const words = doesOf("sea_breese", "back", t);
    expect(words).toContain(
      "does-carry(what: amount-worker(count: 4), amount-skill(count: 1)); does-river",
    );
    expect(words).toContain("2, 4, 8, 16, 32");
  });
});

describe("what an upgrade costs", () => {
  test.each([
    ["sawmill", "amount-wood(count: 3)"],
    ["workshop", "amount-resource(count: 2)"],
    ["keywood", "amount-saw(count: 1)"],
    ["summer_boat_1", ""],
    ["keythedral", ""],
  ])("%s", (tile, words) => {
    expect(costOf(tile, t)).toBe(words);
  });
});

describe("the faces of a tile", () => {
  test("are told apart as people do it", () => {
    const captions = (tile: string) => sidesOf(tile, t).map(({ caption }) => caption);
    expect(captions("keywood")).toEqual(["tile-front", "tile-back"]);
    expect(captions("summer_boat_1")).toEqual(["tile-summer_boat_1a", "tile-summer_boat_1b"]);
    expect(captions("sea_breese")).toEqual([
      "season-spring",
      "season-summer, season-autumn, season-winter",
    ]);
    expect(captions("keythedral")).toEqual(["tile-front"]);
  });

  test("have words, every one of them", () => {
    for (const tile of TILES) {
      for (const { caption, does } of sidesOf(tile, t)) expect([caption, does]).not.toContain("");
    }
  });
});
