import { describe, expect, it } from "vitest";
import { BELOW, BESIDE, hexFor } from "./fit";

describe("the size of auction tiles", () => {
  it("puts few tiles into one row and many into two", () => {
    const room = { width: 900, height: 300 };
    const few = hexFor(6, room);
    expect((few + BESIDE) * 6).toBeLessThanOrEqual(900);
    const many = hexFor(12, room);
    expect((many + BESIDE) * 6).toBeLessThanOrEqual(900);
    expect((many * 0.87 + BELOW) * 2).toBeLessThanOrEqual(302);
  });

  it("never makes them too small to read, nor larger than they need", () => {
    expect(hexFor(12, { width: 300, height: 100 })).toBe(76);
    expect(hexFor(2, { width: 2000, height: 900 })).toBe(132);
  });
});
