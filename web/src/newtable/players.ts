/** How many can play a game, in words. */

import { MANIFESTS } from "../games/registry";
import type { Game } from "../net/types";
import { t } from "../words/words.svelte";
import { everySeatCount } from "./setup";

/** “Players: 2–5”, and how many more with which set of tiles. */
export function playersWords(game: Game): string {
  const range = rangeOf(game.seat_counts);
  const most = everySeatCount(game).at(-1) ?? 0;
  if (most <= (game.seat_counts.at(-1) ?? 0)) return t("web-players-range", { range });
  const sets = setsFor(game, most);
  if (sets === "") return t("web-players-range", { range: rangeOf(everySeatCount(game)) });
  return t("web-players-more", { range, most, sets });
}

const rangeOf = (counts: readonly number[]): string =>
  [...new Set([counts[0], counts.at(-1)])].join("–");

/** The sets that are enough for this many players, each alone; empty: it takes other options. */
function setsFor(game: Game, seats: number): string {
  const choice = MANIFESTS.get(game.name)?.sets;
  const counts = game.options.find(({ name }) => name === choice?.option)?.seat_counts;
  if (!choice || !counts) return "";
  return choice.names
    .filter((name) => counts[name]?.includes(seats))
    .map((name) => t(`option-${choice.option}-${name}`))
    .join(", ");
}
