import { describe, expect, it } from "vitest";
import type { Group } from "./forms";
import { choicesOf } from "./picking.svelte";

const group = (colour: Group["colour"], number: number): Group => ({ colour, number });

describe("the workers to choose from", () => {
  it("are sorted by colour, with the numbers that would do", () => {
    const listed = [group("blue", 2), group("blue", 3), group("red", 2)];
    expect(choicesOf(listed)).toEqual([
      { colour: "blue", numbers: [2, 3] },
      { colour: "red", numbers: [2] },
    ]);
  });
});
