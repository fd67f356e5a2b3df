import { expect, test } from "vitest";
import type { Village } from "../forms";
import { landingsOf } from "./landed.svelte";

const none = { wood: 0, stone: 0, iron: 0, gold: 0 };
const village = (resources: Record<string, Partial<typeof none>>): Village =>
  ({
    tiles: Object.entries(resources).map(([tile, lying]) => ({
      tile,
      resources: { ...none, ...lying },
    })),
  }) as unknown as Village;

test("what came from outside has landed where it lies", () => {
  const before = village({ home_1: { wood: 1 }, inn: {} });
  const after = village({ home_1: { wood: 1, gold: 2 }, inn: { stone: 1 } });
  expect(landingsOf(before, after)).toEqual([
    { tile: "inn", resource: "stone", count: 1 },
    { tile: "home_1", resource: "gold", count: 2 },
  ]);
});

test("what was carried about or paid has not landed", () => {
  const before = village({ home_1: { wood: 2, iron: 1 }, inn: {} });
  const after = village({ home_1: { wood: 1 }, inn: { wood: 1 } });
  expect(landingsOf(before, after)).toEqual([]);
});
