import { describe, expect, it } from "vitest";
import { finalCount } from "./count";
import type { Item } from "./forms";

const t = (key: string): string => key;
const road = (finished: boolean, x: number): Item => ({
  points: 2,
  for: "road",
  tiles: 2,
  at: [
    [x, 0],
    [x, 1],
  ],
  finished,
  entry: 9,
});
const city: Item = {
  points: 3,
  for: "city",
  tiles: 2,
  pennants: 1,
  at: [
    [0, 0],
    [1, 0],
  ],
  finished: false,
  entry: 90,
};
const field = (x: number): Item => ({
  points: 3,
  for: "field",
  city: [x, 4],
  side: "N",
  at: [-1, 3],
});

describe("the final count", () => {
  it("leaves out what was scored during the game", () => {
    expect(finalCount([[road(true, 0)], []], t)).toEqual([]);
  });
  it("goes from cities to fields, each field once", () => {
    const steps = finalCount([[field(0), field(5), road(false, 2)], [city]], t);
    expect(steps.map(({ gains }) => gains)).toEqual([
      [{ seat: 1, points: 3 }],
      [{ seat: 0, points: 2 }],
      [{ seat: 0, points: 6 }],
    ]);
  });
  it("ends with goods, and says what is worth nothing", () => {
    const inn: Item = {
      points: 0,
      for: "road",
      tiles: 2,
      at: [
        [0, 0],
        [1, 0],
      ],
      finished: false,
      entry: 9,
      inn: true,
    };
    const wine: Item = { points: 10, for: "goods", goods: "wine", tokens: 3 };
    const steps = finalCount([[wine, inn], [wine]], t);
    expect(steps.map(({ words, gains }) => [words, gains.map(({ points }) => points)])).toEqual([
      ["item-road-inn-open: cc-sum-nothing", [0]],
      ["item-goods: cc-sum-goods", [10, 10]],
    ]);
  });
  it("counts what seats share in one step", () => {
    const [step, ...others] = finalCount([[city], [city]], t);
    expect(others).toEqual([]);
    expect(step?.gains).toEqual([
      { seat: 0, points: 3 },
      { seat: 1, points: 3 },
    ]);
    expect(step?.focus).toEqual({ light: "items", items: [city] });
  });
});
