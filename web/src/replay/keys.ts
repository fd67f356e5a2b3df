/** The keys of a replay. They come before the game's own: nothing can be played here. */

import type { Shortcut } from "../games/face";
import { letterOf } from "../lib/letter";

export type Command =
  "back" | "forward" | "turn-back" | "turn-forward" | "first" | "last" | "play" | "copy";

const COMMANDS: Record<string, Command> = {
  ArrowLeft: "back",
  ArrowRight: "forward",
  ArrowUp: "turn-back",
  ArrowDown: "turn-forward",
  PageUp: "turn-back",
  PageDown: "turn-forward",
  Home: "first",
  End: "last",
  " ": "play",
};

type Pressed = Pick<KeyboardEvent, "key" | "code" | "shiftKey" | "ctrlKey" | "metaKey" | "altKey">;

/** The replay command of a key; null: none. Arrow keys with Shift belong to the game. */
export function commandOf(pressed: Pressed): Command | null {
  if (pressed.shiftKey || pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null;
  if (letterOf(pressed) === "L") return "copy";
  return COMMANDS[pressed.key] ?? null;
}

/** Whether the key belongs to the focused element instead of the replay. */
export function isTaken(command: Command, target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest("dialog, input, textarea, select, [role=menu], [role=tablist]")) return true;
  if (command === "play") return target.closest("button, a, summary") !== null;
  // These keys scroll scrollable elements.
  const scrolls = command !== "back" && command !== "forward" && command !== "copy";
  return scrolls && target.closest("[data-scrolls]") !== null;
}

export const REPLAY_SHORTCUTS: readonly Shortcut[] = [
  { keys: ["←", "→"], words: "rp-key-step" },
  { keys: ["↑", "↓"], words: "rp-key-turn" },
  { keys: ["Home", "End"], words: "rp-key-ends" },
  { keys: ["Space"], words: "rp-key-play" },
  { keys: ["L"], words: "rp-key-copy" },
];
