import { describe, expect, test } from "vitest";
import { isOwn, offerOf } from "./choice";

const offers = [["keythedral"], ["scholar"], ["keythedral", "scholar"]];

describe("the winter choice", () => {
  test("is one of the server's offers, whatever the order of choosing", () => {
    expect(offerOf(offers, new Set(["scholar", "keythedral"]))).toEqual(["keythedral", "scholar"]);
    expect(offerOf(offers, new Set(["scholar"]))).toEqual(["scholar"]);
  });

  test("cannot be nothing, or somebody else's tile", () => {
    expect(offerOf(offers, new Set())).toBeNull();
    expect(offerOf(offers, new Set(["windmill"]))).toBeNull();
  });
});

test("only the own hand is known by its tiles", () => {
  expect(isOwn({ has_chosen: false, chosen: 0, dealt_tiles: [], chosen_tiles: [] })).toBe(true);
  expect(isOwn({ has_chosen: true, chosen: 2 })).toBe(false);
  expect(isOwn(undefined)).toBe(false);
});
