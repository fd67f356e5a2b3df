import { describe, expect, it } from "vitest";
import type { Frame } from "./forms";
import { Turns } from "./turns";

/** One character per entry: `.` is a random draw, a digit the seat that acted. */
export const framesOf = (text: string): Frame[] =>
  ["", ...text].map((who, entry) => ({
    entry,
    seat: who === "" || who === "." ? null : Number(who),
    t: null,
    events: [],
    points: [],
    actors: [],
    meta: [],
  }));

describe("turns", () => {
  const turns = new Turns(framesOf("..00.11.0"));

  it("end with the last deed of a seat before another one acts", () => {
    expect(turns.ends).toEqual([4, 7, 9]);
  });
  it("count the luck before a deed to its turn", () => {
    expect([0, 1, 4, 5, 7, 8, 9].map((entry) => turns.of(entry))).toEqual([0, 1, 1, 2, 2, 3, 3]);
  });
  it("count what follows the last deed to the last turn", () => {
    expect(new Turns(framesOf("0.1..")).of(5)).toBe(2);
  });
  it("can be stepped through in both directions", () => {
    expect([0, 3, 4, 8, 9].map((entry) => turns.after(entry))).toEqual([4, 4, 7, 9, null]);
    expect([9, 8, 7, 5, 4, 0].map((entry) => turns.before(entry))).toEqual([7, 7, 4, 4, 0, 0]);
  });
  it("are none before anybody acted", () => {
    expect(new Turns(framesOf("..")).of(2)).toBe(0);
  });
});
