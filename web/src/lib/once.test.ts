import { afterEach, expect, test, vi } from "vitest";
import { once } from "./once";

afterEach(() => vi.unstubAllGlobals());

test("something is shown once, also on the next visit", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  expect([once("a"), once("a"), once("b"), once("a")]).toEqual([true, false, true, false]);
});

test("it is shown without storage", () => {
  expect(once("a")).toBe(true);
});
