/** A win probability from 0 to 1 as a percentage: only certain values become 0 or 100. */
export function percentOf(chance: number): string {
  if (chance > 0 && chance < 0.005) return "<1";
  if (chance < 1 && chance >= 0.995) return ">99";
  return String(Math.round(chance * 100));
}
