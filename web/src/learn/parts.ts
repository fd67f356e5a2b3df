/** The parts of learning a game. */

import type { LearnPart } from "../router.svelte";

/** In the order in which a newcomer wants them. */
export const ORDER: readonly LearnPart[] = ["first", "rules", "tiles"];

/** `/learn/<game>`, `/learn/<game>/tiles`. */
export const pathTo = (game: string, part: LearnPart): string =>
  part === "rules" ? `/learn/${game}` : `/learn/${game}/${part}`;

/** The key of a part's name; each game has its own word for its tiles. */
export const titleKey = (game: string, part: LearnPart): string =>
  part === "tiles" ? `learn-part-tiles-${game}` : `learn-part-${part}`;

/** The key of what is said about a part. */
export const aboutKey = (game: string, part: LearnPart): string =>
  part === "tiles" ? `learn-part-tiles-more-${game}` : `learn-part-${part}-more`;
