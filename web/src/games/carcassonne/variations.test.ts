import { describe, expect, it } from "vitest";
import type { Variation } from "../face";
import type { Laid } from "./forms";
import { labelsAt, planned, variationWords } from "./variations";

const variation = (label: string, ...actions: object[]): Variation => ({
  label,
  seat: 1,
  actions,
  chosen: false,
});
const place = { place: { tile: "D", x: 2, y: -1, turn: 3 } };
const knight = { follower: { on: "city", at: "N" } };

describe("a variation to play a turn", () => {
  it("lies where its tile would lie, with its follower", () => {
    expect(planned(variation("1", place, knight), null)).toMatchObject({
      x: 2,
      y: -1,
      tile: "D",
      turn: 3,
      stand: { on: "city", at: "N" },
      seat: 1,
    });
  });
  it("of a follower alone stands on the tile just laid", () => {
    const last = { tile: "D", x: 4, y: 0, turn: 1 } as Laid;
    expect(planned(variation("1", knight), last)).toMatchObject({
      x: 4,
      y: 0,
      tile: null,
      turn: 1,
    });
    expect(planned(variation("1", knight), null)).toBeNull();
  });
  it("shares its cell with others that lay the tile there", () => {
    const all = [variation("1", place, knight), variation("2", place, { follower: null })].map(
      (one) => planned(one, null),
    );
    expect(labelsAt(all.filter((one) => one !== null)).map(({ labels }) => labels)).toEqual([
      ["1", "2"],
    ]);
  });
  it("names the figure if it is not an ordinary follower", () => {
    const t = (key: string): string => key;
    const words = (figure: string) =>
      variationWords(variation("1", { follower: { on: "road", at: "N", figure } }), {} as never, t);
    expect(words("big")).toBe("cc-figure-big (cc-role-road)");
    expect(words("builder")).toBe("cc-figure-builder");
  });
  it("is said by its cell and its follower", () => {
    const t = (key: string, args = {}): string => `${key}${Object.values(args).join()}`;
    const words = variationWords(variation("1", place, { follower: null }), {} as never, t);
    expect(words).toMatch(/^cc-way-tile.*2.* · cc-pass$/);
    const view = { options: { expansions: "traders_and_builders" } } as never;
    expect(variationWords(variation("1", { follower: null }), view, t)).toBe("cc-pass-figure");
  });
});
