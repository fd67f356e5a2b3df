/** The keyboard shortcuts of this table. */

import type { Shortcut } from "../face";
import { ARROWS, VILLAGE_SHORTCUTS } from "./village/keys";

export type Command =
  | { do: "number"; number: number }
  | { do: "bid" | "use" | "pass" | "colour" | "confirm" | "back" | "undo" | "arrow" };

type Pressed = Pick<
  KeyboardEvent,
  "key" | "code" | "shiftKey" | "ctrlKey" | "metaKey" | "altKey" | "repeat"
>;

/**
 * By the letter's position on the keyboard in other alphabets, so that they work in Cyrillic too.
 */
const PLAIN: Record<string, Command> = {
  KeyB: { do: "bid" },
  KeyU: { do: "use" },
  KeyS: { do: "pass" },
  KeyX: { do: "colour" },
};

export function commandOf(event: Pressed): Command | null {
  const { key, code } = event;
  if (event.altKey) return null;
  if (event.ctrlKey || event.metaKey) {
    return code === "KeyZ" && !event.shiftKey ? { do: "undo" } : null;
  }
  if (event.shiftKey || event.repeat) return null;
  if (/^[0-9]$/.test(key)) return { do: "number", number: Number(key) };
  if (key in ARROWS) return { do: "arrow" };
  if (key === "Enter") return { do: "confirm" };
  if (key === "Escape") return { do: "back" };
  return PLAIN[code] ?? null;
}

export const SHORTCUTS: readonly Shortcut[] = [
  { keys: ["←", "→", "↑", "↓"], words: "kft-key-tiles" },
  { keys: ["B"], words: "kft-key-bid" },
  { keys: ["U"], words: "kft-key-use" },
  { keys: ["0", "…", "9"], words: "kft-key-number" },
  { keys: ["X"], words: "kft-key-colour" },
  { keys: ["S"], words: "kft-key-pass" },
  { keys: ["Enter"], words: "kft-key-confirm" },
  { keys: ["Esc"], words: "kft-key-back" },
  ...VILLAGE_SHORTCUTS,
];
