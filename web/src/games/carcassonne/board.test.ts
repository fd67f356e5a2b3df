import { describe, expect, test } from "vitest";
import { Board, kindOf, partKey } from "./board";
import type { Item, Laid, Scoring, Turn } from "./forms";
import { featuresByNews } from "./inspecting";
import { highlightsOf, paidFor } from "./highlights";
import { TILE_SETS } from "./sets";
import {
  LETTERS,
  anchorOf,
  countOf,
  lettersOf,
  lookOf,
  outlineOf,
  placesOf,
  segmentAt,
  segmentUnder,
  segmentsOf,
  towersOf,
} from "./tiles";

const lay = (tile: string, x: number, y: number, turn: Turn = 0): Laid => ({ tile, x, y, turn });
/** The start tile (city north, road west to east), a bend east of it, a cap city north of it. */
const board = new Board([lay("D", 0, 0), lay("V", 1, 0, 0), lay("E", 0, 1, 2)]);

describe("tiles", () => {
  test("there are 72 of 24 types in the base game, and those of the expansions", () => {
    const inAll = (letters: readonly string[]): number =>
      letters.reduce((sum, letter) => sum + countOf(letter), 0);
    expect(TILE_SETS.map((set) => lettersOf(set).length)).toEqual([24, 10, 17, 24]);
    expect(TILE_SETS.map((set) => inAll(lettersOf(set)))).toEqual([72, 12, 18, 24]);
    expect(LETTERS.slice(0, 24)).toEqual(lettersOf("base"));
  });

  test("an enclosed field has no side, and is not taken for another one", () => {
    const enclosed = segmentAt("TN", 0, "field", null);
    expect(placesOf("TN", 0, enclosed)).toEqual([]);
    expect(segmentAt("TN", 0, "field", "NL")).not.toBe(enclosed);
    expect(segmentAt("D", 0, "field", null)).toBe(-1);
  });

  test("places turn with the tile", () => {
    const city = segmentAt("D", 0, "city", "N");
    expect(placesOf("D", 1, city)).toEqual(["E"]);
    expect(segmentAt("D", 3, "city", "W")).toBe(city);
    expect(segmentAt("D", 0, "city", "S")).toBe(-1);
    expect(segmentAt("B", 0, "cloister", null)).toBeGreaterThanOrEqual(0);
  });

  test("every follower is pointed at where it stands, however the tile lies", () => {
    for (const letter of LETTERS)
      for (let turn = 0; turn < 4; turn++)
        segmentsOf(letter).forEach((segment, index) => {
          const [x, y] = anchorOf(letter, turn, index);
          if (lookOf(letter, turn) !== turn || segment.on === "field") return;
          expect(segmentUnder(letter, turn, x / 100, y / 100), letter + turn).toBe(index);
        });
  });

  test("outlines lie within the cell of their tile", () => {
    for (const letter of LETTERS)
      segmentsOf(letter).forEach((_, index) => {
        const numbers = outlineOf(letter, 1, index, 2, -1)
          .match(/-?[\d.]+/g)!
          .map(Number);
        numbers.forEach((value, at) => {
          const least = at % 2 === 0 ? 200 : 100;
          expect(value).toBeGreaterThanOrEqual(least);
          expect(value).toBeLessThanOrEqual(least + 100);
        });
      });
  });

  test("towers turn with the walls", () => {
    expect(towersOf("E", 0)).toEqual([
      [0, 0],
      [1, 0],
    ]);
    expect(towersOf("E", 1)).toEqual([
      [1, 0],
      [1, 1],
    ]);
  });
});

describe("the board", () => {
  test("reaches as far as its tiles", () => {
    expect(board.extent()).toEqual({ left: 0, right: 1, bottom: 0, top: 1 });
    expect(board.extent(1)).toEqual({ left: -1, right: 2, bottom: -1, top: 2 });
    expect(new Board([]).extent()).toEqual({ left: 0, right: 0, bottom: 0, top: 0 });
  });

  test("is open where an empty cell shares a side with a tile", () => {
    expect(board.isOpen({ x: 1, y: 1 })).toBe(true);
    expect(board.isOpen({ x: 0, y: 0 })).toBe(false);
    expect(board.isOpen({ x: 2, y: 1 })).toBe(false);
  });

  test("a city is whole across tiles", () => {
    const city = board.whole(board.part({ x: 0, y: 0, on: "city", at: "N" })!);
    expect(city.map((part) => [part.tile.x, part.tile.y]).sort()).toEqual([
      [0, 0],
      [0, 1],
    ]);
    expect(new Set(city.map(kindOf))).toEqual(new Set(["city"]));
  });

  test("fields meet by halves of a side, on their own side of the road", () => {
    const north = board.whole(board.part({ x: 0, y: 0, on: "field", at: "EL" })!);
    const south = board.whole(board.part({ x: 0, y: 0, on: "field", at: "ER" })!);
    const keys = new Set(north.map(partKey));
    expect(north.length).toBe(2);
    expect(south.some((part) => keys.has(partKey(part)))).toBe(false);
  });

  test("an open road is extended at its open ends", () => {
    const road = board.part({ x: 0, y: 0, on: "road", at: "W" })!;
    expect(board.extending(road).map(({ x, y }) => [x, y])).toEqual(
      expect.arrayContaining([
        [-1, 0],
        [1, -1],
      ]),
    );
    expect(board.extending(board.part({ x: 0, y: 0, on: "city", at: "N" })!)).toEqual([]);
  });

  test("towers where walls meet stand once", () => {
    expect(board.towers()).toEqual([
      { x: 0, y: 0 },
      { x: 1, y: 0 },
    ]);
  });

  test("a spot without a tile, or without such a place, is nothing", () => {
    expect(board.part({ x: 9, y: 9, on: "city", at: "N" })).toBeUndefined();
    expect(board.part({ x: 1, y: 0, on: "city", at: "N" })).toBeUndefined();
  });
});

describe("from feature to feature", () => {
  test("begins with what the last tile changed and leaves nothing out", () => {
    const found = featuresByNews(board);
    expect(found[0]?.tile).toMatchObject({ tile: "E", x: 0, y: 1 });
    const parts = found.flatMap((part) => board.whole(part).map(partKey));
    const all = board.tiles.flatMap((tile) => board.parts(tile).map(partKey));
    expect([...parts].sort()).toEqual([...all].sort());
  });
});

describe("lights", () => {
  const city: Item = {
    points: 4,
    for: "city",
    tiles: 2,
    pennants: 0,
    at: [
      [0, 0],
      [0, 1],
    ],
    finished: true,
    entry: 9,
  };

  test("an item lights the feature that covers exactly its cells", () => {
    expect(paidFor(city, board, []).length).toBe(2);
    expect(paidFor({ ...city, at: [[0, 0]] }, board, [])).toEqual([]);
  });

  test("the view's ledger knows better than a guess", () => {
    const field: Item = { points: 3, for: "field", city: [0, 0], side: "N", at: [0, 0] };
    const scoring: Scoring = {
      seats: [0],
      entry: 20,
      spot: { x: 0, y: 0, on: "field", at: "ER" },
      city: { x: 0, y: 0, on: "city", at: "N" },
      item: field,
    };
    const south = board.part({ x: 0, y: 0, on: "field", at: "ER" })!;
    const lit = paidFor(field, board, [scoring]).map(partKey);
    expect(lit).toContain(partKey(south));
    expect(lit.length).toBeGreaterThan(2);
  });

  test("of two cities that begin on one tile, an item lights the one on its side", () => {
    const two = new Board([lay("I", 0, 0), lay("E", 0, 1, 2), lay("E", 1, 0, 3)]);
    const lit = (side: "N" | "E") =>
      paidFor({ points: 3, for: "field", city: [0, 0], side, at: [0, 0] }, two, [])
        .filter((part) => kindOf(part) === "city")
        .map((part) => [part.tile.x, part.tile.y]);
    expect(lit("N")).toEqual([
      [0, 0],
      [0, 1],
    ]);
    expect(lit("E")).toEqual([
      [0, 0],
      [1, 0],
    ]);
  });

  test("a field that scores for two cities is lit once, with both cities", () => {
    const two = new Board([lay("I", 0, 0), lay("E", 0, 1, 2), lay("E", 1, 0, 3)]);
    const scores = (side: "N" | "E"): Item => ({
      points: 3,
      for: "field",
      city: [0, 0],
      side,
      at: [0, 0],
    });
    const lit = highlightsOf({ light: "items", items: [scores("N"), scores("E")] }, two, []).parts;
    expect(new Set(lit.map(partKey)).size).toBe(lit.length);
    expect(lit.filter((part) => kindOf(part) === "field").length).toBeGreaterThan(0);
    expect(lit.filter((part) => kindOf(part) === "city").length).toBe(4);
  });

  test("goods are not on the board", () => {
    const wine: Item = { points: 10, for: "goods", goods: "wine", tokens: 3 };
    expect(paidFor(wine, board, [])).toEqual([]);
  });

  test("what no game of ours made lights nothing", () => {
    expect(highlightsOf({ some: "thing" }, board, [])).toEqual({ parts: [], cells: [] });
    expect(highlightsOf(null, board, [])).toEqual({ parts: [], cells: [] });
    const tile = { light: "tile", cell: { x: 1, y: 0 } };
    expect(highlightsOf(tile, board, []).cells).toEqual([{ x: 1, y: 0 }]);
  });
});
