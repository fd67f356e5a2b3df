import { expect, test } from "vitest";
import { commandOf } from "./keys";

const press = (key: string, code = "", change: Partial<KeyboardEvent> = {}) =>
  commandOf({
    key,
    code,
    shiftKey: false,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    repeat: false,
    ...change,
  });

test("letters work in every alphabet", () => {
  expect(press("r", "KeyR")).toEqual({ do: "turn", steps: 1 });
  expect(press("к", "KeyR")).toEqual({ do: "turn", steps: 1 });
  expect(press("R", "KeyR", { shiftKey: true })).toEqual({ do: "turn", steps: -1 });
});

test("Ctrl Z takes back and nothing else with Ctrl is ours", () => {
  expect(press("z", "KeyZ", { ctrlKey: true })).toEqual({ do: "undo" });
  expect(press("z", "KeyY", { ctrlKey: true })).toEqual({ do: "undo" });
  expect(press("t", "KeyT", { ctrlKey: true })).toBeNull();
  expect(press("f", "KeyF", { metaKey: true })).toBeNull();
});

test("G goes through the kinds of figures", () => {
  expect(press("g", "KeyG")).toEqual({ do: "figure", steps: 1 });
  expect(press("G", "KeyG", { shiftKey: true })).toEqual({ do: "figure", steps: -1 });
});

test("Enter held down confirms once", () => {
  expect(press("Enter")).toEqual({ do: "confirm" });
  expect(press("Enter", "", { repeat: true })).toBeNull();
});

test("numbers choose places, nought shows everything", () => {
  expect(press("3")).toEqual({ do: "stand", index: 2 });
  expect(press("0")).toEqual({ do: "fit" });
  expect(press("+", "", { shiftKey: true })).toEqual({ do: "zoom", steps: 1 });
});

test("arrows with Shift push the table, which moves the other way", () => {
  const held = { shiftKey: true };
  expect(press("ArrowLeft", "", held)).toEqual({ do: "pan", right: 1, down: 0 });
  expect(press("ArrowLeft")).toEqual({ do: "arrow", right: 1, down: 0 });
});
