import { describe, expect, it } from "vitest";
import type { Item } from "../forms";
import { finalCount } from "./count";

const t = (key: string): string => key;
const printed = (tile: string, points: number): Item =>
  ({ points, for: "printed", tile }) as unknown as Item;
const gold = (points: number): Item =>
  ({ points, for: "gold", items: { gold: points } }) as unknown as Item;

describe("the final count", () => {
  it("goes through the sheet line by line, and leaves empty lines out", () => {
    const steps = finalCount([[printed("keep", 3), printed("barn", 2), gold(4)], [gold(1)]], t);
    expect(steps).toEqual([
      {
        words: "kfs-source-printed",
        gains: [{ seat: 0, points: 5 }],
        focus: { tiles: ["keep", "barn"] },
      },
      {
        words: "kfs-source-gold",
        gains: [
          { seat: 0, points: 4 },
          { seat: 1, points: 1 },
        ],
        focus: { tiles: [] },
      },
    ]);
  });
});
