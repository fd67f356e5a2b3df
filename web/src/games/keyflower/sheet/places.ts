/** Where workers, skills and resources can be counted at the end, and what they score there. */

import { faceOf, villageFace } from "../facts";
import type { Item, Laid, Owned, View } from "../forms";
import { COLOURS, RESOURCES, SKILLS, total } from "../forms";
import { setPoints } from "../tilewords";
import type { Counted } from "../things";

export type Kind = "worker" | "skill" | "resource";
export const KINDS: readonly Kind[] = ["worker", "skill", "resource"];
export const TYPES = { worker: COLOURS, skill: SKILLS, resource: RESOURCES } as const;

export interface Place {
  /** null: unused gold, which needs no tile. */
  tile: string | null;
  kind: Kind;
  /** The points of one set, and what it consists of: types, “any” or “chosen_type”. */
  points: number;
  set: readonly string[];
  /** For a storage tile, the resources on it: nothing else counts there. */
  here: Counted | null;
}

const LOOSE_GOLD: Place = { tile: null, kind: "resource", points: 1, set: ["gold"], here: null };

type Counts = { points_per_set: number; item: Kind; set: readonly string[] };

/** The tile as a place that counts things; null: it counts none. `turned`: by the boat Flipper. */
export function placeAt(tile: string, face: string, here: Counted, turned = false): Place | null {
  const { effect, scoring } = faceOf(tile, turned ? "back" : villageFace(tile, face));
  const stored = effect?.points_per_resource_here;
  if (stored) {
    return { tile, kind: "resource", points: stored.points, set: [stored.resource], here };
  }
  if (!scoring || !("points_per_set" in scoring)) return null;
  const { points_per_set, item, set } = scoring as Counts;
  return { tile, kind: item, points: points_per_set, set, here: null };
}

/** Every place of a seat, including those that counted nothing. */
export function placesOf(view: View, seat: number, items: readonly Item[]): Place[] {
  const turned = items.find((item) => "flipped" in item);
  const places = ownedBy(view, seat).flatMap(({ tile, face, resources }) => {
    const flipped = turned !== undefined && "tile" in turned && turned.tile === tile;
    const place = placeAt(tile, face, resources, flipped);
    return place ? { ...place, points: setPoints(tile, place.points, view.options) } : [];
  });
  return [...places, LOOSE_GOLD];
}

/** The face that is up of each of a seat's tiles. */
export const facesOf = (view: View, seat: number): Map<string, string> =>
  new Map(ownedBy(view, seat).map(({ tile, face }) => [tile, face]));

const ownedBy = (view: View, seat: number): (Laid | Owned)[] => {
  const village = view.villages[seat];
  return village ? [...village.tiles, ...village.waiting, ...village.aside] : [];
};

/** By option resources on a storage tile count nowhere else (KF O7). */
export const staysStored = (view: View): boolean => view.options.stored_resources === "stay";

/** Whether the purple worker counts for the seat; by option it must have been won (KF O10). */
export const usesPurple = (view: View, seat: number): boolean =>
  view.start_player === seat && !(view.options.purple_worker === "winner" && view.purple_free);

/** What of it may count anywhere: all but the resources that must stay where they are. */
export function freeOf(view: View, seat: number, kind: Kind): Counted {
  if (kind !== "resource" || !staysStored(view)) return hadOf(view, seat, kind);
  return resourcesOn(ownedBy(view, seat).filter(({ tile, face }) => !isStore(tile, face)));
}

const isStore = (tile: string, face: string): boolean =>
  faceOf(tile, villageFace(tile, face)).effect?.points_per_resource_here !== undefined;

/** Everything of a kind that the seat had in final scoring. */
export function hadOf(view: View, seat: number, kind: Kind): Counted {
  const screen = view.screens[seat];
  if (!screen || !("own_workers" in screen)) return {};
  if (kind === "worker") return screen.own_workers;
  if (kind === "skill") return screen.own_skills;
  return resourcesOn(ownedBy(view, seat));
}

function resourcesOn(tiles: readonly (Laid | Owned)[]): Counted {
  const sum: Record<string, number> = {};
  for (const { resources } of tiles) {
    for (const type of RESOURCES) sum[type] = (sum[type] ?? 0) + resources[type];
  }
  return sum;
}

/** Boat 3b: in final scoring any resource can count as any other. */
export const isWild = (view: View, seat: number): boolean =>
  ownedBy(view, seat).some(({ tile, face }) => {
    return faceOf(tile, villageFace(tile, face)).power?.resources_wild_when === "final_scoring";
  });

/** The name of that face: it is named where other resources count as gold. */
export const WILD = "tile-summer_boat_3b";
export const asGold = (things: Counted): boolean =>
  RESOURCES.some((type) => type !== "gold" && (things[type] ?? 0) > 0);

/** Which things of a kind can count as any other. */
export interface Jokers {
  gold: boolean;
  all: boolean;
}

/** The points of these things alone at a place. `chosen`: the type already counted there. */
export function worthAt(place: Place, things: Counted, jokers: Jokers, chosen?: string): number {
  return place.points * setsOf(place, things, jokers, chosen);
}

function setsOf(place: Place, things: Counted, jokers: Jokers, chosen?: string): number {
  const { set, kind } = place;
  const whole = place.here === null ? things : lesser(things, place.here);
  const number = total(whole as Record<string, number>);
  const type = set[0]!;
  if (type === "any") return Math.floor(number / set.length);
  const spare = jokers.all ? number : jokers.gold && kind === "resource" ? (whole.gold ?? 0) : 0;
  const of = (one: string): number => whole[one as keyof Counted] ?? 0;
  if (set.length === 1) {
    const types = type === "chosen_type" ? (chosen ? [chosen] : TYPES[kind]) : [type];
    return Math.max(...types.map((one) => countOf(one, of(one), spare, jokers.all)));
  }
  if (jokers.all) return Math.floor(number / set.length);
  return trios(set.map(of), spare);
}

function countOf(type: string, own: number, spare: number, all: boolean): number {
  if (all) return spare;
  return type === "gold" ? own : own + spare;
}

/** The number of complete sets, with jokers filling gaps. */
function trios(counts: readonly number[], spare: number): number {
  let sets = 0;
  const missing = (wanted: number): number =>
    counts.reduce((sum, count) => sum + Math.max(0, wanted - count), 0);
  while (missing(sets + 1) <= spare) sets += 1;
  return sets;
}

const lesser = (one: Counted, other: Counted): Counted =>
  Object.fromEntries(
    Object.entries(one).map(([type, count]) => [
      type,
      Math.min(count, other[type as keyof Counted] ?? 0),
    ]),
  );
