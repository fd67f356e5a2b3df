/** Opens a file: reads it as text, and stores it for this tab, so that a reload keeps it. */

import type { Reason } from "../words/words.svelte";

/** More than any game needs, and the server's limit. */
export const MOST = 1_900_000;
/** The note at the address of a replay whose record is from a file. */
export const FROM_FILE = "file";
const STORAGE_KEY = "meeplewright.record";

/** Why a file cannot be tried at all; null: it can. */
export function refusal(size: number): Reason | null {
  if (size === 0) return { rule: "file", key: "record-empty", arguments: {} };
  if (size > MOST) return { rule: "file", key: "rp-file-large", arguments: { most: MOST / 1e6 } };
  return null;
}

/** The text of a file; null: it is not text. */
export async function textOf(file: Blob): Promise<string | null> {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return null;
  }
}

export function remember(text: string): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, text);
  } catch {
    // A record too large to store has to be opened again by hand.
  }
}

export function remembered(): string | null {
  try {
    return sessionStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

export function forget(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing was stored.
  }
}

/** Text that looks like a record, from what was pasted or dropped. */
export function recordIn(data: DataTransfer): Blob | null {
  const file = data.files[0];
  if (file) return file;
  const text = data.getData("text/plain");
  return text.trim().startsWith("{") ? new Blob([text]) : null;
}
