import { describe, expect, test } from "vitest";
import { boundsWords, inOrder, passedOf } from "./panels";

describe("who is where", () => {
  test("turns go round from the start player", () => {
    expect(inOrder(2, 4)).toEqual([2, 3, 0, 1]);
  });
  test("those who passed sit right before whoever is to act", () => {
    expect(passedOf(0, 2, 3)).toEqual(new Set([2, 1]));
    expect(passedOf(2, 0, 3)).toEqual(new Set());
    expect(passedOf(1, 4, 4)).toEqual(new Set([0, 3, 2, 1]));
  });
  test("what is known exactly has one number", () => {
    expect(boundsWords([3, 3])).toBe("3");
    expect(boundsWords([2, 5])).toBe("2–5");
  });
});
