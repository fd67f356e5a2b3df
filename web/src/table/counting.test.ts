import { describe, expect, it } from "vitest";
import type { CountStep } from "../games/face";
import { totalsAfter } from "./counting";

const step = (...gains: [number, number][]): CountStep => ({
  words: "",
  focus: null,
  gains: gains.map(([seat, points]) => ({ seat, points })),
});

describe("totals during the final count", () => {
  const steps = [step([0, 3]), step([0, 2], [1, 2]), step([1, 9])];
  it("grow to the final points", () => {
    expect(totalsAfter(steps, [25, 31], 0)).toEqual([23, 20]);
    expect(totalsAfter(steps, [25, 31], 1)).toEqual([25, 22]);
    expect(totalsAfter(steps, [25, 31], 2)).toEqual([25, 31]);
  });
});
