/** The chosen tile, and the tile under the mouse. */

import { findTile, type Found } from "./finding";
import type { Turn } from "./turn.svelte";

const REST = 350; // milliseconds until the tooltip opens

export interface Rested {
  found: Found;
  element: HTMLElement;
}

export class Chosen {
  #tile = $state<string | null>(null);
  #rested = $state.raw<{ tile: string; element: HTMLElement } | null>(null);
  #waits: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly turn: Turn) {}

  tile = $derived.by((): string | null => this.#tile);
  found = $derived.by((): Found | null =>
    this.#tile === null ? null : findTile(this.turn.view, this.#tile),
  );
  rested = $derived.by((): Rested | null => {
    const at = this.#rested;
    const found = at && at.tile !== this.#tile ? findTile(this.turn.view, at.tile) : null;
    return at && found && { found, element: at.element };
  });

  /** Choosing the same tile again clears the choice. */
  press(tile: string): void {
    this.#tile = this.#tile === tile ? null : tile;
    this.look(null, null);
  }

  none(): void {
    this.#tile = null;
  }

  /** The mouse entered a tile; null: it left. */
  look(tile: string | null, element: HTMLElement | null): void {
    clearTimeout(this.#waits);
    this.#rested = null;
    if (tile === null || element === null) return;
    this.#waits = setTimeout(() => (this.#rested = { tile, element }), REST);
  }
}
