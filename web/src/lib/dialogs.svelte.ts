/**
 * The dialogs that every page can open, and the shortcuts that the current page adds to the help.
 */

import type { Shortcut } from "../games/face";

export type Name = "settings" | "help" | "notices";

let open = $state<Name | null>(null);
let more = $state.raw<readonly Shortcut[]>([]);

export const openedDialog = (): Name | null => open;
export const pageShortcuts = (): readonly Shortcut[] => more;

export function openDialog(name: Name): void {
  open = name;
}

export function closeDialog(): void {
  open = null;
}

/** Add shortcuts of the current page, until it is left. */
export function offerShortcuts(shortcuts: readonly Shortcut[]): () => void {
  more = shortcuts;
  return () => {
    if (more === shortcuts) more = [];
  };
}
