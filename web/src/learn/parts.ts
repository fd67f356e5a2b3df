/** The parts of learning a game. */

import type { LearnPart } from "../router.svelte";

/** In the order in which a newcomer wants them. */
export const ORDER: readonly LearnPart[] = ["first", "rules", "tiles"];

/** `/learn/<game>`, `/learn/<game>/tiles`. */
export const pathTo = (game: string, part: LearnPart): string =>
  part === "rules" ? `/learn/${game}` : `/learn/${game}/${part}`;
