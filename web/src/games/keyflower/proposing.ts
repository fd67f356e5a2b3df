/** The workers that the page proposes for a placement. The player can choose others. */

import { COLOURS, type Colour, type Group, type Workers } from "./forms";

/**
 * The least number of a legal group, in the colour of which most are left; green ones are rare, so
 * they come last. Null: no workers can be placed.
 */
export function proposalOf(legal: readonly Group[], have: Workers | null): Group | null {
  const left = ({ colour, number }: Group): number => (have?.[colour] ?? 0) - number;
  const isRare = ({ colour }: Group): number => Number(colour === "green");
  const best = [...legal].sort(
    (one, other) =>
      one.number - other.number || isRare(one) - isRare(other) || left(other) - left(one),
  );
  return best[0] ?? null;
}

/** This many workers of mixed colours: most of the colours of which there are most. */
export function mixtureOf(number: number, colours: readonly Colour[], have: Workers): Workers {
  const mixture: Workers = { blue: 0, red: 0, yellow: 0, green: 0 };
  const ranked = [...colours].sort(
    (one, other) =>
      Number(one === "green") - Number(other === "green") ||
      have[other] - have[one] ||
      COLOURS.indexOf(one) - COLOURS.indexOf(other),
  );
  let missing = Math.max(0, number);
  for (const colour of ranked) {
    mixture[colour] = Math.min(missing, have[colour]);
    missing -= mixture[colour];
  }
  return mixture;
}
