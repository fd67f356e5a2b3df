/** The game as one pair of eyes saw it: what happened at every entry, and the positions at hand. */

import type { Frame, Position } from "./forms";
import { PositionCache } from "./positions";
import type { Source } from "./source";

/** What a timeline shows: where it comes from, through whose eyes, and its last entry. */
export interface Shown {
  source: Pick<Source, "outline" | "positions">;
  seat: number | null;
  last: number;
}

export class Timeline {
  readonly #cache: PositionCache<Position>;
  #frames: Frame[];
  #outlining = false;

  constructor(
    private readonly shown: Shown,
    /** What is known of the course already. */
    frames: readonly Frame[],
    /** Something came; or it failed to, and why. */
    private readonly told: (error: unknown) => void,
  ) {
    const { source, seat, last } = shown;
    this.#frames = [...frames];
    this.#cache = new PositionCache((from, to) => source.positions(from, to, seat), last, {
      came: () => told(null),
      failed: told,
    });
  }

  at(entry: number): Position | undefined {
    return this.#cache.at(entry);
  }

  /** Somebody looks at this entry. The course of the game is fetched beside it. */
  look(entry: number): void {
    this.#cache.look(entry);
    void this.#outline();
  }

  isComing(entry: number): boolean {
    return this.#cache.isComing(entry);
  }

  /** What happened from the beginning, as far as it came. */
  get frames(): readonly Frame[] {
    return this.#frames;
  }

  get isWhole(): boolean {
    return this.#frames.length > this.shown.last;
  }

  /** Fetch what is missing of the course; a failure is told, and the next look tries again. */
  async #outline(): Promise<void> {
    if (this.#outlining || this.isWhole) return;
    this.#outlining = true;
    const { source, seat } = this.shown;
    try {
      while (!this.isWhole) {
        this.#frames = [...this.#frames, ...(await source.outline(this.#frames.length, seat))];
        this.told(null);
      }
    } catch (error) {
      this.told(error);
    } finally {
      this.#outlining = false;
    }
  }
}
