/** The sets of tiles at a table, in words. */

import { MANIFESTS } from "../games/registry";
import type { Table } from "../net/types";
import { t } from "../words/words.svelte";
import { setsIn } from "./sets";

/** The names of the sets that are added to the game; none for most tables. */
export function setWords({ game, options }: Pick<Table, "game" | "options">): string[] {
  const choice = MANIFESTS.get(game)?.sets;
  if (!choice) return [];
  return setsIn(choice, options).map((name) => t(`option-${choice.option}-${name}`));
}
