/** The keys of the frame. A game's own come first: what it used is not used again. */

import type { Shortcut } from "../games";
import type { Tab } from "./tabs";

export const FRAME_SHORTCUTS: readonly Shortcut[] = [
  { keys: ["Ctrl+Z"], words: "web-key-takeback" },
  { keys: ["H"], words: "web-key-history" },
  { keys: ["C"], words: "web-key-chat" },
  { keys: ["N"], words: "web-key-notes" },
  { keys: ["M"], words: "web-key-sound" },
];

export type Command = { open: Tab } | "takeback" | "sound";

const OPENS: Record<string, Tab> = { h: "history", c: "chat", n: "notes" };

interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

/** What a key asks of the frame; null: nothing. */
export function commandOf(pressed: Pressed): Command | null {
  const key = pressed.key.toLowerCase();
  if (pressed.altKey) return null;
  if (pressed.ctrlKey || pressed.metaKey) {
    return key === "z" && !pressed.shiftKey ? "takeback" : null;
  }
  if (key === "m") return "sound";
  const tab = OPENS[key];
  return tab === undefined ? null : { open: tab };
}

/** Somebody is writing, or a dialog is open: keys belong there. */
export function elsewhere(target: EventTarget | null): boolean {
  if (document.querySelector("dialog[open]")) return true;
  const element = target instanceof HTMLElement ? target : null;
  return element?.closest("input, textarea, select, [role=menu]") != null;
}
