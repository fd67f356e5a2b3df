/** Which of the player's winter tiles come into the game (KF W1). */

import type { OwnWinter, Winter } from "../forms";

export const isOwn = (winter: Winter | OwnWinter | undefined): winter is OwnWinter =>
  winter !== undefined && "dealt_tiles" in winter;

/** The legal action with exactly these tiles, in the server's order; null: there is none. */
export function offerOf(
  offers: readonly (readonly string[])[],
  wanted: ReadonlySet<string>,
): readonly string[] | null {
  const same = (offer: readonly string[]): boolean =>
    offer.length === wanted.size && offer.every((tile) => wanted.has(tile));
  return offers.find(same) ?? null;
}
