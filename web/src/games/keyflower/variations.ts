/** Variations of a turn: which tiles they are about, where they lay one, and how to say them. */

import type { Speak, Variation } from "../face";
import type { State } from "../../net/types";
import { nameKey } from "./facts";
import { findTile } from "./finding";
import type { Action, Spot, View } from "./forms";
import { partOf, type Part } from "./parts";

/** Deeds of others are told; what one could do oneself is named. */
const ADVISED: Readonly<Record<string, string>> = {
  "event-pass": "kft-pass",
  "event-pay": "kft-way-pay",
  "event-pay_group": "kft-way-pay-group",
  "event-boat": "kft-way-boat",
  "event-winter": "kft-way-winter",
  "kfs-lays": "kft-way-lay",
};

/** The tile in the making was picked before, or is before it is laid. */
function partsOf(
  actions: readonly Action[],
  nameOf: (tile: string) => string,
  speak: Speak,
  picked?: string,
): Part[] {
  const t: Speak = (key, args) => speak(ADVISED[key] ?? key, args);
  return actions.flatMap((action) => {
    if ("pick" in action) {
      picked = action.pick;
      return [];
    }
    const part = partOf(action, picked, nameOf, t);
    const secret = "winter" in action && part.tiles.length > 0;
    return secret
      ? [{ ...part, words: `${part.words}: ${part.tiles.map(nameOf).join(", ")}` }]
      : [part];
  });
}

const named =
  (view: View, t: Speak) =>
  (tile: string): string =>
    t(nameKey(tile, findTile(view, tile)?.face));

type Turn = Pick<Variation, "actions" | "seat">;

const pickedBy = (seat: number, view: View): string | undefined =>
  view.villages[seat]?.laying ?? undefined;

export function variationWords({ actions, seat }: Turn, view: State["view"], t: Speak): string {
  const seen = view as View;
  const steps = actions as readonly Action[];
  const parts = partsOf(steps, named(seen, t), t, pickedBy(seat, seen));
  const words = parts.map((part) => part.words);
  const said = words.filter((part) => part !== "").join(", ");
  return said === "" ? t("kft-finish") : said;
}

/** The tiles that a variation is about, by its label. */
export function labelledBy(variations: readonly Variation[]): Map<string, string[]> {
  const labels = new Map<string, string[]>();
  for (const { actions, label } of variations) {
    for (const tile of tilesOf(actions)) labels.set(tile, [...(labels.get(tile) ?? []), label]);
  }
  return labels;
}

export function tilesOf(actions: readonly object[]): Set<string> {
  const parts = partsOf(actions as readonly Action[], String, String);
  return new Set(parts.flatMap(({ tiles }) => tiles));
}

/** A tile as it would lie in the village of `seat`. */
export interface Lay extends Spot {
  tile: string | undefined;
  seat: number;
  label: string;
}

export function laysOf({ actions, seat, label }: Variation, view: View): Lay[] {
  let tile = pickedBy(seat, view);
  return (actions as readonly Action[]).flatMap((action) => {
    if ("pick" in action) tile = action.pick;
    return "lay" in action ? [{ ...action.lay, tile, seat, label }] : [];
  });
}
