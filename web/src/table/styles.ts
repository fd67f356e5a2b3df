/** The styles of bots: what follows the plus sign in a spec, as in `club+farmer`. */

import type { Table } from "../net/types";
import { has, t } from "../words/words.svelte";

/** The spec without its style. */
export const withoutStyle = (spec: string): string => spec.replace(/\+[^+]*$/, "");

/** The style in a spec; empty if there is none. */
export const styleIn = (spec: string): string => spec.slice(withoutStyle(spec).length + 1);

/** The name of a style of a game; empty if there is none. */
export function styleName(game: string, style: string): string {
  const key = `style-${game}-${style}`;
  return style !== "" && has(key) ? t(key) : style;
}

/** The name of every seat's style; empty if it has none. */
export const styleNames = ({ game, seats }: Table): string[] =>
  seats.map(({ bot }) => (bot === null ? "" : styleName(game, styleIn(bot))));

/** “bot”, with its style if it has one. */
export function botWords(game: string, spec: string): string {
  const style = styleName(game, styleIn(spec));
  return style === "" ? t("web-seat-bot") : t("web-seat-bot-style", { style });
}
