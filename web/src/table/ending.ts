/** How a game ended, in words. */

import type { Result } from "../net/types";
import { t } from "../words/words.svelte";
import { listed } from "./describe";

/**
 * The result as a sentence: to the owner of one seat (“You won by 12 points”), or about the winners
 * to spectators and to people around one screen.
 */
export function endWords(
  result: Result,
  mine: readonly number[],
  names: readonly string[],
): string {
  if (result.by === "aborted") return t("web-end-aborted");
  const [seat] = mine;
  if (seat === undefined || mine.length > 1) return namedWords(result, names);
  if (!result.winners.includes(seat)) {
    return t(`web-end-lost-${howLost(result, seat)}`, { margin: -leadOf(result, seat) });
  }
  if (result.winners.length > 1) return t("web-end-shared");
  return t(`web-end-won-${howWon(result, seat)}`, { margin: leadOf(result, seat) });
}

function namedWords(result: Result, names: readonly string[]): string {
  const winners = listed(result.winners.map((seat) => names[seat] ?? ""));
  const [winner] = result.winners;
  if (winner === undefined || result.winners.length > 1) {
    return t("web-end-named-shared", { names: winners });
  }
  const margin = leadOf(result, winner);
  return t(`web-end-named-${howWon(result, winner)}`, { names: winners, margin });
}

/** `plain`: a tie-breaker decided, or points did not decide. */
type How = "points" | "resignation" | "time" | "plain";

function howWon({ by, ...result }: Result, seat: number): How {
  if (by !== "points") return by === "aborted" ? "plain" : by;
  return leadOf({ by, ...result }, seat) > 0 ? "points" : "plain";
}

function howLost(result: Result, seat: number): How {
  const { by, lost } = result;
  if (by === "resignation" || by === "time") return lost.length === 1 ? by : "plain";
  return !lost.includes(seat) && leadOf(result, seat) < 0 ? "points" : "plain";
}

/** How many points a seat is ahead of the best other seat that could win; negative: behind. */
function leadOf({ points, lost }: Result, seat: number): number {
  const others = points.filter((_, other) => other !== seat && !lost.includes(other));
  return (points[seat] ?? 0) - Math.max(0, ...others);
}

/** What ended the game, for lists; empty if it was played to its end. */
export const byWords = ({ by }: Pick<Result, "by">): string =>
  by === "points" ? "" : t(`web-end-by-${by}`);
