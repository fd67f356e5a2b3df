import { beforeEach, describe, expect, it, vi } from "vitest";

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
};

beforeEach(() => {
  kept.clear();
  vi.resetModules();
  vi.stubGlobal("localStorage", storage);
});

const visit = () => import("./seen");

describe("the end of a table", () => {
  it("is shown once, also on the next visit", async () => {
    const first = await visit();
    expect(first.hasSeenEnd("a")).toBe(false);
    first.rememberEnd("a");
    expect(first.hasSeenEnd("a")).toBe(true);
    vi.resetModules();
    const second = await visit();
    expect(second.hasSeenEnd("a")).toBe(true);
    expect(second.hasSeenEnd("b")).toBe(false);
  });
  it("is forgotten when many others came later", async () => {
    const { rememberEnd } = await visit();
    for (let table = 0; table <= 200; table += 1) rememberEnd(`t${table}`);
    vi.resetModules();
    const { hasSeenEnd } = await visit();
    expect(hasSeenEnd("t0")).toBe(false);
    expect(hasSeenEnd("t200")).toBe(true);
  });
  it("is remembered for the visit without storage", async () => {
    const broken = () => {
      throw new Error("no storage");
    };
    vi.stubGlobal("localStorage", { getItem: broken, setItem: broken });
    const { hasSeenEnd, rememberEnd } = await visit();
    rememberEnd("a");
    expect(hasSeenEnd("a")).toBe(true);
  });
  it("survives nonsense in the storage", async () => {
    kept.set("meeplewright.ends", "{");
    const { hasSeenEnd } = await visit();
    expect(hasSeenEnd("a")).toBe(false);
  });
});
