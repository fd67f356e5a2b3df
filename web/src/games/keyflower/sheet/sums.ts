/** Points by source, and each item as text. */

import type { Speak } from "../../face";
import { nameKey } from "../facts";
import { focusOn, type Focus } from "../focus";
import type { Item } from "../forms";
import { amounts } from "../things";
import { asGold, WILD } from "./places";

export const SOURCES = ["printed", "store", "sets", "gold", "boat", "turn_order"] as const;
export type Source = (typeof SOURCES)[number];

const BOATS: ReadonlySet<Item["for"]> = new Set(["transport", "river", "loop"]);

export const sourceOf = (item: Item): Source =>
  BOATS.has(item.for) ? "boat" : (item.for as Source);

export function bySource(items: readonly Item[]): Record<Source, number> {
  const sums = Object.fromEntries(SOURCES.map((source) => [source, 0])) as Record<Source, number>;
  for (const item of items) sums[sourceOf(item)] += item.points;
  return sums;
}

/** The points of every seat by source, as rows of a table. */
export function sourceRows(
  items: readonly (readonly Item[])[],
  t: Speak,
): { words: string; sums: number[] }[] {
  const sums = items.map(bySource);
  return SOURCES.map((source) => ({
    words: t(`kfs-source-${source}`),
    sums: sums.map((mine) => mine[source]),
  }));
}

/** Points of the village itself, before anything is allocated. */
export const isOfVillage = (item: Item): boolean => !("items" in item);

/** The source of the points. */
export function titleOf(item: Item, t: Speak): string {
  const notes = [
    item.for === "gold" && asGold(item.items) ? t(WILD) : "",
    "itself" in item ? t("item-itself") : "",
    "purple" in item ? t("item-purple") : "",
    "flipped" in item ? t("item-flipped") : "",
  ].filter((note) => note !== "");
  const words = plainTitle(item, t);
  return notes.length === 0 ? words : `${words} (${notes.join(", ")})`;
}

function plainTitle(item: Item, t: Speak): string {
  const tile = "tile" in item ? t(nameKey(item.tile)) : "";
  switch (item.for) {
    case "printed":
      return t("item-printed", { tile });
    case "turn_order":
      return t("item-turn_order", { tile, count: item.neighbours });
    case "transport": {
      const doubled = item.doubled ? "yes" : "no";
      return t("item-transport", { tile, count: item.transport, doubled });
    }
    case "river":
      return t("item-river", { tile, count: item.boats });
    case "loop":
      if (item.tiles.length === 0) return t("item-loop-counted", { tile, count: item.points });
      return t("item-loop", { tile, tiles: item.tiles.map((one) => t(nameKey(one))).join(", ") });
    case "gold":
      return t("item-gold", { things: amounts(item.items, t) });
    default:
      return t("item-things", { tile, things: amounts(item.items, t) });
  }
}

/** What to highlight on the table for it. */
export function aboutOf(item: Item): Focus | null {
  if (item.for === "gold") return null;
  return item.for === "loop" ? focusOn(item.tile, ...item.tiles) : focusOn(item.tile);
}
