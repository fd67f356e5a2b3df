import { describe, expect, it } from "vitest";
import type { ReachTile } from "../forms";
import { chancesFor, chancesOf } from "./chances";

const REASON = { rule: "KF U4", key: "why-tile-full", arguments: { tile: "keywood" } };
const KEYWOOD: ReachTile = {
  tile: "keywood",
  place: "auction",
  owner: null,
  bid: { needed: 2, colours: ["red"], why_not: null },
  use: { needed: 4, room: 3, colours: ["red"], mixed: false, why_not: REASON },
};

const turn = (known: ReachTile | null, mine = true) => ({
  reach: () => known,
  canBid: () => true,
  canUse: () => false,
  mine,
  phase: "turn" as const,
});

describe("what a tile says of itself", () => {
  it("tells what the aid knows, with the reason why not", () => {
    expect(chancesOf(turn(KEYWOOD), "keywood")).toEqual({
      bid: { can: true, needed: 2, reason: null },
      use: { can: false, needed: 4, reason: REASON },
    });
  });

  it("goes by what is legal where the table does without the aid", () => {
    expect(chancesOf(turn(null), "keywood")).toEqual({
      bid: { can: true, needed: null, reason: null },
      use: { can: false, needed: null, reason: null },
    });
  });

  it("is silent without the aid while others take their turns", () => {
    expect(chancesOf(turn(null, false), "keywood")).toEqual({ bid: null, use: null });
  });

  it("says nothing of bids where nobody may ever bid", () => {
    expect(chancesOf(turn({ ...KEYWOOD, bid: null }), "keywood").bid).toBeNull();
  });

  it("says nothing of bids on tiles in hand and boats", () => {
    const none = { bid: null, use: null };
    expect(chancesFor(turn(null), { tile: "jeweller", place: "hand" })).toEqual(none);
    expect(chancesFor(turn(null), { tile: "keyflower", place: "boat" })).toEqual(none);
    expect(chancesFor(turn(null), { tile: "keywood", place: "auction" }).bid?.can).toBe(true);
  });
});
