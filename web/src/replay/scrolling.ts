/** Scrolling in a list whose lines are measured only when they come into sight. */

const FRAMES = 6;
const SURE = 2; // what is drawn first may still change the heights of what was not in sight

/** Scroll to where `top` says, and again while what comes into sight there changes it. */
export function settle(list: HTMLElement, top: () => number, frame = 0): void {
  const before = list.scrollTop;
  list.scrollTop = top();
  const moved = Math.abs(list.scrollTop - before) >= 1;
  if (frame < SURE || (moved && frame < FRAMES)) {
    requestAnimationFrame(() => settle(list, top, frame + 1));
  }
}
