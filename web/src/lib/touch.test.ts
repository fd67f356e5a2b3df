import { beforeEach, expect, it, vi } from "vitest";

/** The window: what listens, and what is heard. */
const listeners = new Map<string, (event: unknown) => void>();
const fire = (name: string, event: object = {}): void => listeners.get(name)?.(event);

class Picture {
  constructor(readonly link: object | null = null) {}
  closest = (): object | null => this.link;
}

vi.stubGlobal("HTMLImageElement", Picture);
vi.stubGlobal("addEventListener", (name: string, heard: (event: unknown) => void) =>
  listeners.set(name, heard),
);

const { byTouch, watchPointers } = await import("./touch");
const click = (event: object = {}): boolean => byTouch(event as MouseEvent);

beforeEach(() => {
  watchPointers();
  fire("keydown");
});

it("a click that knows its pointer is believed", () => {
  fire("pointerdown", { pointerType: "mouse" });
  expect(click({ pointerType: "touch" })).toBe(true);
  fire("pointerdown", { pointerType: "touch" });
  expect(click({ pointerType: "mouse" })).toBe(false);
  expect(click({ pointerType: "" })).toBe(false); // Enter on a button
});

it("a click that does not know its pointer comes from the one that pressed last", () => {
  expect(click()).toBe(false);
  fire("pointerdown", { pointerType: "touch" });
  expect(click()).toBe(true);
  fire("pointerdown", { pointerType: "mouse" });
  expect(click()).toBe(false);
});

it("a key after a touch is no touch", () => {
  fire("pointerdown", { pointerType: "touch" });
  fire("keydown");
  expect(click()).toBe(false);
});

it.each([
  ["a finger on a picture", "touch", new Picture(), true],
  ["a mouse on a picture", "mouse", new Picture(), false],
  ["a finger on a link", "touch", new Picture({}), false],
  ["a finger on a text", "touch", {}, false],
])("%s: the menu is kept away only from pictures", (_, pointerType, target, kept) => {
  const preventDefault = vi.fn();
  fire("contextmenu", { pointerType, target, preventDefault });
  expect(preventDefault).toHaveBeenCalledTimes(kept ? 1 : 0);
});
