import { describe, expect, it } from "vitest";
import { commandOf } from "./keys";

const pressed = (key: string, code = "", more: object = {}) => ({
  key,
  code,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  repeat: false,
  ...more,
});

describe("keys at the table", () => {
  it("are told by their place, so that they work in Cyrillic too", () => {
    expect(commandOf(pressed("и", "KeyB"))).toEqual({ do: "bid" });
    expect(commandOf(pressed("г", "KeyU"))).toEqual({ do: "use" });
  });

  it("give the number of workers", () => {
    expect(commandOf(pressed("3", "Digit3"))).toEqual({ do: "number", number: 3 });
  });

  it("take back with Ctrl+Z, and leave the browser's other keys alone", () => {
    expect(commandOf(pressed("z", "KeyZ", { ctrlKey: true }))).toEqual({ do: "undo" });
    expect(commandOf(pressed("b", "KeyB", { ctrlKey: true }))).toBeNull();
    expect(commandOf(pressed("b", "KeyB", { altKey: true }))).toBeNull();
  });

  it("move with the arrows, and push the table with Shift", () => {
    expect(commandOf(pressed("ArrowUp", "ArrowUp"))).toEqual({ do: "arrow" });
    expect(commandOf(pressed("ArrowUp", "ArrowUp", { shiftKey: true }))).toBeNull();
  });

  it("do not act again while they are held", () => {
    expect(commandOf(pressed("Enter", "Enter", { repeat: true }))).toBeNull();
  });
});
