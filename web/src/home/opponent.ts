/** The bot of “Play now”: the one that was last chosen on this device, or the default. */

import type { Game } from "../net/types";
import { defaultBot } from "../newtable/setup";

const keyOf = (game: Game): string => `meeplewright.opponent.${game.name}`;

export function opponentOf(game: Game): string {
  const chosen = remembered(keyOf(game));
  return chosen !== null && game.bots.includes(chosen) ? chosen : defaultBot(game);
}

export function rememberOpponent(game: Game, bot: string): void {
  try {
    localStorage.setItem(keyOf(game), bot);
  } catch {
    // Without storage, the default bot is offered next time.
  }
}

function remembered(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
