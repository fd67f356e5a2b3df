/** Who wins a tile as the bids stand, and at which side of it each seat's bid stands. */

import type { Bid } from "./forms";

/** The seat that wins the tile now; null: nobody has bid. No two bids are ever alike. */
export function winnerOf(bids: readonly Bid[]): number | null {
  let best: Bid | null = null;
  for (const bid of bids) if (!best || bid.count > best.count) best = bid;
  return best?.seat ?? null;
}
