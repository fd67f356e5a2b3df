import { describe, expect, test } from "vitest";
import { commandOf } from "./keys";

const press = (key: string, more: Partial<KeyboardEvent> = {}) =>
  commandOf({
    key,
    code: key.length === 1 ? `Key${key.toUpperCase()}` : key,
    shiftKey: false,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    repeat: false,
    ...more,
  });

describe("keys in a village", () => {
  test("turn the tile either way, whatever letter the key bears", () => {
    expect(press("r")).toEqual({ do: "turn", steps: 1 });
    expect(press("R", { shiftKey: true })).toEqual({ do: "turn", steps: -1 });
    expect(press("к", { code: "KeyR" })).toEqual({ do: "turn", steps: 1 });
  });

  test("arrows are for those who have the focus; with Shift they move the village", () => {
    expect(press("ArrowLeft")).toBeNull();
    expect(press("ArrowLeft", { shiftKey: true })).toEqual({ do: "pan", right: 1, down: 0 });
  });

  test("look at all villages, at the next one, closer, farther, at the whole", () => {
    expect(press("v")).toEqual({ do: "all" });
    expect(press("V", { shiftKey: true })).toEqual({ do: "next" });
    expect(press("+")).toEqual({ do: "zoom", steps: 1 });
    expect(press("-")).toEqual({ do: "zoom", steps: -1 });
    expect(press("0")).toEqual({ do: "fit" });
  });

  test("held with Ctrl they belong to others, and a held key confirms once", () => {
    expect(press("r", { ctrlKey: true })).toBeNull();
    expect(press("Enter")).toEqual({ do: "confirm" });
    expect(press("Enter", { repeat: true })).toBeNull();
  });
});
