/** Pieces that fly: a tile from the hand to its cell, a follower from the board to its owner. */

import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { animationTime } from "../../settings.svelte";

const TILE = 450; // milliseconds
const FOLLOWER = 650;
const LANDED = 0.35; // the size of a follower when it reaches its owner's card

/** The first of these elements that is visible. */
function visible(selector: string): DOMRect | null {
  for (const element of document.querySelectorAll(selector)) {
    const box = element.getBoundingClientRect();
    if (box.width > 0) return box;
  }
  return null;
}

/** A Svelte transition: the tile comes from the hand. `flies`: not if the player placed it. */
export function fromHand(tile: HTMLElement, { flies }: { flies: boolean }): TransitionConfig {
  const hand = flies ? visible('[data-guide="hand"] .stack') : null;
  const duration = animationTime(TILE);
  if (hand === null || duration === 0) return { duration: 0 };
  const cell = tile.getBoundingClientRect();
  const zoom = cell.width / tile.offsetWidth; // the layer may still be scaled
  const right = (hand.left + hand.width / 2 - cell.left - cell.width / 2) / zoom;
  const down = (hand.top + hand.height / 2 - cell.top - cell.height / 2) / zoom;
  const size = hand.width / cell.width;
  const css = (_: number, left: number): string =>
    `translate: ${right * left}px ${down * left}px; scale: ${1 + (size - 1) * left}; z-index: 1`;
  return { duration, easing: cubicOut, css };
}

/**
 * A Svelte transition: a follower returns to its owner's card. A copy flies, because the board cuts
 * off what leaves it.
 */
export function toOwner(
  follower: HTMLElement,
  { seat, returns }: { seat: number; returns: () => boolean },
): TransitionConfig {
  const duration = animationTime(FOLLOWER);
  const card = duration > 0 && returns() ? visible(`[data-guide="seat:${seat}"]`) : null;
  if (card !== null) flyTo(follower, card, duration);
  return { duration: 0 };
}

function flyTo(follower: HTMLElement, card: DOMRect, duration: number): void {
  const start = follower.getBoundingClientRect();
  const copy = document.createElement("img");
  copy.src = follower.querySelector("img")?.src ?? "";
  copy.alt = "";
  copy.dataset.flies = "follower";
  Object.assign(copy.style, {
    position: "fixed",
    zIndex: "30",
    pointerEvents: "none",
    left: `${start.left}px`,
    top: `${start.top}px`,
    width: `${start.width}px`,
    height: `${start.height}px`,
  });
  document.body.append(copy);
  const right = card.left + card.width / 2 - start.left - start.width / 2;
  const down = card.top + card.height / 2 - start.top - start.height / 2;
  const frames = [
    { translate: "0 0", scale: "1", opacity: 1 },
    { translate: `${right}px ${down}px`, scale: String(LANDED), opacity: 0.6 },
  ];
  const flight = copy.animate(frames, { duration, easing: "cubic-bezier(0.5, 0, 0.3, 1)" });
  flight.onfinish = flight.oncancel = () => copy.remove();
}
