/** The log lines of all entries. */

import type { GameFace, Line, Speak } from "../games/face";
import { historyOf } from "../games/history";
import { metaLines } from "../table/tablesteps";
import type { Frame } from "./forms";
import { playedOn, remarkSteps, stepOf, type Remark } from "./steps";

/** A log line, and its entry. */
export interface EntryLine {
  entry: number;
  line: Line;
}

/** All lines, oldest first: remarks come before their entry, or after the last one. */
export function linesOf(
  frames: readonly Frame[],
  closing: readonly Remark[],
  face: GameFace,
  names: readonly string[],
  t: Speak,
): EntryLine[] {
  const remarked = (remarks: readonly Remark[], entry: number): Line[] =>
    remarkSteps(remarks, entry).flatMap((step) => metaLines(step, names, t));
  const branched: Line = { words: t("rp-played-on"), seat: null, weight: "quiet" };
  const steps = frames.filter(({ entry }) => entry > 0).map(stepOf);
  const gameLines = new Map<number, Line[]>();
  for (const { line, last } of historyOf(face, steps, names, t)) {
    gameLines.set(last.version, [...(gameLines.get(last.version) ?? []), line]);
  }
  const [last, branch] = [frames.length - 1, playedOn(frames)];
  return frames.flatMap((frame) => {
    const { entry, meta } = frame;
    const lines = [
      ...(branch !== null && entry === branch + 1 ? [branched] : []),
      ...remarked(meta, entry),
      ...(gameLines.get(entry) ?? []),
      ...(entry === last ? remarked(closing, entry) : []),
    ];
    return lines.map((line) => ({ entry, line }));
  });
}

/** The index of the last line up to an entry; -1: none yet. */
export function placeOf(lines: readonly EntryLine[], entry: number): number {
  return lines.findLastIndex((one) => one.entry <= entry);
}

/** An entry as one sentence for screen readers. */
export function wordsAt(lines: readonly EntryLine[], entry: number): string {
  return lines
    .filter((one) => one.entry === entry)
    .map((one) => one.line.words)
    .join(" ");
}
