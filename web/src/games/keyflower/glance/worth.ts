/** What a winter tile would score with the things that its player has now. */

import { faceOf, firstFaceOf } from "../facts";
import type { View } from "../forms";
import { freeOf, isWild, placeAt, TYPES, usesPurple, worthAt } from "../sheet/places";
import { setPoints } from "../tilewords";
import type { Counted } from "../things";

/**
 * The points of the tile if nothing else used the same things. The purple worker can be any one of
 * them.
 */
export function worthOf(tile: string, view: View, seat: number): number {
  const face = firstFaceOf(tile);
  const { points } = faceOf(tile, face);
  const printed = placeAt(tile, face, {});
  if (printed === null) return points;
  const place = { ...printed, points: setPoints(tile, printed.points, view.options) };
  const jokers = { gold: true, all: place.kind === "resource" && isWild(view, seat) };
  const had = freeOf(view, seat, place.kind);
  const tries: Counted[] = usesPurple(view, seat)
    ? TYPES[place.kind].map((type) => ({ ...had, [type]: (had[type] ?? 0) + 1 }))
    : [had];
  return points + Math.max(...tries.map((things) => worthAt(place, things, jokers)));
}
