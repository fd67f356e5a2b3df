/** The steps of a turn, each in a few words, without who took it. */

import type { Speak } from "../face";
import type { Event } from "./forms";
import { amount, amounts, thingName } from "./things";

/** An action, or what others see of it. */
export type Deed = Extract<Event, { event: "done" }>["do"];

export interface Part {
  words: string;
  tiles: readonly string[];
}

const NOTHING: Part = { words: "", tiles: [] };

/** An action is named by its first key. */
export const wordOf = (deed: Deed): string => Object.keys(deed)[0]!;

/** `laid`: the tile that was picked before it is laid. */
export function partOf(
  deed: Deed,
  laid: string | undefined,
  nameOf: (tile: string) => string,
  t: Speak,
): Part {
  const at = (key: string, tile: string): Part => ({
    words: t(key, { tile: nameOf(tile) }),
    tiles: [tile],
  });
  if ("pass" in deed) return { words: t("event-pass"), tiles: [] };
  if ("bid" in deed) return at("event-bid", deed.bid);
  if ("use" in deed) return at("event-use", deed.use);
  if ("bring" in deed) return at("event-bring", deed.bring);
  if ("pay_group" in deed) return at("event-pay_group", deed.pay_group);
  if ("boat" in deed) return at("event-boat", deed.boat);
  if ("lay" in deed) return laid === undefined ? NOTHING : at("kfs-lays", laid);
  if ("winter" in deed) return { words: t("event-winter"), tiles: deed.winter ?? [] };
  return placedPart(deed, t) ?? villagePart(deed, nameOf, t);
}

/** Workers that come along, and what is paid and chosen. */
function placedPart(deed: Deed, t: Speak): Part | null {
  const plain = (words: string): Part => ({ words, tiles: [] });
  if ("workers" in deed) {
    const { colour, number } = deed.workers;
    return number === 0 ? NOTHING : plain(amount(colour, number, t));
  }
  if ("pay_worker" in deed) {
    return plain(t("event-pay", { what: amount(deed.pay_worker, 1, t) }));
  }
  if ("pay_skill" in deed) {
    return plain(t("event-pay", { what: amount(deed.pay_skill ?? "skill", 1, t) }));
  }
  return "choose" in deed ? plain(amount(deed.choose, 1, t)) : null;
}

/** What is carried and turned over. */
function villagePart(deed: Deed, nameOf: (tile: string) => string, t: Speak): Part {
  if ("carry" in deed) {
    const { resource, from, to } = deed.carry;
    const about = { what: thingName(resource, t), start: nameOf(from), end: nameOf(to) };
    return { words: t("event-carry", about), tiles: [from, to] };
  }
  if ("upgrade" in deed) {
    const { tile, resources, skill } = deed.upgrade;
    const paid = amounts({ ...resources, ...(skill === null ? {} : { [skill]: 1 }) }, t);
    const words = t("event-upgrade", { tile: nameOf(tile) });
    return { words: paid === "" ? words : `${words} (${paid})`, tiles: [tile] };
  }
  return NOTHING;
}
