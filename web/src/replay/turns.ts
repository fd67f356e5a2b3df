/** Turns: consecutive actions of one seat. */

import type { Frame } from "./forms";

export class Turns {
  /** The last entry of each turn. */
  readonly ends: readonly number[];
  readonly #times: readonly number[];

  constructor(private readonly frames: readonly Frame[]) {
    const deeds = frames.filter((frame) => frame.seat !== null);
    this.ends = deeds
      .filter((frame, at) => deeds[at + 1]?.seat !== frame.seat)
      .map((frame) => frame.entry);
    this.#times = frames.map(({ entry }) => this.#timeOf(entry));
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

  /** When an entry is over, in turns: the end of turn 3 is 3, the middle of it is 2.5. */
  time(entry: number): number {
    return this.#times[entry] ?? this.number;
  }

  #timeOf(entry: number): number {
    const turn = this.of(entry);
    const [start, end] = [this.ends[turn - 2] ?? 0, this.ends[turn - 1] ?? 0];
    if (entry <= end) return turn === 0 ? 0 : turn - 1 + (entry - start) / (end - start);
    return this.number + (entry - end) / (this.frames.length - 1 - end);
  }

  /** The turn that is played after an entry: the same one, or the next if that one is over. */
  from(entry: number): number {
    const at = this.ends.findIndex((end) => entry < end);
    if (at !== -1) return at + 1;
    const last = this.frames[this.ends.at(-1) ?? -1];
    const goesOn = last?.seat != null && this.frames[entry]?.actors.includes(last.seat);
    return goesOn ? this.number : this.number + 1;
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
