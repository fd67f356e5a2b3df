/** What the player can do with a tile, as far as the page knows. */

import type { Reason } from "../../../words/words.svelte";
import type { Found } from "../finding";
import type { ReachTile } from "../forms";
import type { Turn } from "../turn.svelte";

export interface Chance {
  /** It can be done this turn, or could be if it were the player's turn. */
  can: boolean;
  /** The least number of workers; null: not known. */
  needed: number | null;
  /** Why not; null: it can be done, or the reason is not known. */
  reason: Reason | null;
}

/** Null if the tile can never be bid on, or never be used. */
export interface Chances {
  bid: Chance | null;
  use: Chance | null;
}

type Asked = Pick<Turn, "reach" | "canBid" | "canUse" | "mine" | "phase">;

/** Without the aid, the legal actions of the player's own turn are used. */
export function chancesOf(turn: Asked, tile: string): Chances {
  const known = turn.reach(tile);
  if (known) return fromReach(known);
  if (!turn.mine || turn.phase !== "turn") return { bid: null, use: null };
  return { bid: bare(turn.canBid(tile)), use: bare(turn.canUse(tile)) };
}

/** Tiles in hand and boats are neither bid on nor used. */
export const chancesFor = (turn: Asked, { tile, place }: Pick<Found, "tile" | "place">): Chances =>
  place === "hand" || place === "boat" ? { bid: null, use: null } : chancesOf(turn, tile);

const bare = (can: boolean): Chance => ({ can, needed: null, reason: null });

function fromReach({ bid, use }: ReachTile): Chances {
  const chance = (one: ReachTile["bid"] | ReachTile["use"]): Chance | null =>
    one && { can: one.why_not === null, needed: one.needed, reason: one.why_not };
  return { bid: chance(bid), use: chance(use) };
}
