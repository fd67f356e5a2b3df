/** Short messages that come and go at the edge of the page. */

export interface Toast {
  id: number;
  words: string;
}

const LASTS = 6_000;

let shown = $state.raw<Toast[]>([]);
let last = 0;

export const toasts = (): readonly Toast[] => shown;

export function tell(words: string): void {
  if (shown.some((toast) => toast.words === words)) return;
  const toast = { id: ++last, words };
  shown = [...shown.slice(-2), toast];
  setTimeout(() => drop(toast.id), LASTS);
}

export function drop(id: number): void {
  shown = shown.filter((toast) => toast.id !== id);
}
