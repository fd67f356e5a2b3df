/** Paths of the pictures: files drawn by the art package, each loaded when first shown. */

import type { Figure, Goods } from "./forms";
import { lookOf } from "./tiles";

const FILES = import.meta.glob<string>("../../generated/art/carcassonne/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

function fileOf(name: string): string {
  return FILES[`../../generated/art/carcassonne/${name}.svg`] ?? "";
}

export const tilePicture = (letter: string, turn: number): string =>
  fileOf(`${letter}${lookOf(letter, turn)}`);

/** A figure in the middle of a square, so that a follower can be rotated to lie down. */
export const figurePicture = (seat: number, figure: Figure = "follower"): string =>
  fileOf(`${figure === "follower" ? "figure" : figure}${seat}`);

/** A follower, cropped, for lines of text. */
export const figureIcon = (seat: number): string =>
  `${figurePicture(seat)}#svgView(viewBox(-13,-23,26,40))`;

export const goodsPicture = (goods: Goods): string => fileOf(goods);

export const innPicture = fileOf("inn");
export const cathedralPicture = fileOf("cathedral");
export const towerPicture = fileOf("tower");

/** Preload all rotations of a tile, so that rotating it shows no gap. */
export function preload(letter: string): void {
  for (let turn = 0; turn < 4; turn++) new Image().src = tilePicture(letter, turn);
}
