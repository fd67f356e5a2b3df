/** A table as text: its title, its clock, what it waits for. */

import type { Table } from "../net/types";
import { currentLanguage, has, t } from "../words/words.svelte";
import { namesOf } from "./names";

export const gameName = (game: string): string => (has(game) ? t(game) : game);

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
  const game = gameName(table.game);
  return names.length === 0 ? game : t("web-title-with", { game, names: listed(names) });
}

/** A list of names, in the style of the language. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(currentLanguage(), { type: "conjunction" }).format(names);
}

type Clock = { kind: string; seconds?: number; increment?: number; days?: number };

export function clockWords(clock: Table["clock"]): string {
  const { kind, seconds = 0, increment = 0, days = 0 } = clock as Clock;
  switch (kind) {
    case "move":
      return t("web-clock-move-words", { time: duration(seconds) });
    case "game":
      return t(increment > 0 ? "web-clock-game-words-more" : "web-clock-game-words", {
        time: duration(seconds),
        increment,
      });
    case "days":
      return t("web-clock-days-words", { days });
    default:
      return t("web-clock-none-words");
  }
}

/** Seconds as “45 s” or “10 min”, exactly. */
export function duration(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  const parts = [];
  if (minutes > 0) parts.push(t("web-minutes", { minutes }));
  if (rest > 0 || minutes === 0) parts.push(t("web-seconds", { seconds: rest }));
  return parts.join(" ");
}
