import { describe, expect, it } from "vitest";
import { ratingWords } from "./rating";

describe("ratings", () => {
  it("are shown as whole numbers", () => {
    expect([45.8, 12.49, 0.2].map(ratingWords)).toEqual(["46", "12", "0"]);
  });
  it("have a real minus sign, and none before a zero", () => {
    expect([-3.6, -0.4].map(ratingWords)).toEqual(["−4", "0"]);
  });
});
