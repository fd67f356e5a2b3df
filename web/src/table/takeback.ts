/** What to ask before a takeback, and how much it undoes. */

import type { Step } from "../net/types";

export type TakebackQuestion =
  /** Nothing: it is sent at once. */
  | "none"
  /** Whether the player wants to lose several turns: nobody else has to agree. */
  | "turns"
  /** Whether the others should be asked. */
  | "others";

/**
 * What to ask before the seat returns to the position after version `to`. `free`: the first version
 * it can return to without asking; `alone`: everybody else is a bot.
 */
export function questionBefore(
  steps: readonly Step[],
  seat: number | null,
  to: number,
  { free, alone }: { free: number | null; alone: boolean },
): TakebackQuestion {
  if (free !== null && to >= free) return "none";
  if (!alone) return "others";
  return turnsLost(steps, seat, to) > 1 ? "turns" : "none";
}

/** How many turns of the seat end after version `to`. A turn is a run of actions of one seat. */
export function turnsLost(steps: readonly Step[], seat: number | null, to: number): number {
  const deeds = steps.filter((step) => step.kind === "do" && step.version > to);
  return deeds.filter((step, at) => step.seat === seat && deeds[at - 1]?.seat !== seat).length;
}
