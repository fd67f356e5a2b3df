/** Whether a finger pressed something. */

/** The pointer that pressed last: "mouse", "touch", "pen", or "" after a key. */
let last = "";

/**
 * Watch from now on which pointers are used, and keep the browser's menu for images away: a long
 * press on a tile is a press on the tile. Links keep their menu.
 */
export function watchPointers(): void {
  const early = { capture: true, passive: true };
  addEventListener("pointerdown", (event) => (last = event.pointerType), early);
  addEventListener("keydown", () => (last = ""), early);
  addEventListener("contextmenu", (event) => {
    if (byTouch(event) && isPicture(event.target)) event.preventDefault();
  });
}

/**
 * Whether a click or a context menu comes from a finger. In Safari before 18.2 and Firefox before
 * 129 these events do not know their pointer; then the last press decides.
 */
export function byTouch(event: MouseEvent): boolean {
  const { pointerType } = event as Partial<PointerEvent>;
  return (pointerType ?? last) === "touch";
}

function isPicture(target: EventTarget | null): boolean {
  return target instanceof HTMLImageElement && target.closest("a") === null;
}
