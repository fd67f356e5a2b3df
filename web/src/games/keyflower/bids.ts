/** Who is winning a tile with the current bids. */

import type { Bid } from "./forms";

/** The seat that is winning the tile; null: nobody has bid. No two bids are equal. */
export function winnerOf(bids: readonly Bid[]): number | null {
  let best: Bid | null = null;
  for (const bid of bids) if (!best || bid.count > best.count) best = bid;
  return best?.seat ?? null;
}
