import { describe, expect, it } from "vitest";
import type { Entry } from "./log";
import { Announcer } from "./signals.svelte";

const line = (version: number, words: string): Entry =>
  ({ last: { version }, line: { words } }) as Entry;

describe("what screen readers are told", () => {
  it("is new since the last time; nothing at the start", () => {
    const announcer = new Announcer();
    const first = [line(1, "A")];
    expect(announcer.news(first, 1)).toBe("");
    expect(announcer.news([...first, line(2, "B"), line(3, "C")], 3)).toBe("B C");
    expect(announcer.news([...first, line(2, "B"), line(3, "C")], 3)).toBe("");
  });
  it("comes later if it is held back, as during the final count", () => {
    const announcer = new Announcer();
    announcer.news([], 1);
    expect(announcer.news([line(2, "B")], 3)).toBe("B");
    expect(announcer.news([line(2, "B"), line(3, "C")], 3)).toBe("C");
  });
});
