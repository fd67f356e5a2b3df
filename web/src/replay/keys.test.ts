import { describe, expect, it } from "vitest";
import { commandOf } from "./keys";

const press = (key: string, more: object = {}): Parameters<typeof commandOf>[0] => ({
  key,
  code: key,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});

describe("the keys of a replay", () => {
  it("step, by one and by turns, and jump to the ends", () => {
    const keys = ["ArrowLeft", "ArrowRight", "ArrowUp", "PageDown", "Home", "End", " "];
    expect(keys.map((key) => commandOf(press(key)))).toEqual([
      "back",
      "forward",
      "turn-back",
      "turn-forward",
      "first",
      "last",
      "play",
    ]);
  });
  it("leave keys with Shift and Ctrl to the game and the browser", () => {
    expect(commandOf(press("ArrowLeft", { shiftKey: true }))).toBeNull();
    expect(commandOf(press("l", { code: "KeyL", ctrlKey: true }))).toBeNull();
  });
  it("are found by their place where the alphabet is another", () => {
    expect(commandOf(press("д", { code: "KeyL" }))).toBe("copy");
  });
});
