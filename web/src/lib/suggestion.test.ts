import { expect, it } from "vitest";
import { suggestionFrom } from "./suggestion";

it("a name is one of those that the catalogue lists", () => {
  expect(suggestionFrom("Fox, Hare , Wolf", () => 0.5)).toBe("Hare");
  expect(suggestionFrom("Fox", () => 0.999)).toBe("Fox");
});
