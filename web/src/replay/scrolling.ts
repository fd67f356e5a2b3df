/** Scrolling in a list whose lines are measured only when they come into view. */

const FRAMES = 6;
const SURE = 2; // lines that come into view can change the heights

/** Scroll to where `top` says, and again while new lines change it. */
export function settle(list: HTMLElement, top: () => number, frame = 0): void {
  const before = list.scrollTop;
  list.scrollTop = top();
  const moved = Math.abs(list.scrollTop - before) >= 1;
  if (frame < SURE || (moved && frame < FRAMES)) {
    requestAnimationFrame(() => settle(list, top, frame + 1));
  }
}
