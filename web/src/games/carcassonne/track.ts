/** The score track: the positions of all players on a line that grows as needed. */

const STRETCH = 25;
const CLOSE = 0.055; // of the line: followers closer than this would hide each other

export interface Race {
  /** The last number on the line. */
  end: number;
  ticks: number[];
  /** `at`: 0 to 1 along the line; `lane`: how many followers are below. */
  places: { seat: number; at: number; lane: number }[];
  lanes: number;
}

export function raceOf(points: readonly number[]): Race {
  const most = Math.max(0, ...points);
  const end = Math.max(2, Math.ceil((most + 1) / STRETCH)) * STRETCH;
  const ticks = Array.from({ length: end / STRETCH + 1 }, (_, index) => index * STRETCH);
  const places = points.map((count, seat) => ({ seat, at: count / end, lane: 0 }));
  for (const [index, place] of places.entries()) {
    const taken = places
      .slice(0, index)
      .filter((other) => Math.abs(other.at - place.at) < CLOSE)
      .map((other) => other.lane);
    while (taken.includes(place.lane)) place.lane += 1;
  }
  return { end, ticks, places, lanes: 1 + Math.max(0, ...places.map((place) => place.lane)) };
}
