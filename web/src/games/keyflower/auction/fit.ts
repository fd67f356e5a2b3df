/** The largest size of the auction's tiles at which all of them are visible. */

import { HEX_RATIO } from "../pictures";

export interface Room {
  width: number;
  height: number;
}

/** Extra room for a tile: bids at its sides, its name in two lines and the buttons below. */
export const BESIDE = 20;
export const BELOW = 80;

const LEAST = 76;
const MOST = 132;

export interface Fit {
  /** The width of a tile in pixels. */
  hex: number;
  /** How many tiles are in a row. */
  across: number;
}

const ROOMY = 150;

/** On a phone the page scrolls: three tiles in a row, or more where they would be too large. */
export function fitNarrow(width: number): Fit {
  const across = Math.max(3, Math.floor(width / ROOMY));
  return { hex: Math.floor(width / across) - BESIDE, across };
}

/** The number of rows that allows the largest tiles; rows are as even as possible. */
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
