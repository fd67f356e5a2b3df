import { describe, expect, it } from "vitest";
import { winnerOf } from "./bids";
import type { Bid } from "./forms";

const bid = (seat: number, count: number): Bid => ({ seat, colour: "red", count, lying: false });

describe("who wins a tile", () => {
  it("is whoever has most workers there", () => {
    expect(winnerOf([bid(0, 2), bid(2, 4), bid(1, 3)])).toBe(2);
  });

  it("is nobody where nobody has bid", () => {
    expect(winnerOf([])).toBeNull();
  });
});
