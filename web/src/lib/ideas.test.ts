import { expect, it } from "vitest";
import { anIdea } from "./ideas";

it("a name is one of those that the catalogue lists", () => {
  expect(anIdea("Fox, Hare , Wolf", () => 0.5)).toBe("Hare");
  expect(anIdea("Fox", () => 0.999)).toBe("Fox");
});
