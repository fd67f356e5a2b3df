import { describe, expect, it } from "vitest";
import { sideOf } from "./sides";

describe("the sides of a tile", () => {
  it("keeps one's own bid at the bottom, whoever looks and however many play", () => {
    for (const seats of [2, 3, 4, 5, 6]) {
      for (let seat = 0; seat < seats; seat++) expect(sideOf(seat, seats, seat)).toBe("S");
    }
  });

  it("gives every seat a side of its own", () => {
    for (const seats of [2, 3, 4, 5, 6]) {
      const sides = Array.from({ length: seats }, (_, seat) => sideOf(seat, seats, 1));
      expect(new Set(sides).size).toBe(seats);
    }
  });

  it("goes clockwise: the next seat is to the left, as at a table", () => {
    expect(sideOf(1, 6, 0)).toBe("SW");
    expect(sideOf(0, 3, 2)).toBe("NW");
  });

  it("shows those who look on what the first seat sees", () => {
    expect(sideOf(0, 4, null)).toBe("S");
  });
});
