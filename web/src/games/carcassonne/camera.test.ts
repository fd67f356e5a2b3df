import { describe, expect, test } from "vitest";
import {
  LEAST,
  MOST,
  cellUnder,
  fitted,
  kept,
  panned,
  settled,
  showing,
  shownAt,
  shows,
  zoomed,
} from "./camera";

const size = { width: 800, height: 600 };
const extent = { left: -2, right: 5, bottom: -1, top: 4 };
const room = { top: 10, right: 60, bottom: 90, left: 150 };

describe("fitting", () => {
  const camera = fitted(extent, size, room);

  test("shows every cell within what is free", () => {
    const first = shownAt(camera, { x: extent.left, y: extent.top });
    const last = shownAt(camera, { x: extent.right, y: extent.bottom });
    expect(first.x).toBeGreaterThanOrEqual(room.left);
    expect(first.y).toBeGreaterThanOrEqual(room.top);
    expect(last.x + camera.unit).toBeLessThanOrEqual(size.width - room.right);
    expect(last.y + camera.unit).toBeLessThanOrEqual(size.height - room.bottom);
  });

  test("is good as long as everything shows", () => {
    expect(shows(camera, extent, size, room)).toBe(true);
    expect(shows(camera, { ...extent, left: -4 }, size, room)).toBe(false);
    expect(shows(camera, { ...extent, bottom: -3 }, size, room)).toBe(false);
    expect(shows(panned(camera, 400, 0), extent, size, room)).toBe(false);
  });

  test("gives whole pixels, so that tiles meet without a seam", () => {
    expect([camera.unit, camera.left, camera.top].every(Number.isInteger)).toBe(true);
  });

  test("makes no cell larger than wanted and none too small to see", () => {
    expect(fitted({ left: 0, right: 0, bottom: 0, top: 0 }, size).unit).toBe(132);
    expect(fitted({ left: -99, right: 99, bottom: 0, top: 0 }, size).unit).toBe(LEAST);
  });
});

describe("zooming", () => {
  const camera = { unit: 80, left: 100, top: 50 };

  test("keeps what is under the pointer", () => {
    const before = cellUnder(camera, 333, 222);
    const after = cellUnder(zoomed(camera, 1.7, 333, 222), 333, 222);
    expect(after.cell).toEqual(before.cell);
    expect(after.right).toBeCloseTo(before.right);
    expect(after.down).toBeCloseTo(before.down);
  });

  test("ends at its bounds without moving", () => {
    const nearest = zoomed(camera, 1000, 0, 0);
    expect(nearest.unit).toBe(MOST);
    expect(zoomed(nearest, 2, 300, 300)).toEqual(nearest);
  });

  test("settles on whole pixels", () => {
    const still = settled({ unit: 80.4, left: 10.3, top: 5.7 }, size);
    expect([still.unit, still.left, still.top].every(Number.isInteger)).toBe(true);
  });
});

describe("cells and points", () => {
  const camera = { unit: 50, left: 200, top: 300 };

  test("rows grow to the north", () => {
    expect(shownAt(camera, { x: 1, y: 2 })).toEqual({ x: 250, y: 200 });
    expect(cellUnder(camera, 275, 225)).toEqual({ cell: { x: 1, y: 2 }, right: 0.5, down: 0.5 });
  });

  test("the cell south of the start has row minus one", () => {
    expect(cellUnder(camera, 210, 360).cell).toEqual({ x: 0, y: -1 });
  });
});

describe("bringing a cell into view", () => {
  const camera = { unit: 100, left: 0, top: 0 };

  test("moves nothing where it is in view already", () => {
    expect(showing(camera, { x: 3, y: -2 }, size)).toEqual(camera);
  });

  test("moves as little as it takes", () => {
    const moved = showing(camera, { x: 9, y: -2 }, size, undefined, 0);
    expect(shownAt(moved, { x: 9, y: -2 })).toEqual({ x: 700, y: 200 });
  });

  test("centres what does not fit", () => {
    const { x } = shownAt(showing({ ...camera, unit: 700 }, { x: 0, y: 0 }, size), { x: 0, y: 0 });
    expect(x).toBe(50);
  });
});

test("the table cannot be pushed out of sight", () => {
  const camera = fitted(extent, size);
  for (const [right, down] of [
    [5000, 0],
    [-5000, 0],
    [0, 5000],
    [0, -5000],
  ] as const) {
    const pushed = kept(panned(camera, right, down), extent, size);
    const first = shownAt(pushed, { x: extent.left, y: extent.top });
    const last = shownAt(pushed, { x: extent.right, y: extent.bottom });
    expect(first.x).toBeLessThanOrEqual(size.width - pushed.unit);
    expect(first.y).toBeLessThanOrEqual(size.height - pushed.unit);
    expect(last.x).toBeGreaterThanOrEqual(0);
    expect(last.y).toBeGreaterThanOrEqual(0);
  }
});
