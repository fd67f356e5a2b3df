/** A village as text, for screen readers. */

import { currentLanguage, t } from "../../../words/words.svelte";
import { nameKey, villageFace } from "../facts";
import { COLOURS, RESOURCES, type Laid, type TurnedOver } from "../forms";
import { beside, cellKey, SIDES, type Cell } from "./hex";

export const tileName = (tile: string, face?: string): string => t(nameKey(tile, face));

export const listed = (words: readonly string[]): string =>
  new Intl.ListFormat(currentLanguage(), { type: "unit", style: "short" }).format(words);

const together = (words: readonly string[]): string =>
  new Intl.ListFormat(currentLanguage(), { type: "conjunction" }).format(words);

/** “2 wood”, “3 red”: every type that is there. */
export function amounts(
  kinds: readonly string[],
  counted: Readonly<Partial<Record<string, number>>>,
): string[] {
  return kinds.flatMap((kind) => {
    const count = counted[kind] ?? 0;
    return count > 0 ? [t(`amount-${kind}`, { count })] : [];
  });
}

/** Name, face, and the resources and workers on it. */
export function laidWords(laid: Laid, ...more: string[]): string {
  const { tile, face, resources, workers } = laid;
  const turned = villageFace(tile, face) === "back" ? [t("kfv-upgraded")] : [];
  const on = [...amounts(RESOURCES, resources), ...amounts(COLOURS, workers)];
  return listed([tileName(tile, face), ...turned, ...on, ...more]);
}

/** Where a cell is: next to which tiles. */
export function cellWords(cell: Cell, tiles: readonly Laid[]): string {
  const lying = new Map(tiles.map((laid) => [cellKey(laid), laid]));
  const near: string[] = [];
  for (let side = 0; side < SIDES; side++) {
    const laid = lying.get(cellKey(beside(cell, side)));
    if (laid) near.push(tileName(laid.tile, laid.face));
  }
  return t("kfv-beside", { tiles: together(near) });
}

export function priceWords({ resources, skill }: TurnedOver): string {
  const paid = amounts(RESOURCES, resources);
  if (skill !== null) paid.push(t(`amount-${skill}`, { count: 1 }));
  return together(paid);
}
