/** The choice that is made for the player because there is no other. */

import type { Action } from "./forms";

/** No follower, if none can be placed; null: the player decides. */
export function singleOf(legal: readonly Action[]): Action | null {
  const [only] = legal;
  if (legal.length !== 1 || !only || !("follower" in only)) return null;
  return only.follower === null ? only : null;
}
