/** Points over time: who had how many after every entry, and from which source. */

import type { Gain } from "../games/face";
import type { Frame } from "./forms";

/** The points of every seat, for every entry. */
export type Series = readonly (readonly number[])[];

export interface Scoring {
  entry: number;
  gains: readonly Gain[];
}

export class Tally {
  /** Entries at which somebody scored. */
  readonly scorings: readonly Scoring[];
  /** The sources of points, in the order of their first use. */
  readonly sources: readonly string[];
  /** Cumulative points. */
  readonly scored: Series;
  /** Points if the game had ended there. */
  readonly ended: Series;

  constructor(
    frames: readonly Frame[],
    readonly seats: number,
    gainsOf: (event: Frame["events"][number]) => readonly Gain[],
  ) {
    const found = frames.map(({ entry, events }) => ({ entry, gains: events.flatMap(gainsOf) }));
    this.scorings = found.filter(({ gains }) => gains.length > 0);
    this.sources = [...new Set(this.scorings.flatMap(({ gains }) => gains.map(sourceOf)))];
    const sums = Array.from({ length: seats }, () => 0);
    this.scored = found.map(({ gains }) => {
      for (const { seat, points } of gains) sums[seat] = (sums[seat] ?? 0) + points;
      return [...sums];
    });
    this.ended = frames.map(({ points }) => points);
  }

  /** Whether anyone scored before the end, so that there is something to draw by source. */
  get hasSources(): boolean {
    return this.sources.length > 0;
  }

  /** The points of a seat by source after an entry, in the order of `sources`. */
  bySource(seat: number, entry: number): number[] {
    const past = this.scorings.filter((scoring) => scoring.entry <= entry);
    const mine = past.flatMap(({ gains }) => gains.filter((gain) => gain.seat === seat));
    return this.sources.map((source) =>
      mine.reduce((sum, gain) => (gain.source === source ? sum + gain.points : sum), 0),
    );
  }

  /** For every source, the points of a seat after every entry. */
  layersOf(seat: number): number[][] {
    const entries = this.scored.length;
    return this.sources.map((source) => {
      const layer = Array.from({ length: entries }, () => 0);
      for (const { entry, gains } of this.scorings) {
        for (const gain of gains) {
          if (gain.seat === seat && gain.source === source) layer[entry]! += gain.points;
        }
      }
      for (let entry = 1; entry < entries; entry += 1) layer[entry]! += layer[entry - 1]!;
      return layer;
    });
  }
}

const sourceOf = (gain: Gain): string => gain.source;
