import { describe, expect, it } from "vitest";
import { Scale, spread, stacked, ticksTo } from "./graph";

const box = { width: 120, height: 110, left: 10, right: 10, top: 5, bottom: 5, tail: 0 };

describe("the scale of a graph", () => {
  const scale = new Scale(box, 10, 20);

  it("reaches from edge to edge", () => {
    expect([scale.x(0), scale.x(10)]).toEqual([10, 110]);
    expect([scale.y(0), scale.y(20)]).toEqual([105, 5]);
  });
  it("finds the entry under a finger, and the ends beyond them", () => {
    expect([-5, 10, 34, 36, 500].map((x) => scale.entryAt(x))).toEqual([0, 0, 2, 3, 10]);
  });
  it("is even in time, if that is not counted in entries", () => {
    const turns = [0, 0.25, 0.5, 1, 2];
    const scale = new Scale(box, 4, 20, (entry) => turns[entry] ?? 0);
    expect([0, 2, 3, 4].map((entry) => scale.x(entry))).toEqual([10, 35, 60, 110]);
    expect([0, 24, 40, 84, 86].map((x) => scale.entryAt(x))).toEqual([0, 1, 2, 3, 4]);
  });
  it("draws a line that rises where points were given", () => {
    expect(new Scale(box, 3, 20).line([0, 0, 4, 4])).toBe("M10,105L76.7,105L76.7,85L110,85");
  });
  it("goes on behind the end, where much is scored at once", () => {
    const scale = new Scale({ ...box, tail: 10 }, 1, 20);
    expect(scale.x(1)).toBe(100);
    expect(scale.line([0, 4])).toBe("M10,105L100,105L100,85L110,85");
  });
  it("ends where no more is known yet", () => {
    expect(new Scale({ ...box, tail: 10 }, 9, 20).line([0, 4])).toBe("M10,105L20,105L20,85L20,85");
  });
  it("draws what lies between two lines", () => {
    const path = new Scale(box, 1, 20).area([0, 0], [4, 4]);
    expect(path).toBe("M10,85L110,85L110,105L10,105Z");
  });
  it("stands a game without entries", () => {
    expect(new Scale(box, 0, 0).line([0])).toBe("M10,105L110,105");
  });
});

describe("the numbers beside a graph", () => {
  it("are round and reach over the highest", () => {
    expect(ticksTo(61)).toEqual([0, 25, 50, 75]);
    expect(ticksTo(100)).toEqual([0, 25, 50, 75, 100]);
    expect(ticksTo(128)).toEqual([0, 50, 100, 150]);
    expect(ticksTo(0)).toEqual([0, 1, 2, 3, 4]);
  });
  it("are whole, few, and end near the highest value", () => {
    expect(ticksTo(202)).toEqual([0, 50, 100, 150, 200, 250]);
    for (let most = 4; most < 2000; most += 1) {
      const ticks = ticksTo(most);
      expect(ticks.every(Number.isInteger)).toBe(true);
      expect([4, 5, 6]).toContain(ticks.length);
      expect(ticks.at(-1)! - most).toBeLessThan(0.5 * most);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(most);
    }
  });
  it("never cover each other", () => {
    expect(spread([50, 10, 52], 12)).toEqual([50, 10, 62]);
  });
  it("stay in sight at the bottom", () => {
    expect(spread([10, 100, 100], 14, 102)).toEqual([10, 88, 102]);
  });
});

describe("layers", () => {
  it("stand one upon the other", () => {
    const layers = [
      [0, 1],
      [2, 2],
    ];
    expect(stacked(layers, 2)).toEqual([
      [0, 0],
      [0, 1],
      [2, 3],
    ]);
  });
});
