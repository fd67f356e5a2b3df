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

// `npm run dev` shows the page as it is written, in front of a server that runs already.
const server = process.env.MEEPLEWRIGHT_SERVER ?? "http://127.0.0.1:8722";

export default defineConfig({
  plugins: [svelte(), words()],
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
