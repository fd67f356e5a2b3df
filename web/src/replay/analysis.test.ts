import { describe, expect, it } from "vitest";
import {
  chancesBefore,
  chancesOf,
  compared,
  decisionAt,
  mistakesOf,
  variationsOf,
} from "./analysis";
import type { Analysis, Decision } from "./forms";

const variation = (x: number): Decision["best"] => ({
  actions: [{ place: { tile: "D", x, y: 0, turn: 0 } }],
  notation: [],
  points: [1, 2],
  chances: [0.5, 0.5],
});
const decision = {
  entry: 7,
  until: 8,
  seat: 1,
  grade: "mistake",
  played: variation(1),
  best: variation(2),
} as unknown as Decision;
const analysis = {
  seats: 2,
  moments: [
    { entry: 0, chances: [0.5, 0.5], points: [] },
    { entry: 3, chances: [0.25, 0.75], points: [] },
  ],
  decisions: [decision],
} as unknown as Analysis;

describe("what an analysis found", () => {
  it("holds from one moment to the next", () => {
    expect(chancesOf(analysis, 4)).toEqual([
      [50, 50],
      [50, 50],
      [50, 50],
      [25, 75],
      [25, 75],
    ]);
  });
  it("is compared where it was decided: before the entry", () => {
    const { entry, seat, variations } = compared(decision);
    expect([entry, seat, variations.map(({ name }) => name)]).toEqual([6, 1, ["better", "played"]]);
  });
  it("has nothing better to show for the best move", () => {
    expect(compared({ ...decision, grade: "best" }).variations.map(({ name }) => name)).toEqual([
      "played",
    ]);
  });
  it("starts from the chances of the best move, so that no move has more", () => {
    const best = { ...variation(2), chances: [0.3, 0.7] };
    expect(chancesBefore(compared({ ...decision, best }))).toEqual([0.3, 0.7]);
    expect(chancesBefore(compared({ ...decision, best, grade: "best" }))).toEqual([0.5, 0.5]);
  });
  it("is drawn with the one looked at in full", () => {
    expect(variationsOf(compared(decision), 1).map(({ chosen }) => chosen)).toEqual([false, true]);
  });
  it("is found by the entry of a decision", () => {
    expect(decisionAt(analysis, 7)).toBe(decision);
    expect(decisionAt(analysis, null)).toBeUndefined();
  });
  it("lists what a seat lost, however little, in the order of play", () => {
    const graded = (entry: number, grade: string, seat = 1): Decision =>
      ({ ...decision, entry, seat, grade }) as Decision;
    const decisions = [
      graded(1, "inaccuracy"),
      graded(2, "good"),
      graded(3, "blunder", 0),
      graded(4, "best"),
      graded(5, "blunder"),
      decision,
    ];
    const found = mistakesOf({ ...analysis, decisions }, 1);
    expect(found.map(({ entry }) => entry)).toEqual([1, 5, 7]);
  });
});
