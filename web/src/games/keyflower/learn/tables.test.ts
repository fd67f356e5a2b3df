import { expect, test } from "vitest";
import outline from "./outline.json";
import { tables } from "./tables";

const t = (key: string, given: Record<string, unknown> = {}): string =>
  [key, ...Object.values(given).map(String)].join(" ");

test("the table of winter tiles has every winter tile with its points", () => {
  const rows = tables["scoring-winter"]!(t);
  const byTile = Object.fromEntries(rows.map(({ tile, words, points }) => [tile, [words, points]]));
  expect(rows).toHaveLength(12);
  expect(byTile["apothecary"]).toEqual(["amount-worker 5", "web-points-number 3"]);
  expect(byTile["key_market"]).toEqual(["amount-green 1", "web-points-number 2"]);
  expect(byTile["scribes"]?.[0]).toBe("skill-saw + skill-pickaxe + skill-anvil");
  expect(byTile["village_hall"]).toEqual(["unit-chosen-worker", "web-points-number 1"]);
  expect(byTile["keythedral"]).toEqual(["does-nothing", "web-points-number 12"]);
  for (const { picture, title } of rows) expect([picture, title]).not.toContain("");
});
test("every table belongs to a paragraph", () => {
  const names = outline.sections.flatMap(({ name, paragraphs }) =>
    paragraphs.map((paragraph) => `${name}-${paragraph.name}`),
  );
  for (const name of Object.keys(tables)) expect(names).toContain(name);
});
