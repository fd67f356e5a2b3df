/** The game as one pair of eyes saw it: the positions at hand, and what happened at every entry. */

import type { Frame, Position } from "./forms";
import { Shelf, type Fetch } from "./shelf";

export class Reel {
  readonly #shelf: Shelf<Position>;
  readonly #frames: Frame[] = [];
  /** How many of the first frames are here without a gap. */
  #known = 0;

  constructor(
    fetch: Fetch<Position>,
    readonly last: number,
    /** Something came; or it failed to, and why. */
    told: (error: unknown) => void,
  ) {
    this.#shelf = new Shelf(fetch, last, {
      came: (positions) => {
        this.#take(positions);
        told(null);
      },
      failed: told,
    });
  }

  at(entry: number): Position | undefined {
    return this.#shelf.at(entry);
  }

  look(entry: number): void {
    this.#shelf.look(entry);
  }

  isComing(entry: number): boolean {
    return this.#shelf.isComing(entry);
  }

  /** What happened from the beginning, as far as it came without a gap. */
  get frames(): readonly Frame[] {
    return this.#frames.slice(0, this.#known);
  }

  get isWhole(): boolean {
    return this.#known > this.last;
  }

  #take(positions: readonly Position[]): void {
    for (const { view: _, ...frame } of positions) {
      this.#frames[frame.entry] = frame;
    }
    while (this.#frames[this.#known] !== undefined) this.#known += 1;
  }
}
