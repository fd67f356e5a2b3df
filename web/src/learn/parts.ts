/** The parts of learning a game. */

import type { LearnPart } from "../router.svelte";

/** In the order for a new player. */
export const ORDER: readonly LearnPart[] = ["first", "rules", "tiles"];

/** `/learn/<game>`, `/learn/<game>/tiles`. */
export const pathTo = (game: string, part: LearnPart): string =>
  part === "rules" ? `/learn/${game}` : `/learn/${game}/${part}`;

/** The catalogue key of a part's name; each game has its own word for tiles. */
export const titleKey = (game: string, part: LearnPart): string =>
  part === "tiles" ? `learn-part-tiles-${game}` : `learn-part-${part}`;

/** The catalogue key of a part's description. */
export const aboutKey = (game: string, part: LearnPart): string =>
  part === "tiles" ? `learn-part-tiles-more-${game}` : `learn-part-${part}-more`;
