import { describe, expect, it } from "vitest";
import type { Step } from "../net/types";
import { mergeSteps, newsSince, withoutTakebacks } from "./steps";

const step = (version: number, more: Partial<Step> = {}): Step => ({
  version,
  at: version,
  kind: "do",
  seat: version % 2,
  events: [],
  ...more,
});
const versions = (steps: Step[]): number[] => steps.map((one) => one.version);

describe("steps", () => {
  it("told twice stand there once, in order", () => {
    expect(versions(mergeSteps([step(1), step(4)], [step(2), step(3), step(4)]))).toEqual([
      1, 2, 3, 4,
    ]);
  });
  it("that were taken back do not count, and the takeback does", () => {
    const back = step(5, { kind: "takeback", taken_back: { to: 2, dropped: [3, 4] } });
    expect(versions(withoutTakebacks([1, 2, 3, 4].map((n) => step(n)).concat(back)))).toEqual([
      1, 2, 5,
    ]);
  });
});

describe("news", () => {
  const steps = [step(1), step(2), step(3, { kind: "chance", seat: null }), step(4), step(6)];
  it("for a seat is what came after its own last deed", () => {
    expect(newsSince(steps, 1)).toBe(1);
    expect(newsSince(steps, 0)).toBe(6);
  });
  it("for one who looks on is the latest turn", () => {
    expect(newsSince(steps, null)).toBe(1);
  });
  it("is everything where a seat did nothing yet", () => {
    expect(newsSince(steps, 3)).toBe(0);
  });
});
