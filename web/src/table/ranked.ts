/** Seats by place: winners first, then by points; equal points share a place. */

/** The facts that decide the places. */
export interface Ended {
  points: readonly number[];
  winners: readonly number[];
}

export interface Rank {
  seat: number;
  place: number;
  points: number;
}

export function ranked(points: readonly number[], winners: readonly number[]): Rank[] {
  // The rules may break a tie on points, so winners come first.
  const lost = (seat: number): number => (winners.includes(seat) ? 0 : 1);
  const order = points
    .map((own, seat) => ({ seat, points: own }))
    .sort((one, other) => lost(one.seat) - lost(other.seat) || other.points - one.points);
  const ranks: Rank[] = [];
  for (const [at, { seat, points: own }] of order.entries()) {
    const before = ranks[at - 1];
    const same = before && before.points === own && lost(before.seat) === lost(seat);
    ranks.push({ seat, points: own, place: same ? before.place : at + 1 });
  }
  return ranks;
}
