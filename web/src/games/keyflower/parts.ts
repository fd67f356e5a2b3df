/** The steps of a turn as text: as a line of the log, or as a possible move. */

import type { Speak } from "../face";
import type { Event } from "./forms";
import { amount, amounts, thingName } from "./things";

/** An action, or the part of it that other seats see. */
export type Deed = Extract<Event, { event: "done" }>["do"];

export interface Part {
  /** A message without its prefix, and its arguments. */
  word: string;
  args: Readonly<Record<string, string>>;
  tiles: readonly string[];
  /** The workers of a bid or a use, one group at a time. */
  workers: readonly string[];
  /** What was paid for it. */
  price: string;
  /** What the bid came to, and whether it was raised. */
  total?: { workers: string; raised: boolean };
}

const TAKES_WORKERS: ReadonlySet<string> = new Set(["bid", "use", "workers"]);

/** An action is identified by its first key. */
export const wordOf = (deed: Deed): string => Object.keys(deed)[0]!;

export const part = (
  word: string,
  args: Part["args"] = {},
  tiles: readonly string[] = [],
  price = "",
): Part => ({ word, args, tiles, price, workers: [] });

/** Add a step to the previous ones. `laid`: the tile that was picked and is now placed. */
export function addPart(
  parts: readonly Part[],
  deed: Deed,
  laid: string | undefined,
  idOf: (tile: string) => string,
  t: Speak,
): Part[] {
  if ("bring" in deed) {
    const { bring } = deed;
    return withWorkers(parts, t("group-of", { tile: idOf(bring) }), [bring]);
  }
  if ("workers" in deed) {
    const { colour, number } = deed.workers;
    return number === 0 ? [...parts] : withWorkers(parts, amount(colour, number, t), []);
  }
  const added = placedPart(deed, idOf, t) ?? villagePart(deed, laid, idOf, t);
  return added === null ? [...parts] : [...parts, added];
}

function withWorkers(parts: readonly Part[], come: string, tiles: readonly string[]): Part[] {
  const before = parts.at(-1);
  const open = before !== undefined && TAKES_WORKERS.has(before.word);
  const to = open ? before : part("workers");
  const grown = { ...to, tiles: [...to.tiles, ...tiles], workers: [...to.workers, come] };
  return [...(open ? parts.slice(0, -1) : parts), grown];
}

/** Bids, uses, payments and choices. */
function placedPart(deed: Deed, idOf: (tile: string) => string, t: Speak): Part | null {
  const at = (word: string, tile: string): Part => part(word, { tile: idOf(tile) }, [tile]);
  if ("pass" in deed) return part("pass");
  if ("bid" in deed) return at("bid", deed.bid);
  if ("use" in deed) return at("use", deed.use);
  if ("pay_group" in deed) return at("pay_group", deed.pay_group);
  if ("boat" in deed) return at("boat", deed.boat);
  if ("pay_worker" in deed) return part("pay", { what: amount(deed.pay_worker, 1, t) });
  if ("pay_skill" in deed) return part("pay", { what: amount(deed.pay_skill ?? "skill", 1, t) });
  return "choose" in deed ? part("choose", { what: amount(deed.choose, 1, t) }) : null;
}

/** Tiles placed, resources moved, upgrades, and winter tiles chosen. */
function villagePart(
  deed: Deed,
  laid: string | undefined,
  idOf: (tile: string) => string,
  t: Speak,
): Part | null {
  if ("lay" in deed) return laid === undefined ? null : part("lay", { tile: idOf(laid) }, [laid]);
  if ("winter" in deed) {
    const tiles = deed.winter ?? [];
    return part("winter", { tiles: tiles.map((tile) => t(`tile-${tile}`)).join(", ") }, tiles);
  }
  if ("carry" in deed) {
    const { resource, from, to } = deed.carry;
    const args = { what: thingName(resource, t), start: idOf(from), end: idOf(to) };
    return part("carry", args, [from, to]);
  }
  if ("upgrade" in deed) {
    const { tile, resources, skill } = deed.upgrade;
    const paid = amounts({ ...resources, ...(skill === null ? {} : { [skill]: 1 }) }, t);
    return part("upgrade", { tile: idOf(tile) }, [tile], paid);
  }
  return null;
}

/** What a seat did, as a sentence; its first step includes the seat's name. */
export const eventWords = (parts: readonly Part[], name: string, t: Speak): string =>
  parts
    .map((one, at) => {
      return words(one, eventKey(one), { who: at === 0 ? "other" : "same", name }, t);
    })
    .join(", ");

function eventKey({ word, total }: Part): string {
  if (word === "lay") return "kfs-lays";
  if (total) return total.raised ? "kfg-raises" : "kfg-moves";
  return word.startsWith("kf") ? word : `event-${word}`;
}

/** A possible move. */
export const wayWords = (parts: readonly Part[], t: Speak): string =>
  parts.map((one) => words(one, `way-${one.word}`, {}, t)).join(", ");

function words(one: Part, key: string, who: Part["args"], t: Speak): string {
  const workers = one.workers.join(", ");
  const takes = TAKES_WORKERS.has(one.word);
  if (takes && workers === "") return t(`kf-doing-${one.word}`, one.args);
  const total = one.total ? { total: one.total.workers } : {};
  const said = t(key, { ...who, ...one.args, ...(takes ? { workers } : {}), ...total });
  return one.price === "" ? said : `${said} (${one.price})`;
}
