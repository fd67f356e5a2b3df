import { beforeEach, expect, it, vi } from "vitest";

/** A context that the browser lets run only after a gesture that counts. */
class Context {
  static allowed = false;
  static made: Context[] = [];
  state = "suspended";
  constructor() {
    Context.made.push(this);
  }
  async resume(): Promise<void> {
    if (!Context.allowed) throw new Error("NotAllowedError");
    this.state = "running";
  }
}

const listeners = new Map<string, () => void>();

beforeEach(async () => {
  vi.resetModules();
  listeners.clear();
  Context.made = [];
  Context.allowed = false;
  vi.stubGlobal("AudioContext", Context);
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("addEventListener", (name: string, heard: () => void) => {
    listeners.set(name, heard);
  });
  (await import("./sound")).wakeSound();
});

it("the first touch of a finger is not listened to: it never counts", () => {
  expect(listeners.has("pointerdown")).toBe(false);
  expect(listeners.has("touchstart")).toBe(false);
});

it.each(["mousedown", "pointerup", "touchend", "click", "keydown"])("%s wakes sound", (name) => {
  Context.allowed = true;
  listeners.get(name)?.();
  expect(Context.made.map(({ state }) => state)).toEqual(["running"]);
});

it("after a gesture that did not count, the next one tries again", () => {
  listeners.get("pointerup")?.();
  expect(Context.made[0]?.state).toBe("suspended");
  Context.allowed = true;
  listeners.get("click")?.();
  expect(Context.made.map(({ state }) => state)).toEqual(["running"]);
});

it("sound that another app interrupted runs again", () => {
  Context.allowed = true;
  listeners.get("click")?.();
  Context.made[0]!.state = "interrupted";
  listeners.get("touchend")?.();
  expect(Context.made.map(({ state }) => state)).toEqual(["running"]);
});

it("a browser that knows no gesture yet is not asked", () => {
  vi.stubGlobal("navigator", { userActivation: { isActive: false } });
  listeners.get("keydown")?.();
  expect(Context.made).toEqual([]);
});
