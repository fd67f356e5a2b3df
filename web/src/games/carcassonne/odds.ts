/** Chances in words, and what a feature waits for. */

import type { Speak } from "../face";
import type { Odds } from "./forms";

/** A chance between 0 and 1 as a share of hundred that never claims more than it knows. */
export function percentOf(chance: number): number {
  if (chance <= 0) return 0;
  if (chance >= 1) return 100;
  return Math.max(1, Math.min(99, Math.round(chance * 100)));
}

export function chanceWords(chance: number, t: Speak): string {
  if (chance > 0 && chance < 0.01) return t("cc-odds-below-one");
  if (chance < 1 && chance > 0.99) return t("cc-odds-above-ninety-nine");
  return t("cc-odds-percent", { percent: percentOf(chance) });
}

/** In one sentence: how likely this closes within the round; that it cannot; that it is far off. */
export function oddsWords(odds: Odds, t: Speak): string {
  const kind = odds.spot.on;
  const isDead = odds.cells.some((cell) => Object.keys(cell.tiles).length === 0);
  if (isDead) return t("cc-odds-never", { kind });
  if (odds.round === null) return t("cc-odds-far", { kind, cells: odds.cells.length });
  return t("cc-odds-round", { kind, chance: chanceWords(odds.round, t) });
}

/** Can it be closed at all, and is it near enough for chances? */
export const hasChances = (odds: Odds): odds is Odds & { seats: number[] } =>
  odds.seats !== null && odds.seats.some((chance) => chance > 0);

/** The tiles that close it, by letter: where one tile serves several cells it counts once. */
export function closersOf(odds: Odds): [letter: string, count: number][] {
  const found = new Map<string, number>();
  for (const { tiles } of odds.cells)
    for (const [letter, count] of Object.entries(tiles)) found.set(letter, count);
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1));
}
