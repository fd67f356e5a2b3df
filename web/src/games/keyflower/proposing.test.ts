import { describe, expect, it } from "vitest";
import type { Group } from "./forms";
import { mixtureOf, proposalOf } from "./proposing";

const group = (colour: Group["colour"], number: number): Group => ({ colour, number });
const have = { blue: 2, red: 4, yellow: 3, green: 6 };

describe("proposed workers", () => {
  it("are as few as possible, of the colour of which most are left", () => {
    const legal = [group("blue", 2), group("blue", 3), group("red", 2), group("yellow", 2)];
    expect(proposalOf(legal, have)).toEqual(group("red", 2));
  });

  it("are green only where nothing else is possible", () => {
    expect(proposalOf([group("green", 1), group("blue", 1)], have)).toEqual(group("blue", 1));
    expect(proposalOf([group("green", 2), group("green", 1)], have)).toEqual(group("green", 1));
  });

  it("are nobody where nobody can be placed", () => {
    expect(proposalOf([], have)).toBeNull();
  });

  it("are mixed from the colours of which there are most", () => {
    expect(mixtureOf(5, ["blue", "red", "yellow"], have)).toEqual({
      blue: 0,
      red: 4,
      yellow: 1,
      green: 0,
    });
    expect(mixtureOf(0, ["blue"], have)).toEqual({ blue: 0, red: 0, yellow: 0, green: 0 });
  });
});
