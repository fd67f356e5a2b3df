import { describe, expect, test } from "vitest";
import {
  beside,
  boxRound,
  cellUnder,
  HIGH,
  inReadingOrder,
  middleOf,
  opposite,
  stepped,
  towards,
} from "./hex";

const home = { q: 0, r: 0 };
const sides = [0, 1, 2, 3, 4, 5];

describe("neighbours", () => {
  test("all touch: their middles are as far off as a tile is high", () => {
    for (const side of sides) {
      const { x, y } = middleOf(beside(home, side));
      expect(Math.hypot(x, y)).toBeCloseTo(HIGH);
    }
  });

  test("go clockwise from the north", () => {
    const turned = sides.map((side) => {
      const { x, y } = middleOf(beside(home, side));
      return Math.round((Math.atan2(x, -y) * 180) / Math.PI + 360) % 360;
    });
    expect(turned).toEqual([0, 60, 120, 180, 240, 300]);
  });

  test("touch each other by opposite sides", () => {
    for (const side of sides) expect(beside(beside(home, side), opposite(side))).toEqual(home);
  });
});

describe("the cell under a point", () => {
  test("is the one whose middle is there, and anywhere near it", () => {
    for (let q = -3; q <= 3; q++) {
      for (let r = -3; r <= 3; r++) {
        const { x, y } = middleOf({ q, r });
        for (const [right, down] of [
          [0, 0],
          [0.45, 0],
          [-0.2, 0.38],
          [0.2, -0.38],
        ] as const) {
          expect(cellUnder({ x: x + right, y: y + down })).toEqual({ q, r });
        }
      }
    }
  });

  test("is a neighbour beyond a corner", () => {
    expect(cellUnder({ x: 0.55, y: 0.05 })).toEqual({ q: 1, r: 0 });
    expect(cellUnder({ x: 0.55, y: -0.05 })).toEqual({ q: 1, r: -1 });
  });
});

test("a box goes round whole tiles", () => {
  const box = boxRound([home, { q: 1, r: 0 }]);
  expect(box.left).toBe(-0.5);
  expect(box.right).toBe(1.25);
  expect(box.top).toBeCloseTo(-HIGH / 2);
  expect(box.bottom).toBeCloseTo(HIGH);
  expect(boxRound([]).right).toBe(0.5);
});

describe("arrow keys", () => {
  const ring = sides.map((side) => beside(home, side));

  test("lead to what lies that way", () => {
    expect(towards(ring, home, "up")).toEqual({ q: 0, r: -1 });
    expect(towards(ring, home, "down")).toEqual({ q: 0, r: 1 });
    expect(middleOf(towards(ring, home, "right")!).x).toBeGreaterThan(0);
    expect(middleOf(towards(ring, home, "left")!).x).toBeLessThan(0);
  });

  test("find nothing beyond the last, and then go on from the other end", () => {
    const row = [home, { q: 1, r: 0 }];
    expect(towards(row, { q: 1, r: 0 }, "right")).toBeUndefined();
    expect(stepped(row, { q: 1, r: 0 }, "right")).toEqual(home);
    expect(stepped([], home, "right")).toBeUndefined();
  });

  test("never lead down when they point up", () => {
    const column = [home, { q: 0, r: 1 }];
    expect(stepped(column, home, "up")).toBeUndefined();
    expect(stepped(column, { q: 0, r: 1 }, "down")).toBeUndefined();
  });
});

test("reading order goes by rows", () => {
  const read = inReadingOrder([{ q: 0, r: 1 }, { q: 2, r: -1 }, home, { q: 0, r: -1 }]);
  expect(read).toEqual([{ q: 0, r: -1 }, home, { q: 2, r: -1 }, { q: 0, r: 1 }]);
});
