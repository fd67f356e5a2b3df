import { isAnimated } from "../settings.svelte";

/** For `use:reveal`: it is scrolled into view, and keyboard and screen reader continue here. */
export function reveal(part: HTMLElement): void {
  part.tabIndex = -1;
  part.focus({ preventScroll: true });
  part.scrollIntoView({ behavior: isAnimated() ? "smooth" : "instant", block: "start" });
}
