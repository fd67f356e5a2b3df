/** Turns: consecutive actions of one seat. */

import type { Frame } from "./forms";

export class Turns {
  /** The last entry of each turn. */
  readonly ends: readonly number[];

  constructor(frames: readonly Frame[]) {
    const deeds = frames.filter((frame) => frame.seat !== null);
    this.ends = deeds
      .filter((frame, at) => deeds[at + 1]?.seat !== frame.seat)
      .map((frame) => frame.entry);
  }

  get number(): number {
    return this.ends.length;
  }

  /** The turn that an entry belongs to, counted from 1; 0: none has begun. */
  of(entry: number): number {
    if (entry <= 0) return 0;
    const at = this.ends.findIndex((end) => entry <= end);
    return at === -1 ? this.number : at + 1;
  }

  /** The end of the next turn; null: there is none. */
  after(entry: number): number | null {
    return this.ends.find((end) => end > entry) ?? null;
  }

  /** The end of the previous turn; 0 if there is none. */
  before(entry: number): number {
    return this.ends.findLast((end) => end < entry) ?? 0;
  }
}
