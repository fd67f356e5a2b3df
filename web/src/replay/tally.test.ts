import { describe, expect, it } from "vitest";
import type { Gain } from "../games/face";
import type { Frame } from "./forms";
import { Tally } from "./tally";

const frames = (gains: Gain[][]): Frame[] =>
  gains.map((some, entry) => ({
    entry,
    seat: null,
    t: null,
    events: some as unknown as Frame["events"],
    points: [entry, 2 * entry],
    actors: [],
    meta: [],
  }));

const gain = (seat: number, points: number, source: string): Gain => ({ seat, points, source });
const same = (event: unknown): Gain[] => [event as Gain];

describe("a tally", () => {
  const tally = new Tally(
    frames([[], [gain(0, 4, "city")], [], [gain(1, 2, "road"), gain(0, 3, "city")]]),
    2,
    same,
  );

  it("sums up what was given", () => {
    expect(tally.scored).toEqual([
      [0, 0],
      [4, 0],
      [4, 0],
      [7, 2],
    ]);
  });
  it("knows where points were given and what for", () => {
    expect(tally.scorings.map(({ entry }) => entry)).toEqual([1, 3]);
    expect(tally.sources).toEqual(["city", "road"]);
  });
  it("tells the points of a seat by source", () => {
    expect(tally.bySource(0, 2)).toEqual([4, 0]);
    expect(tally.bySource(0, 3)).toEqual([7, 0]);
    expect(tally.bySource(1, 3)).toEqual([0, 2]);
    expect(tally.layersOf(0)).toEqual([
      [0, 4, 4, 7],
      [0, 0, 0, 0],
    ]);
  });
  it("keeps what it would be if the game ended there", () => {
    expect(tally.ended[3]).toEqual([3, 6]);
  });
  it("has no sources where the game tells none", () => {
    expect(new Tally(frames([[], []]), 2, () => []).hasSources).toBe(false);
  });
});
