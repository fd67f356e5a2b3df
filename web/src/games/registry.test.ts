import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { has, loadWordsOf, setLanguage, t } from "../words/words.svelte";
import { faceOf, MANIFESTS, prepare } from "./registry";

const asked: string[] = [];

/** The server has messages of a dice game in English and Hungarian, and of no other game. */
beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    const name = { en: "Dice", hu: "Kocka" }[path.slice(-6, -4)] ?? "";
    const words = `dice = ${name}\nweb-close = mine\n`;
    return Promise.resolve(new Response(words, { status: path.includes("/dice/") ? 200 : 404 }));
  });
});
afterEach(() => vi.unstubAllGlobals());

test("every game with a manifest has a folder, a prefix and all of its parts", async () => {
  expect(MANIFESTS.size).toBeGreaterThan(1);
  const prefixes = [...MANIFESTS.values()].map(({ rulePrefix }) => rulePrefix);
  expect(new Set(prefixes).size).toBe(MANIFESTS.size);
  for (const [game, manifest] of MANIFESTS) {
    const { lessons } = await manifest.lessons();
    expect(lessons.map((lesson) => lesson.chapter)).toEqual(manifest.chapters);
    expect(new Set(lessons.map((lesson) => lesson.game))).toEqual(new Set([game]));
    expect((await manifest.outline()).default.sections.length).toBeGreaterThan(5);
    expect((await manifest.tiles()).compendium.entries((key) => key).length).toBeGreaterThan(20);
  }
});

test("a game that the page does not know brings its words from the server", async () => {
  await setLanguage("en", false);
  expect((await faceOf("dice")).Table).toBe((await faceOf("toString")).Table);
  expect(t("dice")).toBe("Dice");
  expect(has("toString")).toBe(false);
  await setLanguage("hu", false);
  expect(t("dice")).toBe("Kocka");
});

test("words are asked for once, and never those of the page's own games", async () => {
  await prepare([{ name: "dice" }, ...[...MANIFESTS.keys()].map((name) => ({ name }))]);
  await loadWordsOf("dice");
  expect(asked).toEqual([]);
});

test("a game changes no words of the page", async () => {
  await setLanguage("en", false);
  expect(has("web-close")).toBe(true);
  expect(t("web-close")).not.toBe("mine");
});
