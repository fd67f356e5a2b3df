/** Parts of a table as text: its game, its clock, lists of names. */

import type { Table } from "../net/types";
import { currentLanguage, has, t } from "../words/words.svelte";

export const gameName = (game: string): string => (has(game) ? t(game) : game);

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
