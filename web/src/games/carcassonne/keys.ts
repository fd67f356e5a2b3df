/** The keyboard shortcuts of this table. */

import type { Shortcut } from "../face";
import { letterOf } from "../../lib/letter";
import { figuresIn } from "./sets";

export type Command =
  | { do: "turn"; steps: number }
  | { do: "zoom"; steps: number }
  | { do: "pan" | "arrow"; right: number; down: number }
  | { do: "stand"; index: number }
  | { do: "look"; steps: number }
  | { do: "figure"; steps: number }
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

const PLAIN: Record<string, Command> = {
  R: { do: "turn", steps: 1 },
  I: { do: "look", steps: 1 },
  G: { do: "figure", steps: 1 },
  T: { do: "tiles" },
  F: { do: "fields" },
  P: { do: "points" },
  S: { do: "pass" },
};

const SHIFTED: Record<string, Command> = {
  R: { do: "turn", steps: -1 },
  I: { do: "look", steps: -1 },
  G: { do: "figure", steps: -1 },
};

export function commandOf(event: Pressed): Command | null {
  const { key } = event;
  if (event.altKey) return null;
  if (event.ctrlKey || event.metaKey) {
    return letterOf(event) === "Z" && !event.shiftKey ? { do: "undo" } : null;
  }
  const pan = PANS[key];
  if (pan) return { do: event.shiftKey ? "pan" : "arrow", right: pan[0], down: pan[1] };
  if (key === "+" || key === "=") return { do: "zoom", steps: 1 };
  if (key === "-" || key === "−") return { do: "zoom", steps: -1 };
  if (key === "0") return { do: "fit" };
  if (/^[1-9]$/.test(key)) return { do: "stand", index: Number(key) - 1 };
  if (event.repeat) return null;
  if (key === "Enter") return { do: "confirm" };
  if (key === "Escape") return { do: "back" };
  return (event.shiftKey ? SHIFTED : PLAIN)[letterOf(event)] ?? null;
}

export const SHORTCUTS: readonly Shortcut[] = [
  { keys: ["←", "→", "↑", "↓"], words: "cc-key-cells" },
  { keys: ["R", "⇧ R"], words: "cc-key-turn" },
  { keys: ["1", "…", "9"], words: "cc-key-stand" },
  {
    keys: ["G", "⇧ G"],
    words: "cc-key-figure",
    when: (options) => figuresIn({ options }).length > 1,
  },
  { keys: ["S"], words: "cc-key-pass" },
  { keys: ["Enter"], words: "cc-key-confirm" },
  { keys: ["Esc"], words: "cc-key-back" },
  { keys: ["I", "⇧ I"], words: "cc-key-look", looks: true },
  { keys: ["T"], words: "cc-key-tiles", looks: true, aid: "remaining" },
  { keys: ["F"], words: "cc-key-fields", looks: true, aid: "fields" },
  { keys: ["P"], words: "cc-key-points", looks: true },
  { keys: ["+", "−", "0"], words: "cc-key-zoom", looks: true },
  { keys: ["⇧ ←", "⇧ →", "⇧ ↑", "⇧ ↓"], words: "cc-key-pan", looks: true },
];
