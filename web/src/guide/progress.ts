/** The progress of the tutorials on this device, by table: stored here, not sent anywhere. */

import { BEGINNING, type Progress } from "./lesson";

const REMEMBERED = "meeplewright.guide";
const MOST = 8; // tables; the oldest is dropped first

type Kept = [table: string, progress: Progress][];

/** The stored progress, if it is valid. */
export function parsed(text: string | null): Kept {
  try {
    const told: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(told) ? told.filter(isKept) : [];
  } catch {
    return [];
  }
}

function isKept(entry: unknown): entry is Kept[number] {
  if (!Array.isArray(entry) || typeof entry[0] !== "string") return false;
  const { told, open, left } = (entry[1] ?? {}) as Record<string, unknown>;
  const named = Array.isArray(told) && told.every((name) => typeof name === "string");
  return named && typeof open === "boolean" && typeof left === "boolean";
}

/** The list with this table's progress added as the latest. */
export function withProgress(kept: Kept, table: string, progress: Progress): Kept {
  const others = kept.filter(([other]) => other !== table);
  return [...others, [table, progress] as Kept[number]].slice(-MOST);
}

export function recall(table: string): Progress {
  return remembered().find(([known]) => known === table)?.[1] ?? BEGINNING;
}

export function remember(table: string, progress: Progress): void {
  try {
    const kept = withProgress(remembered(), table, progress);
    localStorage.setItem(REMEMBERED, JSON.stringify(kept));
  } catch {
    // Without storage, the tutorial starts again on the next visit.
  }
}

function remembered(): Kept {
  try {
    return parsed(localStorage.getItem(REMEMBERED));
  } catch {
    return [];
  }
}
