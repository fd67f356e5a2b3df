import { expect, test } from "vitest";
import { closesRiver, type Closing } from "./river";

const closing: Closing[] = [{ q: 1, r: 0, turn: 1, boats: 0 }];

test("only the cell and the way round that the aid names close the river", () => {
  expect(closesRiver(closing, { q: 1, r: 0, turn: 1 })).toBe(true);
  expect(closesRiver(closing, { q: 1, r: 0, turn: 2 })).toBe(false);
  expect(closesRiver(closing, { q: 0, r: 1, turn: 1 })).toBe(false);
});

test("without an answer nothing is said to close it", () => {
  expect(closesRiver([], { q: 1, r: 0, turn: 1 })).toBe(false);
});
