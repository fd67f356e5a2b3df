import { expect, it } from "vitest";
import { isSame } from "./same";

it("is the same whatever comes first in it", () => {
  const one = { lay: { q: 1, r: -2, turn: 3 } };
  expect(isSame(one, { lay: { turn: 3, r: -2, q: 1 } })).toBe(true);
  expect(isSame(one, { lay: { q: 1, r: -2, turn: 4 } })).toBe(false);
  expect(isSame(one, { lay: { q: 1, r: -2 } })).toBe(false);
  expect(isSame({ follower: null }, { follower: null })).toBe(true);
  expect(isSame({ follower: null }, { follower: {} })).toBe(false);
});
