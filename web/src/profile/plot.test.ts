import { describe, expect, it } from "vitest";
import { lineOf, summaryOf, ticksBetween } from "./plot";

const BOX = { width: 320, height: 120, left: 40, edge: 10 };
const points = (...values: number[]) => values.map((value, at) => ({ at, value }));

describe("ticks", () => {
  it("are round and enclose the values", () => {
    expect(ticksBetween(0.61, 0.93)).toEqual([0.6, 0.7, 0.8, 0.9, 1]);
    expect(ticksBetween(-3, 17)).toEqual([-5, 0, 5, 10, 15, 20]);
  });
  it("enclose one single value, too", () => {
    const marks = ticksBetween(5, 5);
    expect(marks.length).toBeGreaterThan(1);
    expect(marks[0]).toBeLessThanOrEqual(5);
    expect(marks.at(-1)).toBeGreaterThanOrEqual(5);
  });
});

describe("a line", () => {
  it("stays inside its box", () => {
    for (const { x, y } of lineOf(points(3, 9, -4, 30), BOX).dots) {
      expect(x).toBeGreaterThanOrEqual(BOX.left);
      expect(x).toBeLessThanOrEqual(BOX.width - BOX.edge);
      expect(y).toBeGreaterThanOrEqual(BOX.edge);
      expect(y).toBeLessThanOrEqual(BOX.height - BOX.edge);
    }
  });
  it("rises with the values", () => {
    const [low, high] = lineOf(points(1, 2), BOX).dots;
    expect(high!.y).toBeLessThan(low!.y);
  });
  it("can have one point", () => {
    expect(lineOf(points(7), BOX).path).toMatch(/^M[\d.]+ [\d.]+$/);
  });
});

it("the summary names the ends and the extremes", () => {
  expect(summaryOf(points(3, 9, -4, 5))).toEqual({ first: 3, last: 5, least: -4, most: 9 });
});
