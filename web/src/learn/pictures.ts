/** The pictures in the rules, each loaded when first shown. */

import sizes from "../generated/learn.json";

const FILES = import.meta.glob<string>("../generated/art/learn/**/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

export interface Picture {
  src: string;
  width: number | undefined;
  height: number | undefined;
}

/** The picture of an example; null: the example has only text. */
export function pictureOf(game: string, example: string): Picture | null {
  const src = FILES[`../generated/art/learn/${game}/${example}.svg`];
  if (src === undefined) return null;
  const [width, height] = (sizes as Record<string, number[]>)[`${game}/${example}`] ?? [];
  return { src, width, height };
}
