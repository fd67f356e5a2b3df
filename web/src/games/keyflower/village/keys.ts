/** The keyboard shortcuts in a village. */

import type { Shortcut } from "../../face";
import type { Direction } from "./hex";

export const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

export type Command =
  | { do: "turn"; steps: number }
  | { do: "zoom"; steps: number }
  | { do: "pan"; right: number; down: number }
  | { do: "fit" | "all" | "next" | "confirm" | "back" };

type Pressed = Pick<
  KeyboardEvent,
  "key" | "code" | "shiftKey" | "ctrlKey" | "metaKey" | "altKey" | "repeat"
>;

const PANS: Record<Direction, [right: number, down: number]> = {
  left: [1, 0],
  right: [-1, 0],
  up: [0, 1],
  down: [0, -1],
};

/**
 * By the letter's position on the keyboard in other alphabets, so that they work in Cyrillic too.
 */
export function commandOf(event: Pressed): Command | null {
  const { key, code } = event;
  if (event.altKey || event.ctrlKey || event.metaKey) return null;
  const way = ARROWS[key];
  if (way) return event.shiftKey ? { do: "pan", right: PANS[way][0], down: PANS[way][1] } : null;
  if (key === "+" || key === "=") return { do: "zoom", steps: 1 };
  if (key === "-" || key === "−") return { do: "zoom", steps: -1 };
  if (key === "0") return { do: "fit" };
  if (event.repeat) return null;
  if (key === "Enter") return { do: "confirm" };
  if (key === "Escape") return { do: "back" };
  if (code === "KeyR") return { do: "turn", steps: event.shiftKey ? -1 : 1 };
  if (code === "KeyV") return event.shiftKey ? { do: "next" } : { do: "all" };
  return null;
}

export const VILLAGE_SHORTCUTS: readonly Shortcut[] = [
  { keys: ["V"], words: "kfv-key-all" },
  { keys: ["⇧ V"], words: "kfv-key-next" },
  { keys: ["←", "→", "↑", "↓"], words: "kfv-key-arrows" },
  { keys: ["R", "⇧ R"], words: "kfv-key-turn" },
  { keys: ["+", "−", "0"], words: "kfv-key-zoom" },
  { keys: ["⇧ ←", "⇧ →", "⇧ ↑", "⇧ ↓"], words: "kfv-key-pan" },
];
