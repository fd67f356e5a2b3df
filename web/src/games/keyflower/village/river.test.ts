import { describe, expect, test } from "vitest";
import type { Owned, Spot } from "../forms";
import { awaitsBoat, closesRiver, riverOf } from "./river";

// Home 1 has its water in the south: the river goes over 0,1 and 0,2.
const home = { tile: "home_1", q: 0, r: 0, turn: 0 as const };
const boat = (r: number) => ({ tile: "flipper", q: 0, r, turn: 0 as const });
const village = { home: "home_1", tiles: [home] } as unknown as Parameters<typeof closesRiver>[0];
const spot = (q: number, r: number, turn: Spot["turn"]): Spot => ({ q, r, turn });

describe("the river", () => {
  test("grows with boats that carry it on in a straight line", () => {
    expect(riverOf("home_1", [home], false)).toEqual({ length: 0, open: true });
    expect(riverOf("home_1", [home, boat(1), boat(2)], false)).toEqual({ length: 2, open: true });
  });

  test("ends at a boat that lies across", () => {
    const across = { ...boat(1), turn: 1 as const };
    expect(riverOf("home_1", [home, across], true)).toEqual({ length: 0, open: false });
  });
});

describe("a warning", () => {
  test("comes when a road would lie beside the water, where no boat could fit any more", () => {
    // 1,0 touches the river's cell 0,1 by its south-western side; turned by 2, a field lies there.
    expect(closesRiver(village, "keywood", spot(1, 0, 0), false)).toBe(true);
    expect(closesRiver(village, "keywood", spot(1, 0, 2), false)).toBe(false);
  });

  test("comes when a tile without water would lie in its way", () => {
    expect(closesRiver(village, "keywood", spot(0, 1, 0), true)).toBe(true);
    expect(closesRiver(village, "scholar", spot(0, 2, 0), false)).toBe(true);
  });

  test("stays away where edges need not match, as long as the way is free", () => {
    expect(closesRiver(village, "keywood", spot(1, 0, 0), true)).toBe(false);
  });

  test("stays away when a boat carries the river on, or the tile lies elsewhere", () => {
    expect(closesRiver(village, "flipper", spot(0, 1, 0), false)).toBe(false);
    expect(closesRiver(village, "keywood", spot(0, -1, 0), false)).toBe(false);
  });

  test("comes once: a river that is closed cannot be closed again", () => {
    const closed = { ...village, tiles: [home, { ...home, tile: "keywood", q: 1, r: 0 }] };
    const again = closesRiver(closed as unknown as typeof village, "miner", spot(-1, 1, 0), false);
    expect(again).toBe(false);
  });
});

test("in winter a boat is to come only if it waits", () => {
  const owned = (tile: string): Owned => ({ tile }) as unknown as Owned;
  const waits = { waiting: [owned("scholar"), owned("flipper")], aside: [], laying: null };
  expect(awaitsBoat({ ...waits, waiting: [] }, false)).toBe(true);
  expect(awaitsBoat(waits, true)).toBe(true);
  expect(awaitsBoat({ ...waits, laying: "flipper" }, true)).toBe(false);
  expect(awaitsBoat({ ...waits, waiting: [owned("scholar")] }, true)).toBe(false);
});
