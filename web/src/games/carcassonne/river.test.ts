import { expect, test } from "vitest";
import { flowOf, isRiverOpen, isRiverTile, riverEnd } from "./river";

const end = { x: 1, y: 0, side: "W" as const };
const river = { left: 3, end, bend: null };

test("the river is open while there are river tiles, the one in hand included", () => {
  expect(isRiverOpen({ river, in_hand: "RG" })).toBe(true);
  expect(isRiverOpen({ river: { ...river, left: 0 }, in_hand: "RL" })).toBe(true);
  expect(isRiverOpen({ river: { ...river, left: 0 }, in_hand: "D" })).toBe(false);
  expect(isRiverOpen({ river: null, in_hand: "RG" })).toBe(false);
  expect(isRiverOpen({ in_hand: "R" })).toBe(false);
});

test("river tiles are known by their letters", () => {
  expect(["RA", "RL", "R", "IK"].map(isRiverTile)).toEqual([true, true, false, false]);
});

test("the river ends at a cell and flows away from the side it comes from", () => {
  expect(riverEnd({ river })).toEqual(end);
  expect(riverEnd({ river: null })).toBeNull();
  expect(riverEnd({})).toBeNull();
  expect(["N", "E", "S", "W"].map(flowOf)).toEqual([0, 1, 2, 3]);
});
