/** Finds where a tile is, and which face is up. */

import { ownWinter, type View } from "./forms";

export interface Found {
  tile: string;
  face: string;
  place: "auction" | "turn_order" | "boat" | "village" | "hand";
  /** The owner of the village, or the seat that will place the tile. */
  owner: number | null;
}

/** Null if the tile is not visible any more. */
export function findTile(view: View, tile: string): Found | null {
  const lot = view.auction.find((one) => one.tile === tile);
  if (lot) return { tile, face: lot.face, place: "auction", owner: null };
  const order = view.turn_order.find((one) => one.tile === tile);
  if (order) return { tile, face: order.face, place: "turn_order", owner: null };
  if (view.boats.some((one) => one.tile === tile && one.taken_by === null)) {
    return { tile, face: "boat", place: "boat", owner: null };
  }
  for (const [owner, village] of view.villages.entries()) {
    const { tiles, waiting, aside } = village;
    const own = [...tiles, ...waiting, ...aside].find((one) => one.tile === tile);
    if (own) return { tile, face: own.face, place: "village", owner };
  }
  return inHand(view, tile);
}

function inHand(view: View, tile: string): Found | null {
  const held = ownWinter(view)?.dealt_tiles.includes(tile);
  return held ? { tile, face: "front", place: "hand", owner: view.seat } : null;
}
