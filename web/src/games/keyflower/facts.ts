/** What is printed on the tiles: edges, points, what a face does, what turning it over costs. */

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
  /** Whether workers are ever placed on it. */
  usable: boolean;
  /** The fewest players with whom it is in the game; not said where any number will do. */
  from?: number;
  /** Of the unturned tile, clockwise from the north: “RRFRRF”. */
  edges: string;
  /** How many turns look different. */
  turns: number;
  cost: Cost | null;
  faces: Record<string, Face>;
}

const FACTS = made.tiles as unknown as Record<string, TileFacts>;
const BOAT_FACES = made.boat_faces as unknown as Record<string, Record<Season, string>>;

/** The colours of the workers, as they are drawn. */
export const WORKER_COLOURS: Readonly<Record<Colour, string>> = made.workers;

/** Every tile there is, in the order of the rules. */
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

/** The first face of a tile, by which it is known before it lies anywhere. */
export const firstFaceOf = (tile: string): string => Object.keys(factsOf(tile).faces)[0]!;

/** The face of a tile to show. A boat's own word for its face is told by the season. */
export function shownFace(tile: string, face: string, season: Season): string {
  return BOAT_FACES[tile]?.[season] ?? face;
}

/** The seasons in which a boat shows this face; none for other tiles. */
export const seasonsOf = (tile: string, face: string): Season[] =>
  SEASONS.filter((season) => BOAT_FACES[tile]?.[season] === face);

/** The face of a tile in a village, where boats lie only by their winter face. */
export const villageFace = (tile: string, face: string): string => shownFace(tile, face, "winter");

/** The edges of the tile as it lies, clockwise from the north. */
export function edgesOf(tile: string, turn: Turned): Edge[] {
  const { edges } = factsOf(tile);
  return [...edges].map((_, side) => edges[(side - turn + 6) % 6] as Edge);
}

/** The place of a tile in the order of the rules, by which losing groups are named. */
export const placeOf = (tile: string): number => TILES.indexOf(tile);

/** Key of the catalogues for its name; the two faces of a summer boat have names of their own. */
export const nameKey = (tile: string, face?: string): string => `tile-${nameId(tile, face)}`;

/** What TILE in a message takes. */
export function nameId(tile: string, face?: string): string {
  const sided = face !== undefined && factsOf(tile).kind === "summer_boat";
  return sided ? `${tile}${face}` : tile;
}
