/** At which side of a tile each seat's bid is shown: the player's own is always at the bottom. */

export type Side = "N" | "NE" | "SE" | "S" | "SW" | "NW";

/** Clockwise from the player's own side, like the seats. */
const SIDES: Record<number, readonly Side[]> = {
  2: ["S", "N"],
  3: ["S", "NW", "NE"],
  4: ["S", "NW", "N", "NE"],
  5: ["S", "SW", "NW", "NE", "SE"],
  6: ["S", "SW", "NW", "N", "NE", "SE"],
};

/** Spectators see the table as the first seat does. */
export function sideOf(seat: number, seats: number, from: number | null): Side {
  const place = (seat - (from ?? 0) + seats) % seats;
  return SIDES[seats]?.[place] ?? "N";
}

/** Just inside the middle of each side, as fractions of the tile's width and height. */
export const MIDDLES: Record<Side, readonly [right: number, down: number]> = {
  N: [0.5, 0],
  NE: [0.85, 0.23],
  SE: [0.85, 0.77],
  S: [0.5, 1.02],
  SW: [0.15, 0.77],
  NW: [0.15, 0.23],
};
