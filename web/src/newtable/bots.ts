/** Bots as choices: their names, strengths, styles and descriptions. */

import { botName } from "../table/names";
import { styleName } from "../table/styles";
import { has, t } from "../words/words.svelte";
import { ANY_STYLE } from "./setup";

/** A bot's name, with its strength if it has one. */
export function botChoice(bot: string): string {
  if (!has(`level-${bot}`)) return t("web-player-bot", { bot: botName(bot) });
  return t("web-player-level", { bot: botName(bot), level: t(`level-${bot}`) });
}

/** What to expect from a bot; empty if nothing is known. */
export const aboutBot = (bot: string): string =>
  has(`bot-${bot}-more`) ? t(`bot-${bot}-more`) : "";

/** A style of a game, any style, or none. */
export function styleChoice(game: string, style: string): string {
  if (style === "") return t("web-style-choice", { style: t("web-style-none") });
  if (style === ANY_STYLE) return t("web-style-choice", { style: t("web-style-any") });
  return t("web-style-choice", { style: styleName(game, style) });
}

/** What to expect from a style; empty if nothing is known. */
export function aboutStyle(game: string, style: string): string {
  if (style === ANY_STYLE) return t("web-style-any-more");
  const key = `style-${game}-${style}-more`;
  return has(key) ? t(key) : "";
}
