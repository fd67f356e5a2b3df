/** What is wrong with a record, as text: where it is, and which rule it breaks. */

import { CallError } from "../net/api";
import { t, why, type Reason } from "../words/words.svelte";
import type { Fault } from "./forms";

/** “Step 57: XY 4.2: …”, or “Line 3: …” if there is no step. */
export function faultWords({ entry, line, reason }: Fault): string {
  if (entry !== null) return t("rp-fault-step", { step: entry, why: why(reason) });
  if (line !== null) return t("rp-fault-line", { line, why: why(reason) });
  return why(reason);
}

/**
 * The same for a record that cannot be opened at all; null: the error is not a refusal of the
 * server.
 */
export function faultOf(error: unknown): Fault | null {
  if (!(error instanceof CallError)) return null;
  const { entry, line } = (error.form ?? {}) as { entry?: number; line?: number };
  return { entry: entry ?? null, line: line ?? null, reason: error.reason };
}

export const fileFault = (reason: Reason): Fault => ({ entry: null, line: null, reason });
