/** The final count: the score sheet line by line. */

import type { CountStep, Speak } from "../../face";
import { focusOn } from "../focus";
import type { Item } from "../forms";
import { aboutOf, sourceOf, SOURCES, type Source } from "./sums";

/** A step for every source from which somebody has points, with the tiles that give them. */
export function finalCount(items: readonly (readonly Item[])[], t: Speak): CountStep[] {
  return SOURCES.map((source) => stepOf(source, items, t)).filter(({ gains }) => gains.length > 0);
}

function stepOf(source: Source, items: readonly (readonly Item[])[], t: Speak): CountStep {
  const mine = items.map((all) => all.filter((item) => sourceOf(item) === source));
  const gains = mine
    .map((rows, seat) => ({ seat, points: rows.reduce((sum, { points }) => sum + points, 0) }))
    .filter(({ points }) => points > 0);
  const tiles = mine.flat().flatMap((item) => aboutOf(item)?.tiles ?? []);
  return { words: t(`kfs-source-${source}`), gains, focus: focusOn(...tiles) };
}
