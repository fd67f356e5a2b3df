/**
 * The progress of the tutorials on this device, by table, and the chapters that were completed:
 * stored here, not sent anywhere.
 */

import { BEGINNING, type Progress, type ShownPart } from "./lesson";

const STORAGE_KEY = "meeplewright.guide";
const COMPLETED = "meeplewright.chapters";
const MOST = 8; // tables; the oldest is dropped first

type Kept = [table: string, progress: Progress][];

/** The stored progress, if it is valid. */
export function parsed(text: string | null): Kept {
  try {
    const list: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(list) ? list.filter(isKept) : [];
  } catch {
    return [];
  }
}

function isKept(entry: unknown): entry is Kept[number] {
  if (!Array.isArray(entry) || typeof entry[0] !== "string") return false;
  const { shown, now, turn, instead, left } = (entry[1] ?? {}) as Record<string, unknown>;
  const named = (word: unknown): boolean => word === null || typeof word === "string";
  const known = Array.isArray(shown) && shown.every(isShownPart);
  const whole = typeof turn === "number" && typeof left === "boolean";
  return known && whole && named(now) && named(instead);
}

function isShownPart(entry: unknown): entry is ShownPart {
  const { part, turn } = (entry ?? {}) as Record<string, unknown>;
  return typeof part === "string" && typeof turn === "number";
}

/** The list with this table's progress added as the latest. */
export function withProgress(kept: Kept, table: string, progress: Progress): Kept {
  const others = kept.filter(([other]) => other !== table);
  return [...others, [table, progress] as Kept[number]].slice(-MOST);
}

export function recall(table: string): Progress {
  return parsed(stored(STORAGE_KEY)).find(([known]) => known === table)?.[1] ?? BEGINNING;
}

export function remember(table: string, progress: Progress): void {
  store(STORAGE_KEY, withProgress(parsed(stored(STORAGE_KEY)), table, progress));
}

/** The chapters of this game that were completed. */
export function completed(game: string): string[] {
  return chaptersIn(stored(COMPLETED)).flatMap((name) => {
    const [of, chapter] = name.split("/");
    return of === game && chapter ? [chapter] : [];
  });
}

export function complete(game: string, chapter: string): void {
  const name = `${game}/${chapter}`;
  const known = chaptersIn(stored(COMPLETED));
  if (!known.includes(name)) store(COMPLETED, [...known, name]);
}

/** The stored chapters, `game/chapter`, if they are valid. */
export function chaptersIn(text: string | null): string[] {
  try {
    const list: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(list) ? list.filter((name) => typeof name === "string") : [];
  } catch {
    return [];
  }
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, kept: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Without storage, the tutorial starts again on the next visit.
  }
}
