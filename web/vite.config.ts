import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const home = join(import.meta.dirname, "..", "src", "meeplewright");
const shared = join(home, "locales");

// The texts of the terminal and of notices are not needed in the browser.
const NOT_HERE = ["cli.ftl", "host.ftl", "notices.ftl"];
// The rules' texts and the notes on the printed books are loaded separately.
const RULES = "rules.ftl";
const RULEBOOK = "rulebook.ftl";
const NOT_WORDS = [RULES, RULEBOOK, ...NOT_HERE];

/** The games with their own messages. Those of other packages come from the server. */
const games = readdirSync(join(home, "games"))
  .filter((game) => existsSync(localesOf(game)))
  .sort();

function localesOf(game: string): string {
  return join(home, "games", game, "locales");
}

/** The catalogues in a folder. */
function cataloguesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".ftl") && !NOT_WORDS.includes(name))
    .sort()
    .map((name) => join(folder, name));
}

/** `virtual:words/hu` is the text of all Hungarian catalogues: one file to load a language. */
function words(): Plugin {
  const prefix = "virtual:words/";
  return {
    name: "words",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const language = id.slice(prefix.length + 1);
      const folders = [shared, ...games.map(localesOf)].map((locales) => join(locales, language));
      const files = folders.flatMap(cataloguesIn);
      files.forEach((file) => this.addWatchFile(file));
      const text = files.map((file) => readFileSync(file, "utf-8")).join("\n");
      return `export default ${JSON.stringify(text)};`;
    },
  };
}

/**
 * `virtual:rules/hu/<game>` is the Hungarian text of the rules of one game: too large to load
 * before it is needed. `virtual:rules` has a loader for each of them.
 */
function rules(): Plugin {
  const name = "virtual:rules";
  const loader = (path: string): string =>
    `${JSON.stringify(path)}: () => import(${JSON.stringify(`${name}/${path}`)})`;
  return {
    name: "rules",
    resolveId: (id) => (id === name || id.startsWith(`${name}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${name}`) return `export default {${rulesTexts().map(loader).join(",")}};`;
      if (!id.startsWith(`\0${name}/`)) return undefined;
      const [language, game] = id.slice(name.length + 2).split("/") as [string, string];
      const files = [RULES, RULEBOOK]
        .map((file) => join(localesOf(game), language, file))
        .filter((file) => existsSync(file));
      files.forEach((file) => this.addWatchFile(file));
      const text = files.map((file) => readFileSync(file, "utf-8")).join("\n");
      return `export default ${JSON.stringify(text)};`;
    },
  };
}

/** `hu/<game>` and so on: every game with texts of its rules, by language. */
function rulesTexts(): string[] {
  const told = (game: string, language: string): boolean =>
    existsSync(join(localesOf(game), language, RULES));
  return games.flatMap((game) =>
    readdirSync(localesOf(game))
      .filter((language) => told(game, language))
      .sort()
      .map((language) => `${language}/${game}`),
  );
}

// docs/browsers.md says why these. Newer syntax and light-dark() are compiled for them.
const OLDEST_BROWSERS = ["chrome111", "edge111", "firefox121", "safari16.2"];

// `npm run dev` serves the page from its sources, and uses a running server.
const server = process.env.MEEPLEWRIGHT_SERVER ?? "http://127.0.0.1:8722";

export default defineConfig({
  plugins: [svelte(), words(), rules()],
  build: {
    target: OLDEST_BROWSERS,
    outDir: "../src/meeplewright/web",
    emptyOutDir: true,
    assetsInlineLimit: 0, // pictures stay files: cached forever, and allowed by the page's CSP
    reportCompressedSize: false,
  },
  server: { proxy: { "/api": { target: server, ws: true }, "/words": server } },
  test: { environment: "node", include: ["src/**/*.test.ts"] },
});
