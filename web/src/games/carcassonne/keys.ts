/** Which key does what at this table. */

import type { Shortcut } from "..";

export type Command =
  | { do: "turn"; steps: number }
  | { do: "zoom"; steps: number }
  | { do: "pan"; right: number; down: number }
  | { do: "stand"; index: number }
  | { do: "fit" | "tiles" | "fields" | "points" | "confirm" | "back" | "undo" | "pass" };

type Pressed = Pick<
  KeyboardEvent,
  "key" | "code" | "shiftKey" | "ctrlKey" | "metaKey" | "altKey" | "repeat"
>;

const PANS: Record<string, [right: number, down: number]> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** By the key's place where letters differ between alphabets, so that they work in Cyrillic too. */
const PLAIN: Record<string, Command> = {
  KeyR: { do: "turn", steps: 1 },
  KeyT: { do: "tiles" },
  KeyF: { do: "fields" },
  KeyP: { do: "points" },
  KeyS: { do: "pass" },
};

export function commandOf(event: Pressed): Command | null {
  const { key, code } = event;
  if (event.altKey) return null;
  if (event.ctrlKey || event.metaKey) {
    return code === "KeyZ" && !event.shiftKey ? { do: "undo" } : null;
  }
  const pan = PANS[key];
  if (pan) return { do: "pan", right: pan[0], down: pan[1] };
  if (key === "+" || key === "=") return { do: "zoom", steps: 1 };
  if (key === "-" || key === "−") return { do: "zoom", steps: -1 };
  if (key === "0") return { do: "fit" };
  if (/^[1-9]$/.test(key)) return { do: "stand", index: Number(key) - 1 };
  if (event.repeat) return null;
  if (key === "Enter") return { do: "confirm" };
  if (key === "Escape") return { do: "back" };
  if (event.shiftKey) return code === "KeyR" ? { do: "turn", steps: -1 } : null;
  return PLAIN[code] ?? null;
}

/** Where somebody writes or chooses, or a dialog is open, keys belong to that. */
export const isElsewhere = (target: EventTarget | null): boolean =>
  document.querySelector("dialog[open]") !== null ||
  (target instanceof Element &&
    target.closest("input, textarea, select, [contenteditable], [role=menu]") !== null);

/** Where Enter presses what has the focus. */
export const isPressable = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("button, a, summary") !== null;

export const SHORTCUTS: readonly Shortcut[] = [
  { keys: ["←", "→", "↑", "↓"], words: "cc-key-cells" },
  { keys: ["R", "⇧ R"], words: "cc-key-turn" },
  { keys: ["1", "…", "9"], words: "cc-key-stand" },
  { keys: ["S"], words: "cc-key-pass" },
  { keys: ["Enter"], words: "cc-key-confirm" },
  { keys: ["Esc"], words: "cc-key-back" },
  { keys: ["Ctrl Z"], words: "cc-key-undo" },
  { keys: ["T"], words: "cc-key-tiles" },
  { keys: ["F"], words: "cc-key-fields" },
  { keys: ["P"], words: "cc-key-points" },
  { keys: ["+", "−", "0"], words: "cc-key-zoom" },
  { keys: ["⇧ ←", "⇧ →", "⇧ ↑", "⇧ ↓"], words: "cc-key-pan" },
];
