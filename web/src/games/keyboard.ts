/** Which keys belong to the table, and which to the focused element. */

/** In a text field or select, or while a dialog is open, keys belong to that. */
export const isElsewhere = (target: EventTarget | null): boolean =>
  document.querySelector("dialog[open]") !== null ||
  (target instanceof Element &&
    target.closest("input, textarea, select, [contenteditable], [role=menu]") !== null);

/** Whether Enter presses the focused element. */
export const isPressable = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("button, a, summary") !== null;
