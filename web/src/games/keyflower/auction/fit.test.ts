import { describe, expect, it } from "vitest";
import { BELOW, BESIDE, fitFor, fitNarrow } from "./fit";

describe("the size of auction tiles", () => {
  it("puts few tiles into one row and many into two", () => {
    const room = { width: 900, height: 300 };
    const few = fitFor(6, room).hex;
    expect((few + BESIDE) * 6).toBeLessThanOrEqual(900);
    const many = fitFor(12, room).hex;
    expect((many + BESIDE) * 6).toBeLessThanOrEqual(900);
    expect((many * 0.87 + BELOW) * 2).toBeLessThanOrEqual(302);
  });

  it("makes the rows as even as can be", () => {
    expect(fitFor(7, { width: 800, height: 400 }).across).toBe(4);
    expect(fitFor(6, { width: 800, height: 400 }).across).toBe(3);
  });

  it("never makes them too small to read, nor larger than they need", () => {
    expect(fitFor(12, { width: 300, height: 100 }).hex).toBe(76);
    expect(fitFor(2, { width: 2000, height: 900 }).hex).toBe(132);
  });
});

describe("the size of auction tiles on a phone", () => {
  it("puts three into a row, and more where they would be too large", () => {
    expect(fitNarrow(360)).toEqual({ hex: 100, across: 3 });
    expect(fitNarrow(680).across).toBe(4);
    expect(fitNarrow(680).hex).toBeLessThanOrEqual(150);
  });
});
