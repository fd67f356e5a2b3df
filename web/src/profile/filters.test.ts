import { describe, expect, it } from "vitest";
import { addressOf, filtersOf, NO_FILTERS, queryOf } from "./filters";

const read = (query: string) => filtersOf(new URLSearchParams(query));

describe("filters of an address", () => {
  it("come back as they were", () => {
    const address = addressOf({ ...NO_FILTERS, who: "Ann & Bob=?", result: "won", seats: "3" });
    expect(address).toBe("/me/games?seats=3&who=Ann+%26+Bob%3D%3F&result=won");
    expect(read(address.split("?")[1]!)).toEqual({
      ...NO_FILTERS,
      who: "Ann & Bob=?",
      result: "won",
      seats: "3",
    });
  });
  it("name a bot by its setting", () => {
    const address = addressOf({ ...NO_FILTERS, bot: "search:2s" });
    expect(address).toBe("/me/games?bot=search%3A2s");
    expect(read(address.split("?")[1]!).bot).toBe("search:2s");
  });
  it("are left out if they are empty", () => {
    expect(addressOf(NO_FILTERS)).toBe("/me/games");
    expect(queryOf({ ...NO_FILTERS, game: " " })).toEqual({});
  });
  it("that make no sense are ignored", () => {
    expect(read("seats=99&result=draw&since=yesterday&shortest=-1&rated=no&more=1")).toEqual(
      NO_FILTERS,
    );
    expect(read(`who=${"x".repeat(81)}`)).toEqual(NO_FILTERS);
  });
});
