import { expect, it } from "vitest";
import { numberOf } from "./numbers";

it("is written with a sign where it is a change", () => {
  expect([2.34, -2.36, 0.01, -0.01].map((one) => numberOf(one, 1, true))).toEqual([
    "+2.3",
    "−2.4",
    "0",
    "0",
  ]);
});
it("is written without one where it is an amount", () => {
  expect(numberOf(1234.5, 0)).toBe("1,235");
  expect(numberOf(-0.01, 1)).toBe("0");
});
