import { describe, expect, it } from "vitest";
import type { Pairing } from "../net/types";
import { areRanked, scoreOf } from "./words";

const pairing = (places: number[] | null): Pairing => ({
  number: 1,
  table: "t",
  players: places?.map((_, at) => at + 1) ?? [1, 2],
  places,
  points: null,
  by: places ? "points" : null,
});
const scores = (places: number[] | null): string[] => {
  const one = pairing(places);
  return one.players.map((_, seat) => scoreOf(one, seat));
};

describe("a result", () => {
  it("of two is a point, a half or none", () => {
    expect(scores([1, 2])).toEqual(["1", "0"]);
    expect(scores([1, 1])).toEqual(["½", "½"]);
    expect(scores([2, 2])).toEqual(["0", "0"]);
  });
  it("of more is the place", () => {
    expect(scores([2, 1, 3])).toEqual(["2.", "1.", "3."]);
  });
  it("is not there yet, or a bye", () => {
    expect(scores(null)).toEqual(["", ""]);
    expect(scores([1])).toEqual([""]);
  });
});

describe("places", () => {
  it("leave out those that are shared", () => {
    expect(areRanked([1, 1, 3])).toBe(true);
    expect(areRanked([1, 2, 2])).toBe(true);
    expect(areRanked([1, 1, 2])).toBe(false);
    expect(areRanked([2, 3, 3])).toBe(false);
  });
});
