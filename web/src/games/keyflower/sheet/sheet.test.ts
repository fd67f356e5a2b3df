import { describe, expect, test } from "vitest";
import type { Item, View } from "../forms";
import type { Counted } from "../things";
import { divisionsOf, type Counting } from "./allocation";
import { placeAt, worthAt } from "./places";
import { bySource, titleOf } from "./sums";
import { explanationOf } from "./explanations";
import { keyed as t } from "../../../words/keyed";

const NOTHING = { wood: 0, stone: 0, iron: 0, gold: 0 };
const lies = (tile: string, face = "front", resources: Counted = {}): object => ({
  tile,
  face,
  resources: { ...NOTHING, ...resources },
});
function over(
  tiles: object[],
  workers: Counted = {},
  skills: Counted = {},
  purple = false,
  options: object = {},
): View {
  return {
    options,
    purple_free: false,
    start_player: purple ? 0 : 1,
    villages: [{ tiles, waiting: [], aside: [] }],
    screens: [
      {
        own_workers: { blue: 0, red: 0, yellow: 0, green: 0, ...workers },
        own_skills: { saw: 0, pickaxe: 0, anvil: 0, ...skills },
      },
    ],
  } as unknown as View;
}
const at = (view: View, items: Item[], tile: string | null): Counting => {
  const all = divisionsOf(view, 0, items).flatMap(({ countings }) => countings);
  return all.find(({ place }) => place.tile === tile)!;
};

describe("what things bring at a place", () => {
  const worth = (tile: string, things: Counted, chosen?: string, all = false): number =>
    worthAt(placeAt(tile, "front", {})!, things, { gold: true, all }, chosen);

  test("five of any, three of each, one of a kind", () => {
    expect(worth("apothecary", { blue: 4, green: 7 })).toBe(6);
    expect(worth("scribes", { saw: 2, pickaxe: 3, anvil: 1 })).toBe(10);
    expect(worth("key_market", { green: 3, red: 2 })).toBe(6);
  });

  test("the type that was chosen, or the best", () => {
    expect(worth("scholar", { saw: 2, anvil: 3 })).toBe(9);
    expect(worth("scholar", { saw: 2, anvil: 3 }, "saw")).toBe(6);
  });

  test("gold stands for others; with boat 3b all do", () => {
    expect(worth("mercers_guild", { wood: 1, stone: 1, gold: 1 })).toBe(5);
    expect(worth("mercers_guild", { wood: 3 })).toBe(0);
    expect(worth("mercers_guild", { wood: 3 }, undefined, true)).toBe(5);
    expect(worth("jeweller", { wood: 3, gold: 1 })).toBe(2);
  });
});

test("other resources that count as gold name boat 3b", () => {
  const gold = (items: Counted): Item => ({ points: 2, for: "gold", items }) as Item;
  expect(titleOf(gold({ wood: 1, gold: 1 }), t)).toContain("tile-summer_boat_3b");
  expect(titleOf(gold({ gold: 2 }), t)).not.toContain("tile-summer_boat_3b");
  const view = over([lies("summer_boat_3", "b", { wood: 2 })]);
  const said = explanationOf(at(view, [gold({ wood: 2 })], null), t);
  expect(said).toContain("kfg-as-gold(boat: tile-summer_boat_3b)");
});

describe("why this division", () => {
  test("names what the same things would bring elsewhere", () => {
    const view = over([lies("windmill", "front", { stone: 2, gold: 3 })]);
    const items: Item[] = [
      { points: 5, for: "sets", tile: "windmill", items: { stone: 2, gold: 3 }, sets: 1 },
    ];
    const counting = at(view, items, "windmill");
    expect(counting.why).toEqual({ is: "less", tile: null, points: 3 });
    expect(explanationOf(counting, t)).toBe(
      "kfs-each(points: 5, what: amount-resource(count: 5)) kfs-why-less(kind: resource, place: kfs-loose-gold, points: 3)",
    );
  });

  test("says when it makes no difference, and when nothing else counts them", () => {
    const view = over([lies("white_wind", "boat"), lies("village_hall")], { red: 2, blue: 1 });
    const items: Item[] = [
      { points: 2, for: "sets", tile: "village_hall", items: { red: 2 }, sets: 2, chosen: "red" },
      { points: 1, for: "sets", tile: "white_wind", items: { blue: 1 }, sets: 1 },
    ];
    expect(at(view, items, "village_hall").why).toMatchObject({ is: "level", points: 2 });
    expect(at(view, items, "white_wind").why).toEqual({ is: "only" });
    expect(explanationOf(at(view, items, "village_hall"), t)).toContain("(colour-of-red)");
  });

  test("a tile that counted nothing was short of things, or they are worth more elsewhere", () => {
    const tiles = [lies("apothecary"), lies("white_wind", "boat"), lies("scribes")];
    const view = over(tiles, { blue: 5 }, { saw: 2, anvil: 1 });
    const items: Item[] = [
      { points: 5, for: "sets", tile: "white_wind", items: { blue: 5 }, sets: 5 },
    ];
    expect(at(view, items, "apothecary").why).toEqual({ is: "dear" });
    expect(at(view, items, "scribes").why).toEqual({ is: "short" });
    const purple = over(tiles, { blue: 5 }, { saw: 2, anvil: 1 }, true);
    expect(at(purple, items, "scribes").why).toEqual({ is: "dear" });
  });

  test("a storage tile counts what lies on it alone", () => {
    const view = over([lies("stone_yard", "front", { wood: 2 }), lies("barn", "back")]);
    expect(at(view, [], "stone_yard").why).toEqual({ is: "bare" });
    expect(at(view, [], "barn").why).toEqual({ is: "bare" });
  });

  test("by option the market gives 3, and what is stored counts nowhere else", () => {
    const market = over([lies("key_market")], { green: 2 }, {}, false, { key_market: 3 });
    expect(at(market, [], "key_market").place.points).toBe(3);
    const tiles = [lies("barn", "front", { gold: 2 }), lies("jeweller")];
    const items: Item[] = [{ points: 2, for: "store", tile: "barn", items: { gold: 2 } }];
    const stays = over(tiles, {}, {}, false, { stored_resources: "stay" });
    expect(at(stays, items, "barn").why).toEqual({ is: "only" });
    expect(at(stays, items, "jeweller").why).toEqual({ is: "short" });
    expect(at(over(tiles), items, "jeweller").why).toEqual({ is: "dear" });
  });

  test("by option a purple worker that nobody won does not count", () => {
    const options = { purple_worker: "winner" };
    const won = over([lies("scribes")], {}, { saw: 1, anvil: 1 }, true, options);
    expect(at(won, [], "scribes").why).toEqual({ is: "dear" });
    const passed = { ...won, purple_free: true } as View;
    expect(at(passed, [], "scribes").why).toEqual({ is: "short" });
  });

  test("what counted nowhere is left over", () => {
    const view = over([lies("scribes")], {}, { saw: 3, pickaxe: 1, anvil: 1 });
    const three = { saw: 1, pickaxe: 1, anvil: 1 };
    const items: Item[] = [{ points: 10, for: "sets", tile: "scribes", items: three, sets: 1 }];
    const [division] = divisionsOf(view, 0, items);
    expect(division!.left).toEqual({ saw: 2, pickaxe: 0, anvil: 0 });
    expect(division!.points).toBe(10);
  });
});

describe("the sums", () => {
  const items: Item[] = [
    { points: 5, for: "printed", tile: "home_5" },
    { points: 7, for: "printed", tile: "mason", flipped: true },
    { points: 4, for: "transport", tile: "keyflower", transport: 2, doubled: true },
    { points: 2, for: "turn_order", tile: "turn_order_tile_2", neighbours: 2 },
    { points: 6, for: "store", tile: "stone_yard", items: { stone: 2 }, purple: true },
  ];

  test("add up by what they are for", () => {
    expect(bySource(items)).toEqual({
      printed: 12,
      store: 6,
      sets: 0,
      gold: 0,
      boat: 4,
      turn_order: 2,
    });
  });

  test("have their reasons in words", () => {
    expect(items.map((item) => titleOf(item, t))).toEqual([
      "item-printed(tile: tile-home_5)",
      "item-printed(tile: tile-mason) (item-flipped)",
      "item-transport(tile: tile-keyflower, count: 2, doubled: yes)",
      "item-turn_order(tile: tile-turn_order_tile_2, count: 2)",
      "item-things(tile: tile-stone_yard, things: amount-stone(count: 2)) (item-purple)",
    ]);
  });
});
