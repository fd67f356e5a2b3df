import { afterEach, expect, test, vi } from "vitest";
import { isFirstTime } from "./firsttime";

afterEach(() => vi.unstubAllGlobals());

test("something is shown once, also on the next visit", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  expect([isFirstTime("a"), isFirstTime("a"), isFirstTime("b"), isFirstTime("a")]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

test("it is shown without storage", () => {
  expect(isFirstTime("a")).toBe(true);
});
