/**
 * The game as one seat or a spectator saw it: the frames of all entries, and the loaded positions.
 */

import type { Frame, Position } from "./forms";
import { PositionCache } from "./positions";
import type { Source } from "./source";

/** What a timeline shows: its source, the viewing seat, and its last entry. */
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
    /** The frames that are known already. */
    frames: readonly Frame[],
    /** Called when something arrived, or with the error if it did not. */
    private readonly notify: (error: unknown) => void,
  ) {
    const { source, seat, last } = shown;
    this.#frames = [...frames];
    this.#cache = new PositionCache((from, to) => source.positions(from, to, seat), last, {
      arrived: () => notify(null),
      failed: notify,
    });
  }

  at(entry: number): Position | undefined {
    return this.#cache.at(entry);
  }

  /** The user looks at this entry: fetch its position, and the frames of the game. */
  look(entry: number): void {
    this.#cache.look(entry);
    void this.#outline();
  }

  isComing(entry: number): boolean {
    return this.#cache.isComing(entry);
  }

  /** What happened from the beginning, as far as it is loaded. */
  get frames(): readonly Frame[] {
    return this.#frames;
  }

  get isWhole(): boolean {
    return this.#frames.length > this.shown.last;
  }

  /** Fetch the missing frames; a failure is reported, and the next look tries again. */
  async #outline(): Promise<void> {
    if (this.#outlining || this.isWhole) return;
    this.#outlining = true;
    const { source, seat } = this.shown;
    try {
      while (!this.isWhole) {
        this.#frames = [...this.#frames, ...(await source.outline(this.#frames.length, seat))];
        this.notify(null);
      }
    } catch (error) {
      this.notify(error);
    } finally {
      this.#outlining = false;
    }
  }
}
