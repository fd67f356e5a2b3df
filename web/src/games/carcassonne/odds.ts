/** Probabilities as text, and the tiles a feature needs. */

import type { Speak } from "../face";
import type { Odds } from "./forms";

/** A probability from 0 to 1 as a percentage; only certain values become 0% or 100%. */
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

/**
 * One sentence: how likely it is completed within the round, that it cannot be, or that it is far
 * off.
 */
export function oddsWords(odds: Odds, t: Speak): string {
  const kind = odds.spot.on;
  if (isDead(odds)) return t("cc-odds-never", { kind });
  if (odds.round === null) return t("cc-odds-far", { kind, cells: odds.cells.length });
  return t("cc-odds-round", { kind, chance: chanceWords(odds.round, t) });
}

/** Whether the remaining tiles cannot complete it. */
export const isDead = (odds: Odds): boolean =>
  odds.cells.some((cell) => Object.keys(cell.tiles).length === 0);

/** Whether it can be completed at all, and is close enough to give a probability. */
export const hasChances = (odds: Odds): odds is Odds & { seats: number[] } =>
  odds.seats !== null && odds.seats.some((chance) => chance > 0);

/** The tiles that complete it, by letter; a tile that fits several cells counts once. */
export function closersOf(odds: Odds): [letter: string, count: number][] {
  const found = new Map<string, number>();
  for (const { tiles } of odds.cells)
    for (const [letter, count] of Object.entries(tiles)) found.set(letter, count);
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1));
}
