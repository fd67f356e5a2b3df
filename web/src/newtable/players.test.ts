import { describe, expect, it, vi } from "vitest";
import type { Game } from "../net/types";
import { playersWords } from "./players";

vi.mock("../words/words.svelte", () => ({
  loadWordsOf: () => Promise.resolve(),
  t: (key: string, args: object = {}) => [key, ...Object.values(args)].join(" "),
}));

const game = (option: string, more: Record<string, number[]>): Game =>
  ({
    name: "carcassonne",
    seat_counts: [2, 3, 4, 5],
    options: [{ name: option, seat_counts: more }],
  }) as unknown as Game;

describe("how many can play", () => {
  it("is what the game says", () => {
    expect(playersWords(game("expansions", {}))).toBe("web-players-range 2–5");
  });
  it("names the expansion that allows more", () => {
    const inns = [2, 3, 4, 5, 6];
    const more = { inns_and_cathedrals: inns, "river-inns_and_cathedrals": inns };
    expect(playersWords(game("expansions", more))).toBe(
      "web-players-more 2–5 6 option-expansions-inns_and_cathedrals",
    );
  });
  it("counts what other options allow", () => {
    expect(playersWords(game("teams", { yes: [4, 8] }))).toBe("web-players-range 2–8");
  });
});
