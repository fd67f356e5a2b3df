import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setLanguage, why } from "./words.svelte";

beforeEach(() => vi.stubGlobal("document", { documentElement: {} }));
afterEach(() => vi.unstubAllGlobals());

test("a reason names its game in the language of the page", async () => {
  const given = { game: "carcassonne", seats: 9, least: 2, most: 5 };
  await setLanguage("ru", false);
  expect(why({ rule: "seats", key: "setup-seats", arguments: given })).toContain("«Каркассон»");
});
