/** The panels beside the table. */

import type { Turn } from "../turn.svelte";
import type { StandingOrders } from "../orders/orders.svelte";

export const PANELS = ["season", "hidden", "tiles", "points", "orders"] as const;
export type PanelName = (typeof PANELS)[number];

/** The panels that this table has for this seat. */
export function panelsOf(turn: Turn, orders: StandingOrders): PanelName[] {
  const has: Record<PanelName, boolean> = {
    season: true,
    hidden: true,
    tiles: turn.answers.has("tiles"),
    points: turn.answers.has("points"),
    orders: orders.possible,
  };
  return PANELS.filter((name) => has[name]);
}

/** The seats in turn order. */
export function inOrder(start: number, seats: number): number[] {
  return Array.from({ length: seats }, (_, at) => (start + at) % seats);
}

/** The seats of the latest consecutive passes. */
export function passedOf(player: number, passes: number, seats: number): ReadonlySet<number> {
  return new Set(Array.from({ length: passes }, (_, at) => (player - 1 - at + 2 * seats) % seats));
}

/** “3”, or “2–5” if it is not known exactly. */
export const boundsWords = ([least = 0, most = 0]: readonly number[]): string =>
  least === most ? String(least) : `${least}–${most}`;
