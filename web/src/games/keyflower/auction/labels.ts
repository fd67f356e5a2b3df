/** Labels of the auction's tiles for screen readers: name, bids, and what can be done. */

import type { Speak } from "../../face";
import { whyWithoutRule } from "../../../words/words.svelte";
import { nameKey } from "../facts";
import { COLOURS, SKILLS, type Bid, type Boat, type Lot, type OrderTile } from "../forms";
import type { Season, Workers } from "../forms";
import type { Chance, Chances } from "./chances";

/** “2 red, 1 blue” */
export const workersLabel = (workers: Workers, t: Speak): string =>
  COLOURS.filter((colour) => workers[colour] > 0)
    .map((colour) => t(`amount-${colour}`, { count: workers[colour] }))
    .join(", ");

export function lotLabel(
  lot: Lot | OrderTile,
  chances: Chances,
  winner: number | null,
  names: readonly string[],
  seat: number | null,
  t: Speak,
): string {
  const parts = [t(nameKey(lot.tile, lot.face))];
  for (const bid of lot.bids) parts.push(bidLabel(bid, bid.seat === winner, names, seat, t));
  const standing = workersLabel(lot.workers, t);
  if (standing) parts.push(t("kft-on-it", { workers: standing }));
  parts.push(...chanceLabels("bid", chances.bid, t), ...chanceLabels("use", chances.use, t));
  return parts.map((part) => part.replace(/\.$/, "")).join(". ") + ".";
}

function bidLabel(
  bid: Bid,
  wins: boolean,
  names: readonly string[],
  seat: number | null,
  t: Speak,
): string {
  const workers = t(`amount-${bid.colour}`, { count: bid.count });
  const name = bid.seat === seat ? t("kft-you") : (names[bid.seat] ?? "");
  return t(wins ? "kft-bid-wins" : "kft-bid-loses", { name, workers });
}

function chanceLabels(what: "bid" | "use", chance: Chance | null, t: Speak): string[] {
  if (!chance) return [];
  if (!chance.can) {
    const no = t(`kft-no-${what}`);
    return [chance.reason ? `${no}: ${whyWithoutRule(chance.reason)}` : no];
  }
  return [
    chance.needed === null
      ? t(`kft-can-${what}`)
      : t(`kft-${what}-from`, { number: chance.needed }),
  ];
}

/** A boat: who took it, or its contents. */
export function boatLabel(
  boat: Boat,
  season: Season,
  names: readonly string[],
  seat: number | null,
  t: Speak,
): string {
  const name = t(nameKey(boat.tile));
  if (boat.taken_by !== null) {
    const who = boat.taken_by === seat ? "you" : "other";
    return t("kft-boat-taken", { boat: name, who, name: names[boat.taken_by] ?? "" });
  }
  if (season === "winter") return name;
  return `${name}: ${cargoLabel(boat, t) || t("kf-boat-empty")}`;
}

/** The contents of a boat: “4 blue, 1 red, 1 saw”. */
const cargoLabel = (boat: Pick<Boat, "workers" | "skills">, t: Speak): string =>
  [
    workersLabel(boat.workers, t),
    ...SKILLS.filter((skill) => boat.skills[skill] > 0).map((skill) =>
      t(`amount-${skill}`, { count: boat.skills[skill] }),
    ),
  ]
    .filter((part) => part !== "")
    .join(", ");
