import { expect, test } from "vitest";
import type { Action } from "./forms";
import { singleOf } from "./single";

test("the last boat, the only tile and the only payment are taken", () => {
  const all: Action[] = [{ boat: "boat_1" }, { pick: "inn" }, { pay_worker: "red" }] as Action[];
  for (const action of all) expect(singleOf([action])).toBe(action);
});

test("the player decides where there is a choice, and about the end of a turn", () => {
  expect(singleOf([{ pick: "inn" }, { pick: "keywood" }])).toBeNull();
  expect(singleOf([{ pass: true }])).toBeNull();
  expect(singleOf([{ finish: true }])).toBeNull();
  expect(singleOf([{ workers: { colour: "red", number: 1 } }])).toBeNull();
  expect(singleOf([])).toBeNull();
});
