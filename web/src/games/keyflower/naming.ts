/** Names the payment or the thing in a refusal. For tiles and colours, the messages take ids. */

import { has, t, type Arguments, type Reason } from "../../words/words.svelte";
import { thingName } from "./things";

export function nameArguments(given: Reason["arguments"]): Arguments {
  if ("with" in given) return { ...given, with: nameOf(String(given.with)) };
  if ("thing" in given) return { ...given, thing: thingName(given.thing as ThingName, t) };
  return given;
}

type ThingName = Parameters<typeof thingName>[0];

/** One worker of a colour, one skill, or the group on a tile. */
function nameOf(thing: string): string {
  if (has(`tile-${thing}`)) return t("group-of", { tile: thing });
  return has(`amount-${thing}`) ? t(`amount-${thing}`, { count: 1 }) : thing;
}
