import { expect, test } from "vitest";
import { letterOf } from "./letter";

test("a Latin keyboard says its letters itself, wherever they lie", () => {
  expect(letterOf({ key: "z", code: "KeyY" })).toBe("Z");
  expect(letterOf({ key: "A", code: "KeyQ" })).toBe("A");
});

test("in Cyrillic a letter is the one that lies in its place", () => {
  expect(letterOf({ key: "к", code: "KeyR" })).toBe("R");
});

test("other keys are no letters, nor are accented ones ours", () => {
  expect(letterOf({ key: "Enter", code: "Enter" })).toBe("");
  expect(letterOf({ key: "é", code: "Semicolon" })).toBe("");
  expect(letterOf({ key: "ő", code: "KeyA" })).toBe("");
});
