/** Opening a file: read as text, and kept for this tab so that loading the page again keeps it. */

import type { Reason } from "../words/words.svelte";

/** More than any game needs; the server takes no more either. */
export const MOST = 1_900_000;
const KEPT = "meeplewright.record";

/** The reason why a file cannot even be tried; null: it can. */
export function refusal(size: number): Reason | null {
  if (size === 0) return { rule: "file", key: "record-empty", arguments: {} };
  if (size > MOST) return { rule: "file", key: "rp-file-large", arguments: { most: MOST / 1e6 } };
  return null;
}

/** The text of a file; null: it is none. */
export async function textOf(file: Blob): Promise<string | null> {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return null;
  }
}

export function remember(text: string): void {
  try {
    sessionStorage.setItem(KEPT, text);
  } catch {
    // A record too large to keep is opened again by hand.
  }
}

export function remembered(): string | null {
  try {
    return sessionStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

export function forget(): void {
  try {
    sessionStorage.removeItem(KEPT);
  } catch {
    // Nothing was kept.
  }
}

/** Text that looks like a record, from whatever was pasted or dropped. */
export function recordIn(data: DataTransfer): Blob | null {
  const file = data.files[0];
  if (file) return file;
  const text = data.getData("text/plain");
  return text.trim().startsWith("{") ? new Blob([text]) : null;
}
