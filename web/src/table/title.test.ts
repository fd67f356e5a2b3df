import { describe, expect, it, vi } from "vitest";
import type { Table } from "../net/types";
import { gameTitle, titleOf } from "./title";

vi.mock("../words/words.svelte", () => ({
  currentLanguage: () => "en",
  has: () => false,
  loadWordsOf: () => Promise.resolve(),
  t: (key: string, args: object = {}) => [key, ...Object.values(args)].join(" "),
}));

const river = { game: "carcassonne", options: { expansions: "river" } };

describe("the title of a game", () => {
  it("names the sets that are added", () => {
    expect(gameTitle(river)).toBe("web-title-sets carcassonne option-expansions-river");
  });
  it("is the name of the game if none is", () => {
    expect(gameTitle({ ...river, options: { expansions: "none" } })).toBe("carcassonne");
  });
});

describe("the title of a table", () => {
  const table = { ...river, title: "", plan: false, seats: [] } as unknown as Table;

  it("is that of its game while nobody else sits there", () => {
    expect(titleOf(table)).toBe(gameTitle(river));
  });
  it("is what its host wrote", () => {
    expect(titleOf({ ...table, title: "Friday" })).toBe("Friday");
  });
  it("says that it is a sandbox", () => {
    expect(titleOf({ ...table, plan: true })).toBe(`web-plan-title ${gameTitle(river)}`);
  });
});
