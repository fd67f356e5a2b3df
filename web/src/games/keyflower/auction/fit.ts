/** How large the tiles of the auction may be, so that all of them are in sight at once. */

import { HEX_RATIO } from "../pictures";

export interface Room {
  width: number;
  height: number;
}

/** What a tile needs beside its picture: bids at its sides, words below. */
export const BESIDE = 20;
export const BELOW = 54;

const LEAST = 76;
const MOST = 132;

/** The width of a tile in pixels, in as many rows as let it be largest. */
export function hexFor(tiles: number, { width, height }: Room): number {
  let best = LEAST;
  for (let rows = 1; rows <= 3; rows++) {
    const across = Math.ceil(Math.max(tiles, 1) / rows);
    const wide = width / across - BESIDE;
    const high = (height / rows - BELOW) / HEX_RATIO;
    best = Math.max(best, Math.min(wide, high));
  }
  return Math.floor(Math.min(best, MOST));
}
