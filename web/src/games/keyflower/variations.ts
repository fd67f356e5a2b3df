/** Variations of a turn: which tiles they are about, where they place one, and their text. */

import type { Speak, Variation } from "../face";
import type { State } from "../../net/types";
import { nameId } from "./facts";
import { findTile } from "./finding";
import type { Action, Spot, View } from "./forms";
import { addPart, wayWords, type Part } from "./parts";

/** `picked`: the tile that is already picked; an action can pick another one. */
function partsOf(
  actions: readonly Action[],
  idOf: (tile: string) => string,
  t: Speak,
  picked?: string,
): Part[] {
  let parts: Part[] = [];
  for (const action of actions) {
    if ("pick" in action) picked = action.pick;
    else parts = addPart(parts, action, picked, idOf, t);
  }
  return parts;
}

const idIn =
  (view: View) =>
  (tile: string): string =>
    nameId(tile, findTile(view, tile)?.face);

type Turn = Pick<Variation, "actions" | "seat">;

const pickedBy = (seat: number, view: View): string | undefined =>
  view.villages[seat]?.laying ?? undefined;

export function variationWords({ actions, seat }: Turn, view: State["view"], t: Speak): string {
  const seen = view as View;
  const steps = actions as readonly Action[];
  const parts = partsOf(steps, idIn(seen), t, pickedBy(seat, seen));
  return parts.length === 0 ? t("kft-finish") : wayWords(parts, t);
}

/** The tiles that a variation is about, with its label. */
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

/** A tile as it would be placed in the village of `seat`. */
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
