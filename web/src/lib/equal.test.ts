import { expect, it } from "vitest";
import { isEqual } from "./equal";

it("is the same whatever comes first in it", () => {
  const one = { lay: { q: 1, r: -2, turn: 3 } };
  expect(isEqual(one, { lay: { turn: 3, r: -2, q: 1 } })).toBe(true);
  expect(isEqual(one, { lay: { q: 1, r: -2, turn: 4 } })).toBe(false);
  expect(isEqual(one, { lay: { q: 1, r: -2 } })).toBe(false);
  expect(isEqual({ follower: null }, { follower: null })).toBe(true);
  expect(isEqual({ follower: null }, { follower: {} })).toBe(false);
});
