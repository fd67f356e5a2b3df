import { describe, expect, it } from "vitest";
import type { Step } from "../net/types";
import { questionBefore, turnsLost } from "./takeback";

/** One character per version: `.` is a random draw, a digit the seat that acted. */
const stepsOf = (text: string): Step[] =>
  [...text].map((who, at) => ({
    version: at + 1,
    at,
    kind: who === "." ? "chance" : "do",
    seat: who === "." ? null : Number(who),
    events: [],
  }));

const steps = stepsOf("00.11.00.11.");
const bots = { free: null, alone: true };

describe("the turns that a takeback undoes", () => {
  it("are the seat's own, also those that are undone in part", () => {
    expect([12, 7, 6, 2, 1, 0].map((to) => turnsLost(steps, 0, to))).toEqual([0, 1, 1, 1, 2, 2]);
  });
});

describe("the question before a takeback", () => {
  it("is not asked at a table of bots for the last turn", () => {
    expect(questionBefore(steps, 0, 7, bots)).toBe("none");
    expect(questionBefore(steps, 0, 6, bots)).toBe("none");
  });
  it("is asked at a table of bots if an earlier turn is lost too", () => {
    expect(questionBefore(steps, 0, 1, bots)).toBe("turns");
    expect(questionBefore(steps, 0, 0, bots)).toBe("turns");
  });
  it("is whether others agree, if there are other people", () => {
    expect(questionBefore(steps, 0, 7, { free: null, alone: false })).toBe("others");
    expect(questionBefore(steps, 0, 0, { free: null, alone: false })).toBe("others");
  });
  it("is not asked for what nobody has to agree to", () => {
    expect(questionBefore(steps, 0, 7, { free: 6, alone: false })).toBe("none");
    expect(questionBefore(steps, 0, 5, { free: 6, alone: false })).toBe("others");
  });
});
