import { describe, expect, test } from "vitest";
import { boxOf, boxOfCell, cellUnder } from "./plane";

describe("cells and points", () => {
  test("rows grow to the north", () => {
    expect(cellUnder({ x: 1.5, y: -1.5 })).toEqual({ cell: { x: 1, y: 2 }, right: 0.5, down: 0.5 });
  });

  test("the cell south of the start has row minus one", () => {
    expect(cellUnder({ x: 0.2, y: 1.2 }).cell).toEqual({ x: 0, y: -1 });
  });

  test("a cell's box holds the points that lie in the cell", () => {
    const { left, top, right, bottom } = boxOfCell({ x: 3, y: -2 });
    const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
    expect(cellUnder(middle)).toEqual({ cell: { x: 3, y: -2 }, right: 0.5, down: 0.5 });
  });

  test("the box of an extent goes round its outermost cells", () => {
    const box = boxOf({ left: -2, right: 5, bottom: -1, top: 4 });
    expect(box).toEqual({ left: -2, top: -4, right: 6, bottom: 2 });
  });
});
