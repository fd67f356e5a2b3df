import { describe, expect, it, vi } from "vitest";
import type { Step } from "../net/types";
import { remarkSteps } from "../replay/steps";
import { hasLost, metaLines } from "./tablesteps";

vi.mock("../words/words.svelte", () => ({ has: () => true, t: (key: string) => key }));

const t = (key: string): string => key;
const NAMES = ["Ann", "Ben"];
const step = (seat: number, meta: Record<string, unknown>): Step => ({
  version: 5,
  at: 0,
  kind: "meta",
  seat,
  events: [],
  meta,
});
const words = (one: Step): string[] => metaLines(one, NAMES, t).map((line) => line.words);

describe("losses and ends in the log", () => {
  it("say what happened", () => {
    expect(words(step(1, { meta: "lost", by: "time", bot: "greedy" }))).toEqual([
      "web-log-timeout",
    ]);
    expect(words(step(1, { meta: "lost", by: "resignation", bot: "greedy" }))).toEqual([
      "web-log-resigned",
    ]);
    expect(words(step(1, { meta: "end", by: "aborted" }))).toEqual(["web-log-end-aborted"]);
    expect(words(step(1, { meta: "end", by: "something new" }))).toEqual([]);
  });
  it("are shown in a replay, too", () => {
    const remarks = [
      { lost: { seat: 1, by: "time", bot: "greedy" } },
      { ending: { by: "resignation", lost: [0], winners: [1] } },
      { ending: { by: "points", lost: [1], winners: [0] } },
    ];
    expect(remarkSteps(remarks, 9).flatMap(words)).toEqual([
      "web-log-timeout",
      "web-log-end-resignation",
    ]);
  });
});

describe("a seat that lost", () => {
  it("is one that resigned or ran out of time", () => {
    const lost = step(1, { meta: "lost", by: "time", bot: "greedy" });
    expect(hasLost([lost], 1)).toBe(true);
    expect(hasLost([lost], 0)).toBe(false);
  });
  it("is also one that resigned at an older table", () => {
    expect(hasLost([step(0, { meta: "handover", why: "resigned" })], 0)).toBe(true);
    expect(hasLost([step(0, { meta: "handover", why: "left" })], 0)).toBe(false);
  });
});
