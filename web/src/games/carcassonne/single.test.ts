import { expect, test } from "vitest";
import type { Action } from "./forms";
import { singleOf } from "./single";

const none: Action = { follower: null };
const monk: Action = { follower: { on: "cloister", at: null } };

test("no follower is the choice where none can be placed", () => {
  expect(singleOf([none])).toBe(none);
});

test("the player decides about followers and tiles", () => {
  expect(singleOf([none, monk])).toBeNull();
  expect(singleOf([{ place: { tile: "D", x: 0, y: 1, turn: 0 } }])).toBeNull();
  expect(singleOf([])).toBeNull();
});
