/** Checks how the modules of the page can depend on each other. */

import { expect, test } from "vitest";

const SOURCES = import.meta.glob<string>(
  ["./**/*.ts", "./**/*.svelte", "!./generated/**", "!./**/*.test.ts"],
  { eager: true, query: "?raw", import: "default" },
);

/** `from "…"`, `import "…"` and `import("…")`, including types. */
const IMPORT = /(?:\bfrom|\bimport|\bimport\()\s*"(\.[^"]*)"/g;

const GRAPH: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(SOURCES).map(([path, text]) => [path, importsOf(path, text)]),
);

/** What a module imports from this page. Files found by `import.meta.glob` are not counted. */
function importsOf(path: string, text: string): string[] {
  return [...text.matchAll(IMPORT)].flatMap(([, target = ""]) => {
    const whole = joined(path, target);
    const file = [whole, `${whole}.ts`, `${whole}/index.ts`].find((one) => one in SOURCES);
    return file === undefined ? [] : [file];
  });
}

/** Resolve a relative path from a module. */
function joined(from: string, to: string): string {
  const parts = from.split("/").slice(1, -1);
  for (const part of to.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== ".") parts.push(part);
  }
  return `./${parts.join("/")}`;
}

/** The modules in import cycles: what is left after removing all others. */
function inCircles(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const left = new Set(graph.keys());
  for (let before = -1; before !== left.size;) {
    before = left.size;
    for (const path of left) {
      const leads = graph.get(path)?.some((one) => left.has(one));
      const led = [...left].some((one) => graph.get(one)?.includes(path));
      if (!leads || !led) left.delete(path);
    }
  }
  return [...left].sort();
}

/** The game that a module belongs to; null: none. */
function gameOf(path: string): string | null {
  const game = /^\.\/games\/(\w+)\//.exec(path)?.[1];
  return game !== undefined && `./games/${game}/manifest.ts` in SOURCES ? game : null;
}

test("imports are seen", () => {
  expect(GRAPH.size).toBeGreaterThan(200);
  expect(GRAPH.get("./main.ts")).toContain("./words/words.svelte.ts");
  expect(GRAPH.get("./games/registry.ts")).toContain("./games/plain/face.ts");
  expect(
    inCircles(
      new Map([
        ["a", ["b"]],
        ["b", ["c"]],
        ["c", ["b"]],
        ["d", []],
      ]),
    ),
  ).toEqual(["b", "c"]);
});

test("no imports go in circles", () => {
  expect(inCircles(GRAPH)).toEqual([]);
});

test("nothing imports a game but the game itself", () => {
  const wrong = [...GRAPH].flatMap(([path, targets]) =>
    targets
      .filter((target) => gameOf(target) !== null && gameOf(target) !== gameOf(path))
      .map((target) => `${path} imports ${target}`),
  );
  expect(wrong).toEqual([]);
});
