/** A picture for each expansion in the form for a new table. */

import { tilePicture } from "./pictures";
import type { Expansion } from "./sets";

const TILES: Record<Expansion, string> = {
  river: "RI",
  inns_and_cathedrals: "IK",
  traders_and_builders: "TR",
};

/** A typical tile of the expansion; empty if there is no such expansion. */
export const pictureOf = (name: string): string => {
  const letter = TILES[name as Expansion];
  return letter === undefined ? "" : tilePicture(letter, 0);
};
