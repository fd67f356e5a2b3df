/** Short messages at the edge of the page. */

import { isRule, whyWithoutRule, type Reason } from "../words/words.svelte";

export interface Toast {
  id: number;
  words: string;
  /** The rule behind it; null: none. */
  rule: string | null;
}

const LASTS = 6_000;

let shown = $state.raw<Toast[]>([]);
let last = 0;
const timers = new Map<number, ReturnType<typeof setTimeout>>();

export const toasts = (): readonly Toast[] => shown;

/** Show a text, or the reason why something cannot be done. */
export function showToast(said: string | Reason): void {
  const words = typeof said === "string" ? said : whyWithoutRule(said);
  if (shown.some((toast) => toast.words === words)) return;
  const rule = typeof said !== "string" && isRule(said.rule) ? said.rule : null;
  const toast = { id: ++last, words, rule };
  shown = [...shown.slice(-2), toast];
  timers.set(
    toast.id,
    setTimeout(() => closeToast(toast.id), LASTS),
  );
}

/** The user is reading: the message stays until it is closed. */
export function keepToast(id: number): void {
  clearTimeout(timers.get(id));
}

export function closeToast(id: number): void {
  timers.delete(id);
  shown = shown.filter((toast) => toast.id !== id);
}
