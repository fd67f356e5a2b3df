import { describe, expect, it } from "vitest";
import { keyed as t } from "../../../words/keyed";
import type { Boat } from "../forms";
import { boatLabel } from "./labels";

const boat = (taken_by: number | null): Boat =>
  ({
    tile: "keyflower",
    taken_by,
    workers: { blue: 4, red: 1, yellow: 0, green: 0 },
    skills: { saw: 1, pickaxe: 0, anvil: 0 },
  }) as Boat;

describe("the label of a boat", () => {
  it("says what is on it", () => {
    expect(boatLabel(boat(null), "spring", ["Anna", "Bea"], 0, t)).toBe(
      "tile-keyflower: amount-blue(count: 4), amount-red(count: 1), amount-saw(count: 1)",
    );
  });
  it("says who took it, and to the player “you”", () => {
    const words = (taken: number): string =>
      boatLabel(boat(taken), "spring", ["Anna", "Bea"], 0, t);
    expect(words(0)).toContain("who: you");
    expect(words(1)).toContain("who: other, name: Bea");
  });
});
