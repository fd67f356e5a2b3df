import { describe, expect, it } from "vitest";
import { commandOf } from "./shortcuts";

const press = (key: string, held: { ctrlKey?: boolean; shiftKey?: boolean } = {}) =>
  commandOf({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held });

describe("a key", () => {
  it("opens a tab", () => {
    expect(press("h")).toEqual({ open: "history" });
    expect(press("C")).toEqual({ open: "chat" });
  });
  it("takes back, and the one for doing it again does not", () => {
    expect(press("z", { ctrlKey: true })).toBe("takeback");
    expect(press("Z", { ctrlKey: true, shiftKey: true })).toBeNull();
  });
  it("of the browser is left to it", () => {
    expect(press("c", { ctrlKey: true })).toBeNull();
  });
  it("that means nothing here is left to the game", () => {
    expect(press("r")).toBeNull();
  });
});
