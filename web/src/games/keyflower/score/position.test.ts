import { describe, expect, test } from "vitest";
import { decode, encode } from "../../../score/code";
import {
  addTile,
  countedAt,
  emptyPosition,
  freeTiles,
  hasChoice,
  isEmpty,
  isStore,
  pack,
  removeTile,
  unpack,
  viewOf,
  withPlayer,
  withSeats,
  withTile,
  type Position,
} from "./position";

function small(): Position {
  let position = addTile(emptyPosition(3), 0, "home_1");
  position = addTile(position, 0, "timber_yard");
  position = withTile(position, 0, "timber_yard", {
    face: "back",
    resources: { wood: 3, stone: 0, iron: 0, gold: 2 },
  });
  position = addTile(position, 0, "sea_breese");
  position = withTile(position, 0, "sea_breese", { count: 3 });
  position = addTile(position, 1, "home_2");
  position = withPlayer(position, 0, {
    workers: { blue: 1, red: 2, yellow: 3, green: 4 },
    skills: { saw: 1, pickaxe: 0, anvil: 2 },
    resources: { wood: 0, stone: 1, iron: 0, gold: 5 },
  });
  return { ...position, options: { key_market: 3 }, purple: { seat: 0, won: true } };
}

describe("entering what players have", () => {
  test("a tile is offered until somebody has it, a home and a boat once", () => {
    const free = freeTiles(small(), 0);
    expect(free).not.toContain("timber_yard");
    expect(free.some((tile) => tile.startsWith("home_"))).toBe(false);
    expect(free).not.toContain("keyflower");
    expect(freeTiles(small(), 2)).toEqual(expect.arrayContaining(["home_3", "keyflower"]));
    expect(freeTiles(removeTile(small(), 0, "timber_yard"), 1)).toContain("timber_yard");
  });

  test("boats that are not in the game with so many players are not offered", () => {
    expect(freeTiles(emptyPosition(2), 0)).not.toContain("white_wind");
    expect(freeTiles(emptyPosition(6), 0)).toContain("white_wind");
  });

  test("what is counted, stored and upgraded depends on the tile", () => {
    expect(["turn_order_tile_1", "sea_bastion", "sea_breese", "barn"].map(countedAt)).toEqual([
      "turn_order",
      "loop",
      "river",
      null,
    ]);
    expect(isStore("barn", "front")).toBe(true);
    expect(isStore("home_1", "back")).toBe(false);
    expect(
      ["barn", "summer_boat_1", "scribes", "keyflower", "turn_order_tile_1"].map(hasChoice),
    ).toEqual([true, true, false, false, false]);
  });

  test("loose resources lie on the home tile of the score sheet", () => {
    const view = viewOf(small());
    const [home, yard] = view.villages[0]!.tiles;
    expect(home!.resources).toEqual({ wood: 0, stone: 1, iron: 0, gold: 5 });
    expect(yard!.resources).toEqual({ wood: 3, stone: 0, iron: 0, gold: 2 });
    expect(view.start_player).toBe(0);
  });

  test("fewer players", () => {
    expect(withSeats(small(), 2).players).toHaveLength(2);
    const purple = { ...small(), purple: { seat: 2, won: false } };
    expect(withSeats(purple, 2).purple).toBeNull();
    expect(isEmpty(emptyPosition(4))).toBe(true);
    expect(isEmpty(small())).toBe(false);
  });
});

describe("the code in the address", () => {
  test("gives the same position back", () => {
    for (const position of [emptyPosition(2), small()]) {
      const read = decode(encode(pack(position)));
      expect("value" in read && unpack(read.value)).toEqual(position);
    }
  });

  test("with anything else in it gives none", () => {
    const [seat, won, options, players] = pack(small()) as [number, number, object, unknown[]];
    const wrong: unknown[] = [
      null,
      {},
      [seat, won, options],
      [9, won, options, players],
      [seat, 2, options, players],
      [seat, won, null, players],
      [seat, won, options, players.slice(0, 1)],
      [seat, won, options, [[], []]],
      [seat, won, options, [players[0], [[[99, 0, 0]], [0, 0, 0, 0], [0, 0, 0], [0, 0, 0, 0]]]],
      [seat, won, options, [players[0], [[[0, 5, 0]], [0, 0, 0, 0], [0, 0, 0], [0, 0, 0, 0]]]],
      [seat, won, options, [players[0], [[], [0, 0, 0, -1], [0, 0, 0], [0, 0, 0, 0]]]],
    ];
    for (const value of wrong) expect(unpack(value)).toBeNull();
  });
});
