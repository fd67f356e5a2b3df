import { describe, expect, test } from "vitest";
import type { Step } from "../../net/types";
import { newsSince } from "./news";

const step = (version: number, seat: number, deed: object): Step =>
  ({ version, kind: "do", seat, events: [{ event: "done", seat, do: deed }] }) as unknown as Step;

describe("what is new", () => {
  const steps = [
    step(1, 0, { pass: true }),
    step(2, 1, { bid: "miner" }),
    step(3, 1, { workers: { colour: "red", number: 1 } }),
    step(4, 2, { use: "home_1" }),
    step(5, 2, { workers: { colour: "red", number: 1 } }),
    step(6, 2, { carry: { resource: "wood", from: "home_3", to: "store" } }),
    step(7, 2, { upgrade: { tile: "store", resources: {}, skill: null } }),
    step(8, 1, { pass: true }),
    step(9, 2, { bid: "keywood" }),
  ];
  const news = newsSince(steps, 1);

  test("names whoever bid on a tile, used one, carried and turned over", () => {
    expect([...news.bids]).toEqual([["miner", new Set([1])]]);
    expect([...news.uses]).toEqual([["home_1", [2]]]);
    expect(news.arrived).toEqual(new Set(["store"]));
    expect(news.upgraded).toEqual(new Set(["store"]));
    expect(news.passed).toEqual(new Set([1]));
    expect(news.tiles).toEqual(new Set(["miner", "home_1", "store"]));
  });

  test("is nothing that is older, or not complete, or one's own", () => {
    expect(newsSince(steps, 3).bids.size).toBe(0);
    expect(news.bids.has("keywood")).toBe(false);
    expect(newsSince(steps, 0, 2).uses.size).toBe(0);
  });

  test("are boats and the tiles that were laid", () => {
    const later = [
      step(1, 1, { boat: "keyflower" }),
      step(2, 1, { pick: "mason" }),
      step(3, 2, { pick: "inn" }),
      step(4, 1, { lay: { q: 0, r: 1, turn: 0 } }),
    ];
    const { boats, laid } = newsSince(later, 0);
    expect([...boats]).toEqual([["keyflower", 1]]);
    expect(laid).toEqual(new Set(["mason"]));
  });
});
