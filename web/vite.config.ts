import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const locales = join(import.meta.dirname, "..", "src", "meeplewright", "locales");

// The terminal's own words stay out of the browser.
const NOT_HERE = ["cli.ftl", "host.ftl"];

/** `virtual:words/hu` is the text of all Hungarian catalogues: one file to load a language. */
function words(): Plugin {
  const prefix = "virtual:words/";
  return {
    name: "words",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const folder = join(locales, id.slice(prefix.length + 1));
      const files = readdirSync(folder)
        .filter((name) => name.endsWith(".ftl") && !NOT_HERE.includes(name))
        .sort();
      files.forEach((name) => this.addWatchFile(join(folder, name)));
      const text = files.map((name) => readFileSync(join(folder, name), "utf-8")).join("\n");
      return `export default ${JSON.stringify(text)};`;
    },
  };
}

/**
 * `virtual:rules/hu/carcassonne` is what the rules of one game say in Hungarian: too much to load
 * before somebody wants to read it. `virtual:rules` knows how to load each of them.
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
      const file = join(locales, language, "rules", `${game}.ftl`);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(readFileSync(file, "utf-8"))};`;
    },
  };
}

/** `hu/carcassonne` and so on: every game whose rules are told, by language. */
function rulesTexts(): string[] {
  return readdirSync(locales, { recursive: true, encoding: "utf-8" })
    .map((path) => /^(\w+)[/\\]rules[/\\](\w+)\.ftl$/.exec(path))
    .filter((found) => found !== null)
    .map((found) => `${found[1]}/${found[2]}`)
    .sort();
}

// `npm run dev` shows the page as it is written, in front of a server that runs already.
const server = process.env.MEEPLEWRIGHT_SERVER ?? "http://127.0.0.1:8722";

export default defineConfig({
  plugins: [svelte(), words(), rules()],
  build: {
    target: "es2022",
    outDir: "../src/meeplewright/web",
    emptyOutDir: true,
    assetsInlineLimit: 0, // pictures stay files: cached for good, and allowed by the page's policy
    reportCompressedSize: false,
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
  test: { environment: "node", include: ["src/**/*.test.ts"] },
});
