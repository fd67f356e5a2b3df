/** How a seat's things were allocated to the tiles that score them, and why. */

import { total, type Item, type View } from "../forms";
import type { Counted } from "../things";
import {
  freeOf,
  hadOf,
  isWild,
  KINDS,
  placesOf,
  staysStored,
  TYPES,
  usesPurple,
  worthAt,
  type Jokers,
  type Kind,
  type Place,
} from "./places";

type Allocated = Extract<Item, { items: unknown }>;

/**
 * Why things are counted where they are. `less`: elsewhere (at `tile`, or as unused gold) they
 * would score fewer points; `level`: the same; `only`: nothing. A place without things has too few
 * (`short`), has nothing on it that it could count (`bare`), or the things score more elsewhere
 * (`dear`).
 */
export type Why =
  | { is: "less" | "level"; tile: string | null; points: number }
  | { is: "only" | "short" | "bare" | "dear" };

export interface Counting {
  place: Place;
  things: Counted;
  /** One of the things is the purple worker. */
  purple: boolean;
  chosen: string | null;
  points: number;
  why: Why;
}

export interface Division {
  kind: Kind;
  points: number;
  countings: Counting[];
  /** Things that were not counted anywhere. */
  left: Counted;
}

/** By kind; kinds without a place that counts them are left out. */
export function divisionsOf(view: View, seat: number, items: readonly Item[]): Division[] {
  const places = placesOf(view, seat, items);
  const scored = items.filter((item): item is Allocated => "items" in item);
  const divisions = KINDS.map((kind) => {
    const mine = places.filter((place) => place.kind === kind);
    return divided(view, seat, kind, mine, scored);
  });
  return divisions.filter(({ countings }) => countings.length > 0);
}

function divided(
  view: View,
  seat: number,
  kind: Kind,
  places: readonly Place[],
  scored: readonly Allocated[],
): Division {
  const had = hadOf(view, seat, kind);
  const jokers: Jokers = { gold: true, all: kind === "resource" && isWild(view, seat) };
  const itemAt = (place: Place): Allocated | undefined =>
    scored.find((item) => ("tile" in item ? item.tile : null) === place.tile);
  const chosenAt = (place: Place): string | undefined => {
    const item = itemAt(place);
    return item && "chosen" in item ? item.chosen : undefined;
  };
  const elsewhere = (place: Place, things: Counted): Why => {
    if (place.here !== null && staysStored(view)) return { is: "only" };
    const others = places.filter((other) => other !== place && other.here === null);
    const worth = others.map((other) => worthAt(other, things, jokers, chosenAt(other)));
    const most = Math.max(0, ...worth);
    if (most === 0) return { is: "only" };
    const { tile } = others[worth.indexOf(most)]!;
    const points = itemAt(place)?.points ?? 0;
    return { is: most < points ? "less" : "level", tile, points: most };
  };
  const without = (place: Place): Why => {
    if (place.here !== null) {
      const bare = worthAt(place, place.here, jokers) === 0;
      return { is: bare ? "bare" : "dear" };
    }
    const free = freeOf(view, seat, kind);
    return { is: isShort(place, free, jokers, usesPurple(view, seat)) ? "short" : "dear" };
  };
  const countings = places.flatMap((place): Counting[] => {
    const item = itemAt(place);
    if (!item) return place.tile === null ? [] : [counting(place, undefined, without(place))];
    return [counting(place, item, elsewhere(place, item.items))];
  });
  const points = countings.reduce((sum, one) => sum + one.points, 0);
  return { kind, points, countings, left: leftOf(kind, had, countings) };
}

function counting(place: Place, item: Allocated | undefined, why: Why): Counting {
  return {
    place,
    things: item?.items ?? {},
    purple: item !== undefined && "purple" in item,
    chosen: item && "chosen" in item ? (item.chosen ?? null) : null,
    points: item?.points ?? 0,
    why,
  };
}

/**
 * Whether everything together is not enough for one set; the purple worker can be any one thing.
 */
function isShort(place: Place, had: Counted, jokers: Jokers, purple: boolean): boolean {
  const tries: Counted[] = purple
    ? TYPES[place.kind].map((type) => ({ ...had, [type]: (had[type] ?? 0) + 1 }))
    : [had];
  return tries.every((things) => worthAt(place, things, jokers) === 0);
}

function leftOf(kind: Kind, had: Counted, countings: readonly Counting[]): Counted {
  const used = (type: keyof Counted): number =>
    countings.reduce((sum, { things }) => sum + (things[type] ?? 0), 0);
  const left = TYPES[kind].map((type) => [type, Math.max(0, (had[type] ?? 0) - used(type))]);
  return Object.fromEntries(left) as Counted;
}

export const hasLeft = ({ left }: Division): boolean => total(left as Record<string, number>) > 0;
