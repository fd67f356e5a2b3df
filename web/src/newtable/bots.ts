/** Bots as choices: their names, strengths and descriptions. */

import { botName } from "../table/names";
import { has, t } from "../words/words.svelte";

/** A bot's name, with its strength if it has one. */
export function botChoice(bot: string): string {
  if (!has(`level-${bot}`)) return t("web-player-bot", { bot: botName(bot) });
  return t("web-player-level", { bot: botName(bot), level: t(`level-${bot}`) });
}

/** What to expect from a bot; empty if nothing is known. */
export const aboutBot = (bot: string): string =>
  has(`bot-${bot}-more`) ? t(`bot-${bot}-more`) : "";
