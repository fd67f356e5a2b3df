/** What happened at every entry, in words. */

import type { GameFace, Line, Speak } from "../games/face";
import { historyOf } from "../games/history";
import { metaLines } from "../table/tablesteps";
import type { Frame } from "./forms";
import { playedOn, remarkSteps, stepOf, type Remark } from "./steps";

/** A line of the list, and the entry it tells of. */
export interface Told {
  entry: number;
  line: Line;
}

/** All lines, oldest first: remarks before the entry they stand before, or behind the last. */
export function linesOf(
  frames: readonly Frame[],
  closing: readonly Remark[],
  face: GameFace,
  names: readonly string[],
  t: Speak,
): Told[] {
  const remarked = (remarks: readonly Remark[], entry: number): Line[] =>
    remarkSteps(remarks, entry).flatMap((step) => metaLines(step, names, t));
  const anew: Line = { words: t("rp-played-on"), seat: null, weight: "quiet" };
  const steps = frames.filter(({ entry }) => entry > 0).map(stepOf);
  const story = new Map<number, Line[]>();
  for (const { line, last } of historyOf(face, steps, names, t)) {
    story.set(last.version, [...(story.get(last.version) ?? []), line]);
  }
  const [last, branch] = [frames.length - 1, playedOn(frames)];
  return frames.flatMap((frame) => {
    const { entry, meta } = frame;
    const lines = [
      ...(branch !== null && entry === branch + 1 ? [anew] : []),
      ...remarked(meta, entry),
      ...(story.get(entry) ?? []),
      ...(entry === last ? remarked(closing, entry) : []),
    ];
    return lines.map((line) => ({ entry, line }));
  });
}

/** The last line that has happened by an entry: where the list stands; -1: before them all. */
export function placeOf(told: readonly Told[], entry: number): number {
  return told.findLastIndex((one) => one.entry <= entry);
}

/** What an entry brought, in one sentence for ears. */
export function wordsAt(told: readonly Told[], entry: number): string {
  return told
    .filter((one) => one.entry === entry)
    .map((one) => one.line.words)
    .join(" ");
}
