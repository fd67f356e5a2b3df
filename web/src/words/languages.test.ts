import { describe, expect, it } from "vitest";
import { choose } from "./languages";

describe("the language of the page", () => {
  it("is the one remembered", () => {
    expect(choose("hu", ["nl-NL"])).toBe("hu");
  });
  it("is otherwise the first of the browser's that has a catalogue", () => {
    expect(choose(null, ["de-DE", "ro-RO", "en"])).toBe("ro");
  });
  it("is English where nothing fits", () => {
    expect(choose("xx", ["ja"])).toBe("en");
  });
});
