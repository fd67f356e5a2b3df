/** Where the pictures lie: files drawn by the art, each loaded when it is first shown. */

import { factsOf } from "./facts";
import type { Colour, Resource, Season, Skill } from "./forms";

const TILES = import.meta.glob<string>("../../generated/art/keyflower/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});
const PIECES = import.meta.glob<string>("../../generated/art/keyflower/pieces/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

/** A tile is a flat-topped hexagon, this much higher than wide. */
export const HEX_RATIO = Math.sqrt(3) / 2;

/** A tile as it lies; its icons stay upright. For boats `face` is that of `shownFace`. */
export function tilePicture(tile: string, face: string, turn = 0): string {
  const look = turn % factsOf(tile).turns;
  const name = look === 0 ? `${tile}-${face}` : `${tile}-${face}-${look}`;
  return TILES[`../../generated/art/keyflower/${name}.svg`] ?? "";
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
  PIECES[`../../generated/art/keyflower/pieces/${piece}.svg`] ?? "";

export const workerPicture = (colour: Colour | "purple" | "any"): string =>
  piecePicture(`worker-${colour}`);
