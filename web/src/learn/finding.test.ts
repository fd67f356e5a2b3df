import { describe, expect, it } from "vitest";
import { finds, marked, wordsOf } from "./finding";

describe("looking for words", () => {
  it("ignores capitals and accents", () => {
    expect(finds(wordsOf("VAROS"), ["A város akkor kész"])).toBe(true);
    expect(finds(wordsOf("oraș"), ["Un ORAS terminat"])).toBe(true);
    expect(finds(wordsOf("завершенный"), ["Завершённый город"])).toBe(true);
  });
  it("wants every word, in any order and in any of the texts", () => {
    expect(finds(wordsOf("points  city"), ["A city", "brings points"])).toBe(true);
    expect(finds(wordsOf("points road"), ["A city", "brings points"])).toBe(false);
  });
  it("takes every kind of space for a space", () => {
    expect(finds(["3 × 2"], ["3\u00a0×\u00a02 = 6"])).toBe(true);
  });
  it("finds everything when nothing is looked for", () => {
    expect(finds(wordsOf("  "), ["anything"])).toBe(true);
  });
  it("marks what it found and changes no letter", () => {
    const stretches = marked("Út, utak, ÚT", wordsOf("ut"));
    expect(stretches.filter((one) => one.found).map((one) => one.words)).toEqual([
      "Út",
      "ut",
      "ÚT",
    ]);
    expect(stretches.map((one) => one.words).join("")).toBe("Út, utak, ÚT");
  });
});
