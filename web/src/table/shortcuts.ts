/** The keys of the frame. The game's own come first: a key is used only once. */

import type { GameFace, Shortcut } from "../games/face";
import { letterOf } from "../lib/letter";
import type { Table } from "../net/types";
import type { Tab } from "./tabs";

const FRAME_SHORTCUTS: readonly Shortcut[] = [
  { keys: ["Ctrl+Z"], words: "web-key-takeback" },
  { keys: ["J"], words: "web-key-hint", aid: "hint" },
  { keys: ["A"], words: "web-again", looks: true },
  { keys: ["W"], words: "web-bots-now", looks: true },
  { keys: ["H"], words: "web-key-history", looks: true },
  { keys: ["C"], words: "web-key-chat", looks: true },
  { keys: ["N"], words: "web-key-notes", looks: true },
  { keys: ["M"], words: "web-key-sound", looks: true },
];

/** The shortcuts for players, or, if nobody can act, those for spectators. */
export function shortcutsAt(
  face: GameFace,
  readonly: boolean,
  { aids, options }: Pick<Table, "aids" | "options">,
): Shortcut[] {
  const all = [...face.shortcuts, ...FRAME_SHORTCUTS].filter(
    ({ aid, when }) => (aid === undefined || aids.includes(aid)) && (when?.(options) ?? true),
  );
  return readonly ? all.filter(isLooking) : all;
}

export const isLooking = ({ looks }: Shortcut): boolean => looks === true;

export type Command = { open: Tab } | "takeback" | "sound" | "hint" | "recap" | "now";

const OPENS: Record<string, Tab> = { H: "history", C: "chat", N: "notes" };

type Pressed = Pick<KeyboardEvent, "key" | "code" | "shiftKey" | "ctrlKey" | "metaKey" | "altKey">;

/** The frame's command for a key; null: none. */
export function commandOf(pressed: Pressed): Command | null {
  const letter = letterOf(pressed);
  if (pressed.altKey) return null;
  if (pressed.ctrlKey || pressed.metaKey) {
    return letter === "Z" && !pressed.shiftKey ? "takeback" : null;
  }
  if (letter === "M") return "sound";
  if (letter === "J") return "hint";
  if (letter === "A") return "recap";
  if (letter === "W") return "now";
  const tab = OPENS[letter];
  return tab === undefined ? null : { open: tab };
}

/** The user is typing, or a dialog is open: keys belong there. */
export function shortcutsDisabled(target: EventTarget | null): boolean {
  if (document.querySelector("dialog[open]")) return true;
  const element = target instanceof HTMLElement ? target : null;
  return element?.closest("input, textarea, select, [role=menu]") != null;
}
