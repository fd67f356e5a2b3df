/** What happened to the seats of others: shown as a message, because a phone shows no history. */

import type { Step } from "../net/types";

const NEWS: ReadonlySet<unknown> = new Set(["handover", "return", "lost"]);

/** Steps after this version in which a bot takes another's seat, or the player returns. */
export const seatNews = (steps: readonly Step[], since: number, mine: readonly number[]): Step[] =>
  steps.filter(
    ({ version, seat, meta }) =>
      version > since && seat !== null && !mine.includes(seat) && NEWS.has(meta?.meta),
  );
