/** The choice that is made for the player because there is no other. */

import type { Action } from "./forms";

/** Workers, winter tiles, passing and finishing are left to the player, who confirms with them. */
const SINGLE = ["boat", "pick", "choose", "pay_worker", "pay_group", "pay_skill"];

/** The last boat, the only tile to build, the only payment; null: the player decides. */
export function singleOf(legal: readonly Action[]): Action | null {
  const [only] = legal;
  if (legal.length !== 1 || !only) return null;
  return SINGLE.some((word) => word in only) ? only : null;
}
