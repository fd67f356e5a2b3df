import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";
import { numberOf } from "./numbers";

function saying(message: string, language = "en"): (number: ReturnType<typeof numberOf>) => string {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(message));
  const { value } = bundle.getMessage("said")!;
  return (number) => bundle.formatPattern(value!, { number });
}
const written = saying("said = { $number }");

it("is written with a sign where it is a change", () => {
  expect([2.34, -2.36, 0.01, -0.01].map((one) => written(numberOf(one, 1, true)))).toEqual([
    "+2.3",
    "−2.4",
    "0",
    "0",
  ]);
});
it("is written without one where it is an amount", () => {
  expect(written(numberOf(1234.5, 0))).toBe("1,235");
  expect(written(numberOf(-0.01, 1))).toBe("0");
});
it("chooses the plural of what is written", () => {
  const points = saying(`
said =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }`);
  expect([1, 1.04, -1, 1.06, 0].map((one) => points(numberOf(one, 1)))).toEqual([
    "1 point",
    "1 point",
    "−1 point",
    "1.1 points",
    "0 points",
  ]);
});
it("chooses the plural of other languages", () => {
  const points = saying(
    `
said =
    { $number ->
        [one] { $number } punct
        [few] { $number } puncte
       *[other] { $number } de puncte
    }`,
    "ro",
  );
  expect([1, 5.2, 23].map((one) => points(numberOf(one, 1, true)))).toEqual([
    "+1 punct",
    "+5,2 puncte",
    "+23 de puncte",
  ]);
});
