/** Which keys belong to the table, and which to the focused element. */

/** In a text field or select, or while a dialog is open, keys belong to that. */
export const shortcutsDisabled = (target: EventTarget | null): boolean =>
  document.querySelector("dialog[open]") !== null ||
  (target instanceof Element &&
    target.closest("input, textarea, select, [contenteditable], [role=menu]") !== null);

/** No control has the focus: only the page as a whole, as after a reload. */
export const nothingFocused = (): boolean =>
  document.activeElement === null || document.activeElement.matches("body, main");

/**
 * Where an arrow key leads among buttons in reading order: left and right to the one before or
 * after, from one end to the other; up and down to the nearest one above or below.
 */
export function arrowTarget(
  buttons: readonly HTMLElement[],
  from: HTMLElement,
  key: string,
): HTMLElement | undefined {
  const at = buttons.indexOf(from);
  if (key === "ArrowRight") return buttons[(at + 1) % buttons.length];
  if (key === "ArrowLeft") return buttons.at(at - 1);
  const down = { ArrowDown: 1, ArrowUp: -1 }[key];
  return down === undefined ? undefined : nextRow(buttons, from, down);
}

function nextRow(
  buttons: readonly HTMLElement[],
  from: HTMLElement,
  down: number,
): HTMLElement | undefined {
  const start = middleOf(from);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const button of buttons) {
    const { x, y } = middleOf(button);
    const ahead = (y - start.y) * down;
    const far = ahead + 2 * Math.abs(x - start.x);
    if (ahead > SAME_ROW && far < least) [best, least] = [button, far];
  }
  return best;
}

const SAME_ROW = 10; // pixels: buttons whose middles differ less are side by side

function middleOf(element: HTMLElement): { x: number; y: number } {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** Whether Enter presses the focused element. */
export const isPressable = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("button, a, summary") !== null;
