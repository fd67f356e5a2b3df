import { expect, it } from "vitest";
import { sourceRows } from "./sources";

it("leaves out rows that only expansions have, where they have no points", () => {
  const names = (sources: Record<string, number>) =>
    sourceRows("carcassonne", sources).map(({ words }) => words);
  expect(names({ city: 3 })).not.toContain("⟦cc-source-goods⟧");
  expect(names({ city: 3 })).toContain("⟦cc-source-road⟧");
  expect(names({ goods: 4 })).toContain("⟦cc-source-goods⟧");
});
