/** The parts of learning a game, each loaded when it is asked for. */

import type { Component } from "svelte";
import type { LearnPart } from "../router.svelte";

type Part = () => Promise<{ default: Component<{ game: string }> }>;

export const PARTS: Record<LearnPart, Part> = {
  first: () => import("./first/First.svelte"),
  rules: () => import("./Rules.svelte"),
  tiles: () => import("./tiles/Tiles.svelte"),
};

/** In the order in which a newcomer wants them. */
export const ORDER: readonly LearnPart[] = ["first", "rules", "tiles"];

/** `/learn/<game>`, `/learn/<game>/tiles`. */
export const pathTo = (game: string, part: LearnPart): string =>
  part === "rules" ? `/learn/${game}` : `/learn/${game}/${part}`;
