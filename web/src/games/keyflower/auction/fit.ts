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

export interface Fit {
  /** The width of a tile in pixels. */
  hex: number;
  /** How many stand beside each other. */
  across: number;
}

/** In as many rows as let the tiles be largest; rows as even as can be. */
export function fitFor(tiles: number, { width, height }: Room): Fit {
  let best: Fit = { hex: 0, across: 1 };
  for (let rows = 1; rows <= 3; rows++) {
    const across = Math.ceil(Math.max(tiles, 1) / rows);
    const wide = width / across - BESIDE;
    const high = (height / rows - BELOW) / HEX_RATIO;
    const hex = Math.floor(Math.min(wide, high, MOST));
    if (hex > best.hex) best = { hex, across };
  }
  return best.hex < LEAST ? { hex: LEAST, across: Math.ceil(tiles / 2) } : best;
}
