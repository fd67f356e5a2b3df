/** Which keys are the table's, and which belong to what has the focus. */

/** Where somebody writes or chooses, or a dialog is open, keys belong to that. */
export const isElsewhere = (target: EventTarget | null): boolean =>
  document.querySelector("dialog[open]") !== null ||
  (target instanceof Element &&
    target.closest("input, textarea, select, [contenteditable], [role=menu]") !== null);

/** Where Enter presses what has the focus. */
export const isPressable = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("button, a, summary") !== null;
