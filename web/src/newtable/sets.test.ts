import { describe, expect, it } from "vitest";
import type { Game } from "../net/types";
import { optionsBesides, setsIn, withSet, type SetChoice } from "./sets";

const game = {
  options: [
    { name: "long", values: [0, 1], default: 0 },
    { name: "boxes", values: ["none", "sea", "hill", "sea-hill"], default: "none" },
    { name: "tide", values: ["low", "high"], default: "low" },
  ],
} as unknown as Game;
const choice: SetChoice = {
  option: "boxes",
  names: ["sea", "hill"],
  needs: { tide: "sea" },
  pictures: () => Promise.resolve({ pictureOf: () => "" }),
};
const usual = { long: 1, boxes: "none", tide: "low" };

describe("sets of tiles", () => {
  it("are in or not", () => {
    expect(setsIn(choice, usual)).toEqual([]);
    expect(setsIn(choice, {})).toEqual([]);
    expect(setsIn(choice, { boxes: "sea-hill" })).toEqual(["sea", "hill"]);
  });
  it("are added and removed, in their order", () => {
    const hill = withSet(game, choice, usual, "hill", true);
    expect(hill.boxes).toBe("hill");
    const both = withSet(game, choice, hill, "sea", true);
    expect(both.boxes).toBe("sea-hill");
    expect(withSet(game, choice, both, "hill", false).boxes).toBe("sea");
    expect(withSet(game, choice, hill, "hill", false)).toEqual(usual);
  });
  it("take their own options with them", () => {
    const chosen = { long: 1, boxes: "sea-hill", tide: "high" };
    expect(withSet(game, choice, chosen, "hill", false)).toEqual({ ...chosen, boxes: "sea" });
    expect(withSet(game, choice, chosen, "sea", false)).toEqual({
      long: 1,
      boxes: "hill",
      tide: "low",
    });
  });
  it("decide which other options there are", () => {
    const names = (options: Record<string, string>) =>
      optionsBesides(game, choice, options).map(({ name }) => name);
    expect(names({ boxes: "none" })).toEqual(["long"]);
    expect(names({ boxes: "sea" })).toEqual(["long", "tide"]);
    expect(optionsBesides(game, undefined, usual)).toBe(game.options);
  });
});
