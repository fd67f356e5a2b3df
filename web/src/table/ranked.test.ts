import { describe, expect, it } from "vitest";
import { ranked } from "./ranked";

const places = (points: number[], winners: number[]): [number, number][] =>
  ranked(points, winners).map(({ seat, place }) => [place, seat]);

describe("places", () => {
  it("go by points", () => {
    expect(places([5, 20, 11], [1])).toEqual([
      [1, 1],
      [2, 2],
      [3, 0],
    ]);
  });
  it("are shared by equal points, and the next one counts on", () => {
    expect(places([9, 9, 4], [0, 1])).toEqual([
      [1, 0],
      [1, 1],
      [3, 2],
    ]);
  });
  it("follow the winner where the rules broke a tie", () => {
    expect(places([9, 9], [1])).toEqual([
      [1, 1],
      [2, 0],
    ]);
  });
});
