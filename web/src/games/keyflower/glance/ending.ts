/** The end of a season as it was seen: tiles won, workers that came back, boats taken. */

import type { Step } from "../../../net/types";
import type { Event, Season } from "../forms";
import type { Counted } from "../things";

export interface Ending {
  season: Season;
  /** The version of the step that ended the season. */
  version: number;
  won: { tile: string; seat: number; price: number }[];
  unsold: string[];
  /** What went behind the screens; a seat can be there twice. */
  back: { seat: number; workers: Counted }[];
  boats: { seat: number; tile: string }[];
  /** The seats that have acted since. The last boat does not count: the page takes it. */
  acted: Set<number>;
}

const begun = (season: Season, version: number): Ending => ({
  season,
  version,
  won: [],
  unsold: [],
  back: [],
  boats: [],
  acted: new Set(),
});

/** The latest end of a season; null: the first season is still on. */
export function latestEnding(steps: readonly Step[], seats: number): Ending | null {
  let season = "spring" as Season;
  let ending = null as Ending | null;
  for (const { version, events } of steps) {
    for (const event of events as Event[]) {
      if (event.event === "settled" && ending?.season !== season) {
        ending = begun(season, version);
      }
      if (ending !== null) note(ending, version, event, seats);
      if (event.event === "began") season = event.season;
    }
  }
  return ending;
}

function note(ending: Ending, version: number, event: Event, seats: number): void {
  if (event.event === "settled") {
    const { tile, seat, price } = event;
    if (seat === null) ending.unsold.push(tile);
    else ending.won.push({ tile, seat, price });
  } else if (event.event === "took") {
    ending.back.push({ seat: event.seat, workers: event.workers });
  } else if (event.event === "done" && version > ending.version) {
    if ("boat" in event.do) ending.boats.push({ seat: event.seat, tile: event.do.boat });
    const isLastBoat = "boat" in event.do && ending.boats.length === seats;
    if (!isLastBoat) ending.acted.add(event.seat);
  }
}
