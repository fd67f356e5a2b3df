import { describe, expect, test } from "vitest";
import { chipsOf, decidedCells } from "./chips";
import { keyOf, type Cell, type Item } from "./forms";
import type { Gained } from "./news";

const NOTHING = new Set<string>();

/** A road over these columns of row 0, whose points belong in the middle of it. */
function road(...columns: number[]): Gained {
  const item: Item = {
    points: columns.length,
    for: "road",
    tiles: columns.length,
    at: columns.map((x) => [x, 0]),
    finished: true,
    entry: 4,
  };
  const cell = { x: columns[Math.floor(columns.length / 2)]!, y: 0 };
  return { seats: [0], points: columns.length, cell, items: [item] };
}

const cells = (gains: Gained[], decided: ReadonlySet<string> = NOTHING): string[] =>
  chipsOf(gains, decided).map(({ cell }) => keyOf(cell));

describe("chips with points", () => {
  test("lie in the middle of what they are for", () => {
    expect(cells([road(0, 1, 2)])).toEqual(["1,0"]);
  });

  test("make room for each other", () => {
    expect(cells([road(0, 1, 2), road(1, 2, 3, 4)])).toEqual(["1,0", "3,0"]);
  });

  test("share a cell above each other where there is no other", () => {
    const chips = chipsOf([road(1), road(1)], NOTHING);
    expect(chips.map(({ cell, level }) => [keyOf(cell), level])).toEqual([
      ["1,0", 0],
      ["1,0", 1],
    ]);
  });

  test("do not lie on the tile that the player is deciding about", () => {
    expect(cells([road(0, 1, 2)], new Set(["1,0"]))).toEqual(["0,0"]);
    expect(cells([road(1)], new Set(["1,0", "1,1"]))).toEqual(["2,0"]);
  });

  test("always lie somewhere", () => {
    const around: Cell[] = [
      { x: 1, y: 0 },
      { x: 1, y: 1 },
      { x: 2, y: 0 },
      { x: 1, y: -1 },
      { x: 0, y: 0 },
    ];
    expect(cells([road(1)], new Set(around.map(keyOf)))).toEqual(["1,0"]);
  });
});

describe("the player decides about", () => {
  const last = { x: 3, y: 3 };
  const composed = { choices: [], stands: [], pinned: null, stand: null };

  test("every cell for the tile, and what is around the chosen one", () => {
    const cell = { x: 0, y: 0 };
    expect([...decidedCells({ ...composed, choices: [cell] }, last)]).toEqual(["0,0"]);
    const chosen = decidedCells({ ...composed, choices: [cell], pinned: cell }, last);
    expect(chosen.has("0,1") && chosen.has("-1,0")).toBe(true);
  });

  test("the tile just placed, while its follower is chosen", () => {
    expect([...decidedCells({ ...composed, stands: [{}] }, last)]).toEqual(["3,3"]);
    expect(decidedCells(composed, last).size).toBe(0);
  });

  test("the same tile while the whole turn waits to be confirmed", () => {
    expect([...decidedCells({ ...composed, stand: {} }, last)]).toEqual(["3,3"]);
  });
});
