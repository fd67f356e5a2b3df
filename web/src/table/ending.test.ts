import { describe, expect, it, vi } from "vitest";
import type { Result } from "../net/types";
import { byWords, endWords } from "./ending";

vi.mock("../words/words.svelte", () => ({
  currentLanguage: () => "en",
  has: () => true,
  t: (key: string, args: object = {}) => [key, ...Object.values(args)].join(" "),
}));

const NAMES = ["Ann", "Ben", "Cleo"];
const result = (more: Partial<Result>): Result => ({
  points: [30, 42, 35],
  winners: [1],
  by: "points",
  lost: [],
  ...more,
});

describe("the end in words", () => {
  it("tells a player the margin", () => {
    expect(endWords(result({}), [1], NAMES)).toBe("web-end-won-points 7");
    expect(endWords(result({}), [0], NAMES)).toBe("web-end-lost-points 12");
  });
  it("names no margin where a tie-breaker decided", () => {
    const tie = result({ points: [42, 42, 3] });
    expect(endWords(tie, [1], NAMES)).toBe("web-end-won-plain 0");
    expect(endWords(tie, [0], NAMES)).toBe("web-end-lost-plain 0");
  });
  it("tells a shared victory", () => {
    const shared = result({ points: [42, 42, 3], winners: [0, 1] });
    expect(endWords(shared, [1], NAMES)).toBe("web-end-shared");
    expect(endWords(shared, [], NAMES)).toBe("web-end-named-shared Ann and Ben");
  });
  it("tells spectators and people around one screen who won", () => {
    expect(endWords(result({}), [], NAMES)).toBe("web-end-named-points Ben 7");
    expect(endWords(result({}), [0, 1], NAMES)).toBe("web-end-named-points Ben 7");
  });
  it("tells resignations and losses on time from both sides", () => {
    const two: Partial<Result> = { points: [30, 42], winners: [0], lost: [1] };
    const resigned = result({ ...two, by: "resignation" });
    expect(endWords(resigned, [0], NAMES)).toContain("web-end-won-resignation");
    expect(endWords(resigned, [1], NAMES)).toContain("web-end-lost-resignation");
    const late = result({ ...two, by: "time" });
    expect(endWords(late, [1], NAMES)).toContain("web-end-lost-time");
    expect(endWords(late, [], NAMES)).toContain("web-end-named-time Ann");
  });
  it("does not compare with a seat that cannot win", () => {
    const gone = result({ points: [30, 90, 35], winners: [2], lost: [1] });
    expect(endWords(gone, [2], NAMES)).toBe("web-end-won-points 5");
    expect(endWords(gone, [1], NAMES)).toContain("web-end-lost-plain");
  });
  it("tells everybody of an aborted game the same", () => {
    const aborted = result({ by: "aborted", winners: [] });
    expect(endWords(aborted, [0], NAMES)).toBe("web-end-aborted");
    expect(endWords(aborted, [], NAMES)).toBe("web-end-aborted");
  });
  it("says in lists only what is not usual", () => {
    expect(byWords({ by: "points" })).toBe("");
    expect(byWords({ by: "time" })).toBe("web-end-by-time");
  });
});
