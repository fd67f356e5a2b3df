import { describe, expect, test } from "vitest";
import {
  LEAST,
  MOST,
  fitted,
  kept,
  panned,
  placeUnder,
  settled,
  showing,
  shownAt,
  shows,
  zoomed,
} from "./camera";

const size = { width: 800, height: 600 };
const box = { left: -2, top: -4, right: 6, bottom: 2 };
const room = { top: 10, right: 60, bottom: 90, left: 150 };

describe("fitting", () => {
  const camera = fitted(box, size, room);

  test("shows all of it within what is free", () => {
    const first = shownAt(camera, { x: box.left, y: box.top });
    const last = shownAt(camera, { x: box.right, y: box.bottom });
    expect(first.x).toBeGreaterThanOrEqual(room.left);
    expect(first.y).toBeGreaterThanOrEqual(room.top);
    expect(last.x).toBeLessThanOrEqual(size.width - room.right);
    expect(last.y).toBeLessThanOrEqual(size.height - room.bottom);
  });

  test("is good as long as everything shows", () => {
    expect(shows(camera, box, size, room)).toBe(true);
    expect(shows(camera, { ...box, left: -4 }, size, room)).toBe(false);
    expect(shows(camera, { ...box, bottom: 4 }, size, room)).toBe(false);
    expect(shows(panned(camera, 400, 0), box, size, room)).toBe(false);
  });

  test("gives whole pixels, so that tiles meet without a seam", () => {
    expect([camera.unit, camera.left, camera.top].every(Number.isInteger)).toBe(true);
  });

  test("makes nothing larger than wanted and nothing too small to see", () => {
    expect(fitted({ left: 0, top: 0, right: 1, bottom: 1 }, size).unit).toBe(132);
    expect(fitted({ left: -99, top: 0, right: 99, bottom: 1 }, size).unit).toBe(LEAST);
  });
});

describe("zooming", () => {
  const camera = { unit: 80, left: 100, top: 50 };

  test("keeps what is under the pointer", () => {
    const before = placeUnder(camera, 333, 222);
    const after = placeUnder(zoomed(camera, 1.7, 333, 222), 333, 222);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
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

test("a place shows where one finds it again", () => {
  const camera = { unit: 50, left: 200, top: 300 };
  expect(shownAt(camera, { x: 1, y: -2 })).toEqual({ x: 250, y: 200 });
  expect(placeUnder(camera, 250, 200)).toEqual({ x: 1, y: -2 });
});

const square = (x: number, y: number) => ({ left: x, top: y, right: x + 1, bottom: y + 1 });

describe("bringing something into view", () => {
  const camera = { unit: 100, left: 0, top: 0 };

  test("moves nothing where it is in view already", () => {
    expect(showing(camera, square(3, 2), size)).toEqual(camera);
  });

  test("moves as little as it takes", () => {
    const moved = showing(camera, square(9, 2), size, undefined, 0);
    expect(shownAt(moved, { x: 9, y: 2 })).toEqual({ x: 700, y: 200 });
  });

  test("centres what does not fit", () => {
    const { x } = shownAt(showing({ ...camera, unit: 700 }, square(0, 0), size), { x: 0, y: 0 });
    expect(x).toBe(50);
  });
});

test("the table cannot be pushed out of sight", () => {
  const camera = fitted(box, size);
  for (const [right, down] of [
    [5000, 0],
    [-5000, 0],
    [0, 5000],
    [0, -5000],
  ] as const) {
    const pushed = kept(panned(camera, right, down), box, size);
    const first = shownAt(pushed, { x: box.left, y: box.top });
    const last = shownAt(pushed, { x: box.right, y: box.bottom });
    expect(first.x).toBeLessThanOrEqual(size.width - pushed.unit);
    expect(first.y).toBeLessThanOrEqual(size.height - pushed.unit);
    expect(last.x).toBeGreaterThanOrEqual(pushed.unit);
    expect(last.y).toBeGreaterThanOrEqual(pushed.unit);
  }
});
