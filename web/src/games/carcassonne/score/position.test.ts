import { describe, expect, test } from "vitest";
import { decode, encode } from "../../../score/code";
import { Board } from "../board";
import { lettersOf } from "../tiles";
import {
  emptyPosition,
  isAlone,
  isEmpty,
  lay,
  leftOf,
  likelyTurn,
  openCells,
  pack,
  remove,
  rotate,
  stand,
  standsOf,
  unpack,
  withSeats,
  type Position,
} from "./position";

/** Two city caps that face each other, with a knight and a farmer. */
function small(): Position {
  let position = lay(emptyPosition(3), "E", { x: 0, y: 0 });
  position = lay(position, "E", { x: 0, y: 1 });
  const [below, above] = position.tiles;
  position = stand(
    position,
    below!,
    1,
    standsOf(below!).find(({ on }) => on === "field")!,
  );
  position = stand(
    position,
    above!,
    2,
    standsOf(above!).find(({ on }) => on === "city")!,
  );
  return { ...position, points: [5, 0, 12], options: { farmers: "per_city_4", small_city: 2 } };
}

describe("entering a position", () => {
  test("begins in the middle and goes on beside what lies there", () => {
    expect(openCells(new Board([]))).toEqual([{ x: 0, y: 0 }]);
    expect(openCells(new Board(small().tiles))).toHaveLength(6);
  });

  test("a tile is turned so that its sides match", () => {
    const { tiles } = small();
    expect(tiles.map(({ turn }) => turn)).toEqual([0, 2]);
    expect(likelyTurn(new Board(tiles), "C", { x: 1, y: 0 })).toBe(0); // fits nowhere
  });

  test("a type runs out", () => {
    expect(leftOf(emptyPosition(2), "E")).toBe(5);
    expect(leftOf(small(), "E")).toBe(3);
  });

  test("a tile has one follower, which turns with it and leaves with it", () => {
    const position = small();
    const cell = { x: 0, y: 0 };
    const [city] = standsOf(position.tiles[0]!).filter(({ on }) => on === "city");
    const moved = stand(position, cell, 0, city!);
    expect(moved.followers).toHaveLength(2);
    const turned = rotate(moved, cell, 1);
    expect(turned.followers.find(({ seat }) => seat === 0)).toMatchObject({ on: "city", at: "E" });
    expect(rotate(turned, cell, -1)).toEqual(moved);
    const removed = remove(turned, cell);
    expect([removed.tiles.length, removed.followers.length]).toEqual([1, 1]);
    expect(stand(moved, cell, 0, null).followers).toHaveLength(1);
  });

  test("fewer players leave with their followers and points", () => {
    const fewer = withSeats(small(), 2);
    expect(fewer.points).toEqual([5, 0]);
    expect(fewer.followers.map(({ seat }) => seat)).toEqual([1]);
    expect(withSeats(fewer, 4).points).toEqual([5, 0, 0, 0]);
  });

  test("nothing entered is empty", () => {
    expect(isEmpty(emptyPosition(2))).toBe(true);
    expect(isEmpty(small())).toBe(false);
  });
});

test("no two spots of a tile have the same name", () => {
  const turns = [0, 1, 2, 3] as const;
  const tiles = lettersOf("base").flatMap((tile) =>
    turns.map((turn) => ({ tile, turn, x: 0, y: 0 })),
  );
  for (const tile of tiles) {
    const spots = standsOf(tile);
    const names = spots.map((spot) =>
      [spot.on, isAlone(spot, spots) ? spot.at?.charAt(0) : spot.at].join(),
    );
    expect(new Set(names).size).toBe(names.length);
  }
});

describe("the code in the address", () => {
  test("gives the same position back", () => {
    for (const position of [emptyPosition(2), small()]) {
      const read = decode(encode(pack(position)));
      expect("value" in read && unpack(read.value)).toEqual(position);
    }
  });

  test("with anything else in it gives none", () => {
    const [points, options, tiles] = pack(small()) as [unknown, unknown, unknown[][]];
    const wrong: unknown[] = [
      null,
      [],
      {},
      "x",
      [points, options],
      [[1], options, tiles],
      [[-1, 0, 0], options, tiles],
      [points, [], tiles],
      [points, { farmers: null }, tiles],
      [points, options, [["Z", 0, 0, 0]]],
      [points, options, [["RG", 0, 0, 0]]], // only the base game is counted
      [points, options, [["D", 0, 0, 4]]],
      [points, options, [["D", 0.5, 0, 0]]],
      [points, options, [["D", 0, 0, 0, 3, 0]]],
      [points, options, [["D", 0, 0, 0, 0, 9]]],
      [points, options, [["D", 0, 0, 0, 0]]],
    ];
    for (const value of wrong) expect(unpack(value)).toBeNull();
  });
});
