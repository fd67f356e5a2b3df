/** Explains why things are counted where they are. */

import type { Speak } from "../../face";
import { nameKey } from "../facts";
import { thingName } from "../things";
import type { Counting } from "./allocation";
import { asGold, WILD, type Place } from "./places";

export const placeName = ({ tile }: Place, t: Speak): string =>
  tile === null ? t("kfs-loose-gold") : t(nameKey(tile));

/** What a set is there, and what the things would score elsewhere. */
export function explanationOf({ place, things, chosen, why }: Counting, t: Speak): string {
  const each = t("kfs-each", { points: place.points, what: setWords(place, chosen, t) });
  const words = `${each} ${reasonWords(why, place.kind, t)}`;
  if (place.tile !== null || !asGold(things)) return words;
  return `${words} ${t("kfg-as-gold", { boat: t(WILD) })}`;
}

function reasonWords(why: Counting["why"], kind: Place["kind"], t: Speak): string {
  switch (why.is) {
    case "less":
    case "level":
      return t(`kfs-why-${why.is}`, {
        kind,
        place: why.tile ?? t("kfs-loose-gold"),
        points: why.points,
      });
    default:
      return t(`kfs-why-${why.is}`, { kind });
  }
}

/** What one set consists of: “5 workers”, “wood + stone + iron”, “1 gold here”. */
export function setWords({ kind, set, here }: Place, chosen: string | null, t: Speak): string {
  const [type = "any"] = set;
  const of = (one: string): string => thingName(one as Parameters<typeof thingName>[0], t);
  if (here !== null) {
    return t("unit-here", { thing: type === "any" ? t("resource-any") : of(type) });
  }
  if (type === "any") return t(`amount-${kind}`, { count: set.length });
  if (type === "chosen_type") {
    const words = t(`unit-chosen-${kind}`);
    return chosen === null ? words : `${words} (${of(chosen)})`;
  }
  if (set.length > 1) return set.map(of).join(" + ");
  return t(`amount-${type}`, { count: 1 });
}
