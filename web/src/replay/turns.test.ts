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
  it("take equal time, however many entries they have", () => {
    expect([0, 1, 2, 4, 7, 8, 9].map((entry) => turns.time(entry))).toEqual([
      0, 0.25, 0.5, 1, 2, 2.5, 3,
    ]);
    const followed = new Turns(framesOf("0.1.."));
    expect([1, 3, 4, 5].map((entry) => followed.time(entry))).toEqual([1, 2, 2.5, 3]);
    expect(new Turns(framesOf("..")).time(2)).toBe(1);
  });
  it("go on from an entry, or the next one begins", () => {
    expect([0, 2, 3, 4, 5, 6, 7, 8].map((entry) => turns.from(entry))).toEqual([
      1, 1, 1, 2, 2, 2, 3, 3,
    ]);
  });
  it("go on after the last entry of an unfinished game if the same seat decides", () => {
    const frames = framesOf("0.1");
    expect(new Turns(frames).from(3)).toBe(3);
    frames[3]!.actors = [1];
    expect(new Turns(frames).from(3)).toBe(2);
  });
  it("can be stepped through in both directions", () => {
    expect([0, 3, 4, 8, 9].map((entry) => turns.after(entry))).toEqual([4, 4, 7, 9, null]);
    expect([9, 8, 7, 5, 4, 0].map((entry) => turns.before(entry))).toEqual([7, 7, 4, 4, 0, 0]);
  });
  it("are none before anybody acted", () => {
    expect(new Turns(framesOf("..")).of(2)).toBe(0);
  });
});
