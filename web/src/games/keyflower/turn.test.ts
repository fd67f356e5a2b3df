import { expect, test } from "vitest";
import type { Group, Placement } from "./forms";
import { seemsMixed } from "./turn.svelte";

const none = { blue: 0, red: 0, yellow: 0, green: 0 };
const placement = (more: Partial<Placement> = {}): Placement =>
  ({ act: "use", tile: "keywood", moving: none, next_colour: "blue", ...more }) as Placement;
const blue = (number: number): Group => ({ colour: "blue", number });

test("a use that goes on to another colour is mixed", () => {
  expect(seemsMixed(placement({ next_colour: "red" }), [blue(1)])).toBe(true);
});

test("a use that may begin with nobody is mixed", () => {
  expect(seemsMixed(placement(), [blue(0), blue(1)])).toBe(true);
});

test("a use of one colour is not, nor one that a group began", () => {
  expect(seemsMixed(placement(), [blue(1), blue(2)])).toBe(false);
  expect(seemsMixed(placement({ moving: { ...none, blue: 2 } }), [blue(0)])).toBe(false);
});
