/** Paths of the pictures: files drawn by the art package, each loaded when first shown. */

import { getContext, setContext } from "svelte";
import { factsOf } from "./facts";
import type { Options } from "./tilewords";
import type { Colour, Resource, Season, Skill } from "./forms";

/** A tile is a flat-topped hexagon: its height divided by its width. */
export const HEX_RATIO = Math.sqrt(3) / 2;

/**
 * A tile in its rotation; its icons stay upright. For boats, `face` is that of `shownFace`. An
 * option changes the points on the Key market (KF O11).
 */
export function tilePicture(tile: string, face: string, turn = 0, options?: Options): string {
  const look = turn % factsOf(tile).turns;
  const drawn = tile === "key_market" && options?.key_market === 3 ? `${face}_3` : face;
  const name = look === 0 ? `${tile}-${drawn}` : `${tile}-${drawn}-${look}`;
  return new URL(`../../generated/art/keyflower/${name}.svg`, import.meta.url).href;
}

const OPTIONS = Symbol("options");

/** The pictures of tiles inside this component are those of a table with these options. */
export const provideOptions = (options: () => Options | undefined): void =>
  void setContext(OPTIONS, options);

/** The options of the table around this component; none: the defaults. */
export const tableOptions = (): (() => Options | undefined) =>
  getContext<(() => Options | undefined) | undefined>(OPTIONS) ?? (() => undefined);

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
