/** Names the payment in a refusal. For tiles and colours, the messages take ids. */

import { has, t, type Arguments, type Reason } from "../../words/words.svelte";

export const nameArguments = (given: Reason["arguments"]): Arguments =>
  "with" in given ? { ...given, with: nameOf(String(given.with)) } : given;

/** One worker of a colour, one skill, or the group on a tile. */
function nameOf(thing: string): string {
  if (has(`tile-${thing}`)) return t("group-of", { tile: thing });
  return has(`amount-${thing}`) ? t(`amount-${thing}`, { count: 1 }) : thing;
}
