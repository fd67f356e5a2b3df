/** Paths of the pictures: files drawn by the art package, each loaded when first shown. */

import { factsOf } from "./facts";
import type { Colour, Resource, Season, Skill } from "./forms";

/** A tile is a flat-topped hexagon: its height divided by its width. */
export const HEX_RATIO = Math.sqrt(3) / 2;

/** A tile in its rotation; its icons stay upright. For boats, `face` is that of `shownFace`. */
export function tilePicture(tile: string, face: string, turn = 0): string {
  const look = turn % factsOf(tile).turns;
  const name = look === 0 ? `${tile}-${face}` : `${tile}-${face}-${look}`;
  return new URL(`../../generated/art/keyflower/${name}.svg`, import.meta.url).href;
}

export type Piece =
  | Resource
  | Skill
  | Season
  | `worker-${Colour | "purple" | "any"}`
  | "resource-any"
  | "skill-any"
  | "cart"
  | "upgrade"
  | "seal"
  | "bid"
  | "use"
  | "home"
  | "boat"
  | "bag";

export const piecePicture = (piece: Piece): string =>
  new URL(`../../generated/art/keyflower/pieces/${piece}.svg`, import.meta.url).href;

export const workerPicture = (colour: Colour | "purple" | "any"): string =>
  piecePicture(`worker-${colour}`);
