import { describe, expect, test } from "vitest";
import type { TurnedOver } from "../forms";
import { choicesOf, turnAfter, turnLike, upgradesOf } from "./choices";

test("layings are gathered by cell, in reading order", () => {
  const choices = choicesOf([
    { q: 0, r: 1, turn: 2 },
    { q: 0, r: -1, turn: 0 },
    { q: 0, r: 1, turn: 5 },
  ]);
  expect(choices).toEqual([
    { q: 0, r: -1, turns: [0] },
    { q: 0, r: 1, turns: [2, 5] },
  ]);
});

describe("turning", () => {
  test("goes through legal turns only, round and round", () => {
    expect(turnAfter([0, 2, 5], 2, 1)).toBe(5);
    expect(turnAfter([0, 2, 5], 5, 1)).toBe(0);
    expect(turnAfter([0, 2, 5], 0, -1)).toBe(5);
    expect(turnAfter([3], 3, 1)).toBe(3);
  });

  test("on the next cell the tile stays as it was turned, if it may", () => {
    expect(turnLike([0, 2, 5], 2)).toBe(2);
    expect(turnLike([0, 2, 5], 3)).toBe(5);
    expect(turnLike([0, 2], 5)).toBe(0);
    expect(turnLike([4, 1], null)).toBe(4);
  });
});

test("ways to pay are gathered by tile, those that spare gold first", () => {
  const way = (tile: string, gold: number): TurnedOver => ({
    tile,
    resources: gold > 0 ? { gold } : { wood: 1 },
    skill: null,
  });
  const found = upgradesOf([way("inn", 2), way("stable", 0), way("inn", 0), way("inn", 1)]);
  expect([...found.keys()]).toEqual(["inn", "stable"]);
  expect(found.get("inn")!.map((one) => one.resources.gold ?? 0)).toEqual([0, 1, 2]);
});
