import { describe, expect, it } from "vitest";
import type { CountStep } from "../games/face";
import { entriesBeforeEnd, pointsShown, totalsAfter } from "./counting";
import type { Entry } from "./log";

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

describe("during the final count", () => {
  it("the points beside the names are those counted so far", () => {
    expect(pointsShown([25, 31], [23, 20])).toEqual([23, 20]);
    expect(pointsShown([25, 31], null)).toEqual([25, 31]);
  });
  it("points that are never beside the names stay away", () => {
    expect(pointsShown([null, null], [23, 20])).toEqual([null, null]);
  });
  it("the log ends before the step that ended the game", () => {
    const entry = (version: number, kind: string): Entry => ({ last: { version, kind } }) as Entry;
    const before = [entry(3, "chance"), entry(4, "do")];
    const entries = [...before, entry(5, "do"), entry(5, "do"), entry(6, "meta")];
    expect(entriesBeforeEnd(entries)).toEqual(before);
  });
});
