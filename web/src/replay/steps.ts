/** A record's entries as steps of a table, including remarks. */

import type { Step } from "../net/types";
import type { Frame } from "./forms";

/** What happened at this entry. Nothing happened at entry 0, which is the start. */
export function stepOf(frame: Frame): Step {
  const { entry, seat, events, t } = frame;
  return { version: entry, at: t ?? 0, kind: seat === null ? "chance" : "do", seat, events };
}

/** The entry that is played after this one: of several random draws in a row, the last. */
export function nextPlayed(frames: readonly Frame[], entry: number): number {
  const isLuck = (at: number): boolean => frames[at]?.seat === null;
  let next = entry + 1;
  while (isLuck(next) && isLuck(next + 1)) next += 1;
  return next;
}

/** A note that the writer of a record added. */
export type Remark = Record<string, unknown>;

/** Remarks as steps of a table; remarks that our tables do not write are left out. */
export function remarkSteps(remarks: readonly Remark[], entry: number): Step[] {
  return remarks.flatMap((remark) => remarkStep(remark, entry) ?? []);
}

function remarkStep(remark: Remark, entry: number): Step | null {
  const at = { version: entry, at: 0, events: [] };
  const { takeback, handover, lost, ending } = remark;
  if (isFact(takeback)) return { ...at, kind: "takeback", seat: seatOf(takeback) };
  if (isFact(handover)) {
    const { why, bot } = handover;
    return { ...at, kind: "meta", seat: seatOf(handover), meta: { meta: "handover", why, bot } };
  }
  if (isFact(lost)) {
    const { by, bot } = lost;
    return { ...at, kind: "meta", seat: seatOf(lost), meta: { meta: "lost", by, bot } };
  }
  if (isFact(ending)) {
    const [seat] = Array.isArray(ending.lost) ? (ending.lost as unknown[]).slice(-1) : [];
    return { ...at, kind: "meta", seat: seatOf({ seat }), meta: { meta: "end", by: ending.by } };
  }
  if (isFact(remark.return)) {
    return { ...at, kind: "meta", seat: seatOf(remark.return), meta: { meta: "return" } };
  }
  return null;
}

/** The entry of another game that this game continues from; null: it starts from the beginning. */
export function playedOn(frames: readonly Frame[]): number | null {
  for (const { played_on } of frames[1]?.meta ?? []) {
    if (isFact(played_on) && typeof played_on.entry === "number") return played_on.entry;
  }
  return null;
}

type Fact = Record<string, unknown>;

const isFact = (value: unknown): value is Fact => typeof value === "object" && value !== null;

const seatOf = (fact: Fact): number | null => (typeof fact.seat === "number" ? fact.seat : null);
