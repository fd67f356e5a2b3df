import { describe, expect, it } from "vitest";
import type { GameFace } from "../games/face";
import { commandOf, shortcutsAt } from "./shortcuts";

const NONE = { code: "", ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

const press = (key: string, held: Partial<typeof NONE> = {}) =>
  commandOf({ key, ...NONE, ...held });

describe("a key", () => {
  it("opens a tab", () => {
    expect(press("h")).toEqual({ open: "history" });
    expect(press("C")).toEqual({ open: "chat" });
    expect(press("р", { code: "KeyH" })).toEqual({ open: "history" });
  });
  it("takes back, and the one for doing it again does not", () => {
    expect(press("z", { ctrlKey: true })).toBe("takeback");
    expect(press("Z", { ctrlKey: true, shiftKey: true })).toBeNull();
  });
  it("shows the moves that wait", () => {
    expect(press("w")).toBe("now");
    expect(press("w", { ctrlKey: true })).toBeNull();
  });
  it("of the browser is left to it", () => {
    expect(press("c", { ctrlKey: true })).toBeNull();
  });
  it("that means nothing here is left to the game", () => {
    expect(press("r")).toBeNull();
  });
});

describe("the help", () => {
  const face = {
    shortcuts: [
      { keys: ["R"], words: "turn" },
      { keys: ["I"], words: "look", looks: true },
      { keys: ["T"], words: "tiles", looks: true, aid: "remaining" },
      { keys: ["G"], words: "big", when: (options: object) => "large" in options },
    ],
  } as unknown as GameFace;
  const words = (readonly: boolean, aids: string[] = [], options = {}): string[] =>
    shortcutsAt(face, readonly, { aids, options }).map((one) => one.words);

  it("lists every key for whoever plays", () => {
    expect(words(false)).toEqual(expect.arrayContaining(["turn", "look", "web-key-takeback"]));
  });
  it("lists for onlookers only those that look", () => {
    expect(words(true)).toContain("look");
    expect(words(true)).not.toContain("turn");
    expect(words(true)).not.toContain("web-key-takeback");
  });
  it("lists a key only with the options that it needs", () => {
    expect(words(false)).not.toContain("big");
    expect(words(false, [], { large: 1 })).toContain("big");
  });
  it("lists the key of an aid where the table allows it", () => {
    expect(words(false)).not.toContain("tiles");
    expect(words(false, ["remaining"])).toContain("tiles");
    expect(words(false)).not.toContain("web-key-hint");
    expect(words(false, ["hint"])).toContain("web-key-hint");
  });
});
