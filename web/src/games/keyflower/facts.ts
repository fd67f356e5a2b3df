/** What is printed on the tiles: edges, points, what a face does, the upgrade cost. */

import made from "../../generated/keyflower.json";
import { SEASONS, type Colour, type Resource, type Season } from "./forms";
import type { Skill, Turned } from "./forms";

export type Kind =
  "home" | "spring" | "summer" | "summer_boat" | "autumn" | "winter" | "boat" | "turn_order";
/** Road, field, water. */
export type Edge = "R" | "F" | "W";

export interface Cost {
  resources: Partial<Record<Resource | "any", number>>;
  skills: Partial<Record<Skill | "any", number>>;
}

export interface Effect {
  gain?: Partial<Record<Resource, number>>;
  choose_one?: { gain: Partial<Record<Resource, number>> }[];
  draw_skills?: number;
  draw_workers?: number;
  take_green_workers?: number;
  pay?: { worker?: string; skill?: string };
  transport?: number;
  upgrades?: number;
  points_per_resource_here?: { resource: Resource | "any"; points: number };
}

export interface Face {
  points: number;
  effect?: Effect;
  scoring?: Record<string, unknown>;
  power?: Record<string, unknown>;
  cargo?: { workers: number; skills: number }[];
  number?: number;
  purple?: true;
}

export interface TileFacts {
  kind: Kind;
  /** Whether workers can be placed on it. */
  usable: boolean;
  /** The least number of players for which it is in the game; absent if any number will do. */
  from?: number;
  /** Edges of the unrotated tile, clockwise from the north: “RRFRRF”. */
  edges: string;
  /** How many rotations look different. */
  turns: number;
  cost: Cost | null;
  faces: Record<string, Face>;
}

const FACTS = made.tiles as unknown as Record<string, TileFacts>;
const BOAT_FACES = made.boat_faces as unknown as Record<string, Record<Season, string>>;

/** The colours of the workers, as they are drawn. */
export const WORKER_COLOURS: Readonly<Record<Colour, string>> = made.workers;

/** All tiles, in the order of the rules. */
export const TILES: readonly string[] = Object.keys(FACTS);

export function factsOf(tile: string): TileFacts {
  const facts = FACTS[tile];
  if (!facts) throw new Error(`there is no tile ${tile}`);
  return facts;
}

export function faceOf(tile: string, face: string): Face {
  const found = factsOf(tile).faces[face];
  if (!found) throw new Error(`tile ${tile} has no face ${face}`);
  return found;
}

/** The first face of a tile, used before the tile is in play. */
export const firstFaceOf = (tile: string): string => Object.keys(factsOf(tile).faces)[0]!;

/** The face of a tile to show. For a boat it depends on the season. */
export function shownFace(tile: string, face: string, season: Season): string {
  return BOAT_FACES[tile]?.[season] ?? face;
}

/** The seasons in which a boat shows this face; none for other tiles. */
export const seasonsOf = (tile: string, face: string): Season[] =>
  SEASONS.filter((season) => BOAT_FACES[tile]?.[season] === face);

/** The face of a tile in a village: boats always show their winter face. */
export const villageFace = (tile: string, face: string): string => shownFace(tile, face, "winter");

/** The edges of the rotated tile, clockwise from the north. */
export function edgesOf(tile: string, turn: Turned): Edge[] {
  const { edges } = factsOf(tile);
  return [...edges].map((_, side) => edges[(side - turn + 6) % 6] as Edge);
}

/** The index of a tile in the order of the rules, by which losing groups are sorted. */
export const placeOf = (tile: string): number => TILES.indexOf(tile);

/** The catalogue key of its name; the two faces of a summer boat have their own names. */
export const nameKey = (tile: string, face?: string): string => `tile-${nameId(tile, face)}`;

/** The argument for TILE in a message. */
export function nameId(tile: string, face?: string): string {
  const sided = face !== undefined && factsOf(tile).kind === "summer_boat";
  return sided ? `${tile}${face}` : tile;
}
