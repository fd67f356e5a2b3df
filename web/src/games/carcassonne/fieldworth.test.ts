import { describe, expect, it } from "vitest";
import { fieldWorths } from "./fieldworth";
import type { Standing } from "./forms";

/** Two completed cities of three. */
const field = { owners: [0], now: 6, finished: 9, cities: { all: 3, complete: 2 } };
const pig = (seat: number): Standing => ({ seat, x: 0, y: 0, on: "field", at: "S", figure: "pig" });

describe("the points of a field", () => {
  it("are those of its cities", () => {
    expect(fieldWorths(field, [])).toEqual([{ owners: [0], pig: false, now: 6, finished: 9 }]);
  });
  it("include the owner's pig", () => {
    expect(fieldWorths(field, [pig(0)])).toEqual([
      { owners: [0], pig: true, now: 8, finished: 12 },
    ]);
  });
  it("do not include the pig of somebody with fewer farmers", () => {
    expect(fieldWorths(field, [pig(1)])).toEqual([
      { owners: [0], pig: false, now: 6, finished: 9 },
    ]);
  });
  it("differ between owners with and without a pig", () => {
    expect(fieldWorths({ ...field, owners: [0, 1] }, [pig(1)])).toEqual([
      { owners: [0], pig: false, now: 6, finished: 9 },
      { owners: [1], pig: true, now: 8, finished: 12 },
    ]);
  });
  it("are shown for a field of nobody's", () => {
    expect(fieldWorths({ ...field, owners: [] }, [])).toEqual([
      { owners: [], pig: false, now: 6, finished: 9 },
    ]);
  });
});
