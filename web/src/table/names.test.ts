import { describe, expect, it } from "vitest";
import type { Table } from "../net/types";
import { isolated, nameParts, namesOf } from "./names";

describe("a name in a sentence", () => {
  it("keeps its direction to itself where it is read from right to left", () => {
    expect(isolated("שלום")).toBe("\u2068שלום\u2069");
    expect(isolated("Zoë سلام")).toBe("\u2068Zoë سلام\u2069");
  });
  it("is left alone otherwise", () => {
    expect(isolated("Grüße 😀 Ня")).toBe("Grüße 😀 Ня");
  });
});

describe("a name where there is little room", () => {
  it("keeps the number that tells it from another one", () => {
    expect(nameParts("Sparrow 2")).toEqual({ name: "Sparrow", number: "2" });
    expect(nameParts("Anna Maria 12")).toEqual({ name: "Anna Maria", number: "12" });
  });
  it("has none otherwise", () => {
    expect(nameParts("Anna Maria")).toEqual({ name: "Anna Maria", number: "" });
    expect(nameParts("Agent007")).toEqual({ name: "Agent007", number: "" });
  });
});

describe("the names of a sandbox", () => {
  it("are those of the real table, which alone stores them", () => {
    const seat = { kind: "person", bot: null, owner: true, away: false, offer: null } as const;
    const seats = [
      { ...seat, seat: 0, name: "Anna" },
      { ...seat, seat: 1, name: "" },
    ];
    const sandbox = { plan: true, seats } as unknown as Table;
    expect(namesOf(sandbox, ["Anna", "Bea"])).toEqual(["Anna", "Bea"]);
  });
});
