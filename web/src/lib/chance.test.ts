import { expect, it } from "vitest";
import { percentOf } from "./chance";

it("is never called certain before it is", () => {
  expect([0, 0.002, 0.02, 0.5, 0.994, 0.999, 1].map(percentOf)).toEqual([
    "0",
    "<1",
    "2",
    "50",
    "99",
    ">99",
    "100",
  ]);
});
