import { describe, expect, it } from "vitest";
import type { Variation } from "../face";
import { labelledBy, laysOf, tilesOf, variationWords } from "./variations";

const t = (key: string, args: object = {}): string => [key, ...Object.values(args)].join(" ");
const view = { auction: [], turn_order: [], boats: [], villages: [], seat: null } as never;
const bid = [{ bid: "miner" }, { bring: "well" }, { workers: { colour: "red", number: 2 } }];
const variation = (label: string, actions: object[]): Variation => ({
  label,
  seat: 0,
  actions,
  chosen: false,
});

describe("a variation to play a turn", () => {
  it("is said step by step", () => {
    expect(variationWords({ actions: bid, seat: 0 }, view, t)).toMatch(
      /^way-bid .*miner.*group-of well, .*red.*2/,
    );
  });
  it("that only ends something is said as that", () => {
    expect(variationWords({ actions: [{ finish: true }], seat: 0 }, view, t)).toBe("kft-finish");
  });
  it("is about the tiles it touches, several variations about one", () => {
    expect([...tilesOf(bid)]).toEqual(["miner", "well"]);
    const labels = labelledBy([variation("1", bid), variation("2", [{ use: "miner" }])]);
    expect(labels.get("miner")).toEqual(["1", "2"]);
  });
  it("lays the tile that it picked", () => {
    const lay = { q: 1, r: 0, turn: 2 };
    const actions = [{ pick: "miner" }, { lay }, { finish: true }];
    expect(laysOf(variation("1", actions), view)).toEqual([
      { ...lay, tile: "miner", seat: 0, label: "1" },
    ]);
    expect([...tilesOf(actions)]).toEqual(["miner"]);
  });
  it("lays the tile that is in the hand already", () => {
    const lay = { q: 1, r: 0, turn: 2 };
    const picked = {
      ...(view as object),
      villages: [{ laying: "miner", tiles: [], waiting: [], aside: [] }],
    } as never;
    const one = variation("A", [{ lay }]);
    expect(variationWords(one, picked, t)).toMatch(/^way-lay .*miner/);
    expect(laysOf(one, picked)).toEqual([{ ...lay, tile: "miner", seat: 0, label: "A" }]);
  });
  it("is said as something to do, not as a deed of somebody", () => {
    const said = (...actions: object[]): string => variationWords({ actions, seat: 0 }, view, t);
    expect(said({ pay_worker: "red" })).toMatch(/^way-pay /);
    expect(said({ winter: ["scribes", "key_guild"] })).toMatch(
      /^way-winter .*scribes, .*key_guild/,
    );
    expect(said({ pass: true })).toBe("way-pass");
  });
});
