import { describe, expect, it } from "vitest";
import type { Action, View } from "./forms";
import { hintOf, type Situation } from "./hint";
import { stepsOf } from "./steps";

/** A table of three in the middle of a turn of the first seat. */
function situation(view: object, legal: Action[] = [], more: Partial<Situation> = {}): Situation {
  const table = { seats: 3, season: "spring", phase: "turn", passes: 0, placement: null };
  const rest = { auction: [], turn_order: [], boats: [], villages: [], winter: [], seat: 0 };
  return {
    view: { ...table, ...rest, ...view } as unknown as View,
    seat: 0,
    mine: true,
    over: false,
    actors: [0],
    steps: stepsOf(legal),
    mixes: false,
    ...more,
  };
}

const placing = (act: "bid" | "use", more = {}) => ({
  phase: "workers",
  placement: { act, tile: "keywood", next_colour: "blue" },
  ...more,
});

describe("the sentence of the bar", () => {
  it("warns whoever would end the season by passing", () => {
    expect(hintOf(situation({})).key).toBe("kft-hint-turn");
    expect(hintOf(situation({ passes: 2 }))).toEqual({
      key: "kft-hint-last-pass",
      args: { season: "spring" },
    });
  });

  it("says how many workers a bid takes at least", () => {
    const legal: Action[] = [
      { workers: { colour: "red", number: 3 } },
      { workers: { colour: "blue", number: 2 } },
    ];
    const hint = hintOf(situation(placing("bid"), legal));
    expect(hint).toEqual({ key: "kft-hint-bid", args: { needed: 2 }, tile: "keywood" });
  });

  it("asks for a group where no other workers can be placed", () => {
    const hint = hintOf(situation(placing("use"), [{ bring: "inn" }]));
    expect(hint).toEqual({ key: "kft-hint-group-use", tile: "keywood" });
  });

  it("asks for all colours where they may be mixed", () => {
    const hint = hintOf(situation(placing("use"), [], { mixes: true }));
    expect(hint).toEqual({ key: "kft-hint-mixed", tile: "keywood" });
  });

  it("tells what a tile asks to be paid with", () => {
    const lot = { tile: "brewer", face: "front", bids: [] };
    const paying = { phase: "pay", placement: { act: "use", tile: "brewer" }, auction: [lot] };
    expect(hintOf(situation(paying)).key).toBe("kft-hint-pay-skill");
    const other = { ...lot, tile: "peddler" };
    const yellow = { phase: "pay", placement: { act: "use", tile: "peddler" }, auction: [other] };
    expect(hintOf(situation(yellow)).key).toBe("kft-hint-pay-worker");
  });

  it("leads through the building of a village", () => {
    const village = { phase: "village" };
    expect(hintOf(situation(village, [{ pick: "keywood" }])).key).toBe("kft-hint-pick");
    expect(hintOf(situation(village, [{ lay: { q: 0, r: 1, turn: 0 } }])).key).toBe("kft-hint-lay");
    expect(hintOf(situation(village, [{ finish: true }])).key).toBe("kft-hint-built");
  });

  it("names those who are waited for", () => {
    const waits = hintOf(situation({ phase: "pay" }, [], { mine: false, actors: [2] }));
    expect(waits).toEqual({ key: "kft-waits", args: { phase: "pay" }, seats: [2] });
  });

  it("tells whoever is ready that others are not", () => {
    const ready = { mine: false, actors: [1, 2] };
    expect(hintOf(situation({ phase: "village" }, [], ready)).key).toBe("kft-done-village");
    const looking = { ...ready, seat: null };
    expect(hintOf(situation({ phase: "village" }, [], looking)).key).toBe("kft-waits");
  });

  it("ends with the game", () => {
    expect(hintOf(situation({ phase: "over" }, [], { over: true })).key).toBe("kft-over");
  });
});
