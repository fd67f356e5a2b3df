/** The titles of tables and games: the game, the sets of tiles that are added to it, who plays. */

import type { Table } from "../net/types";
import { setWords } from "../newtable/setwords";
import { t } from "../words/words.svelte";
import { gameName, listed } from "./describe";
import { namesOf } from "./names";

/** The game with its added sets: “Game (Expansion)”. */
export function gameTitle(table: Pick<Table, "game" | "options">): string {
  const game = gameName(table.game);
  const sets = setWords(table);
  return sets.length === 0 ? game : t("web-title-sets", { game, sets: sets.join(", ") });
}

/** The table's title, or the game and the players' names; a sandbox has those of the real table. */
export function titleOf(table: Table, real: Table = table): string {
  const title = plainTitle(real);
  return table.plan ? t("web-plan-title", { title }) : title;
}

function plainTitle(table: Table): string {
  if (table.title !== "") return table.title;
  const names = namesOf(table).filter((_, seat) => {
    const form = table.seats[seat];
    return form !== undefined && form.kind !== "open" && !form.owner;
  });
  const game = gameTitle(table);
  return names.length === 0 ? game : t("web-title-with", { game, names: listed(names) });
}
