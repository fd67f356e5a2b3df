/** What every player has at the end of a real game, changed step by step. No drawing here. */

import type { Of } from "../../../net/types";
import { all, countsOf, isList, isWhole, optionsOf } from "../../../score/reading";
import { faceOf, factsOf, TILES, villageFace } from "../facts";
import { COLOURS, RESOURCES, SKILLS, type View } from "../forms";
import type { Colour, Resource, Resources, Skill, Skills, Workers } from "../forms";

export type Score = Of<"keyflower", "RealScoreForm">;

export interface Owned {
  readonly tile: string;
  readonly face: string;
  readonly resources: Resources;
  /** The tiles next to it, on the loop, or the boats in the river; 0 for other tiles. */
  readonly count: number;
}

export interface Player {
  readonly tiles: readonly Owned[];
  readonly workers: Workers;
  readonly skills: Skills;
  /** Those that are not on a storage tile. */
  readonly resources: Resources;
}

export interface Position {
  readonly seats: number;
  readonly options: Readonly<Record<string, string | number>>;
  readonly purple: { readonly seat: number; readonly won: boolean } | null;
  readonly players: readonly Player[];
}

/** The most that there are in the box of each thing. */
export const MOST: Readonly<Record<Colour | Skill | Resource, number>> = {
  ...{ blue: 40, red: 40, yellow: 40, green: 20 },
  ...{ saw: 16, pickaxe: 16, anvil: 16 },
  ...{ wood: 24, stone: 24, iron: 24, gold: 48 },
};

const NO_RESOURCES: Resources = { wood: 0, stone: 0, iron: 0, gold: 0 };
const NOTHING: Player = {
  tiles: [],
  workers: { blue: 0, red: 0, yellow: 0, green: 0 },
  skills: { saw: 0, pickaxe: 0, anvil: 0 },
  resources: NO_RESOURCES,
};

export const emptyPosition = (seats: number): Position => ({
  seats,
  options: {},
  purple: null,
  players: Array<Player>(seats).fill(NOTHING),
});

export const isEmpty = ({ players }: Position): boolean =>
  players.every((player) => player.tiles.length === 0);

export function withSeats(position: Position, seats: number): Position {
  const { purple, players } = position;
  return {
    ...position,
    seats,
    purple: purple && purple.seat < seats ? purple : null,
    players: Array.from({ length: seats }, (_, seat) => players[seat] ?? NOTHING),
  };
}

export const withPlayer = (position: Position, seat: number, next: Partial<Player>): Position => ({
  ...position,
  players: position.players.map((old, at) => (at === seat ? { ...old, ...next } : old)),
});

export const withTile = (
  position: Position,
  seat: number,
  tile: string,
  next: Partial<Owned>,
): Position =>
  withPlayer(position, seat, {
    tiles: position.players[seat]!.tiles.map((one) =>
      one.tile === tile ? { ...one, ...next } : one,
    ),
  });

/** The faces of a tile as the rules name them: a boat in a village has only one. */
export const facesOf = (tile: string): string[] =>
  factsOf(tile).kind === "boat" ? ["boat"] : Object.keys(factsOf(tile).faces);

/** Whether the player says which face is up; a turn order tile has one per number of players. */
export const hasChoice = (tile: string): boolean =>
  facesOf(tile).length > 1 && factsOf(tile).kind !== "turn_order";

export const addTile = (position: Position, seat: number, tile: string): Position =>
  withPlayer(position, seat, {
    tiles: [
      ...position.players[seat]!.tiles,
      { tile, face: facesOf(tile)[0]!, resources: NO_RESOURCES, count: 0 },
    ],
  });

export const removeTile = (position: Position, seat: number, tile: string): Position =>
  withPlayer(position, seat, {
    tiles: position.players[seat]!.tiles.filter((one) => one.tile !== tile),
  });

/** The tiles that nobody has; a second home or boat is not offered. */
export function freeTiles({ seats, players }: Position, seat: number): string[] {
  const taken = new Set(players.flatMap(({ tiles }) => tiles.map(({ tile }) => tile)));
  const mine = new Set(players[seat]?.tiles.map(({ tile }) => factsOf(tile).kind));
  return TILES.filter((tile) => {
    const { kind, from = 0 } = factsOf(tile);
    const second = (kind === "home" || kind === "boat") && mine.has(kind);
    return !taken.has(tile) && !second && from <= seats;
  });
}

export type Counted = "turn_order" | "loop" | "river";

/** What the player counts in the village for this tile; null: nothing. */
export function countedAt(tile: string): Counted | null {
  if (factsOf(tile).kind === "turn_order") return "turn_order";
  const scoring = faceOf(tile, villageFace(tile, facesOf(tile)[0]!)).scoring ?? {};
  if ("points_per_tile_in_best_road_loop" in scoring) return "loop";
  return "points_by_river_chain_length" in scoring ? "river" : null;
}

export const MOST_COUNTED: Readonly<Record<Counted, number>> = {
  turn_order: 6,
  loop: TILES.length,
  river: 5,
};

/** A storage tile: resources on it are entered there. */
export const isStore = (tile: string, face: string): boolean =>
  faceOf(tile, villageFace(tile, face)).effect?.points_per_resource_here !== undefined;

/** The table as the score sheet reads it: loose resources lie on the home tile. */
export function viewOf({ options, purple, players }: Position): View {
  return {
    options,
    start_player: purple?.seat ?? -1,
    purple_free: purple !== null && !purple.won,
    villages: players.map((player) => ({
      tiles: player.tiles.map((one) => ({ ...one, resources: lyingOn(one, player) })),
      waiting: [],
      aside: [],
    })),
    screens: players.map(({ workers, skills }) => ({ own_workers: workers, own_skills: skills })),
  } as unknown as View;
}

function lyingOn({ tile, resources }: Owned, player: Player): Resources {
  if (factsOf(tile).kind !== "home") return resources;
  const sum = RESOURCES.map((one) => [one, resources[one] + player.resources[one]]);
  return Object.fromEntries(sum) as Resources;
}

// -- the code in the address ------------------------------------------------------------------

/** Tiles and faces by their number, counts as lists. */
export function pack({ options, purple, players }: Position): unknown {
  const packed = players.map(({ tiles, workers, skills, resources }) => [
    tiles.map(({ tile, face, resources: stored, count }) => [
      TILES.indexOf(tile),
      facesOf(tile).indexOf(face),
      count,
      ...(RESOURCES.some((one) => stored[one] > 0) ? RESOURCES.map((one) => stored[one]) : []),
    ]),
    COLOURS.map((one) => workers[one]),
    SKILLS.map((one) => skills[one]),
    RESOURCES.map((one) => resources[one]),
  ]);
  return [purple === null ? -1 : purple.seat, purple?.won ? 1 : 0, options, packed];
}

export function unpack(value: unknown): Position | null {
  if (!isList(value) || value.length !== 4) return null;
  const [seat, won, chosen, packed] = value;
  const options = optionsOf(chosen);
  if (!options || !isList(packed) || packed.length < 2 || packed.length > 6) return null;
  const players = all(packed.map(unpackPlayer));
  if (!players || !isWhole(seat, -1, players.length - 1) || !isWhole(won, 0, 1)) return null;
  const purple = seat < 0 ? null : { seat, won: won === 1 };
  return { seats: players.length, options, purple, players };
}

function unpackPlayer(value: unknown): Player | null {
  if (!isList(value) || value.length !== 4 || !isList(value[0])) return null;
  const tiles = all(value[0].map(unpackTile));
  const workers = named(COLOURS, value[1]);
  const skills = named(SKILLS, value[2]);
  const resources = named(RESOURCES, value[3]);
  return tiles && workers && skills && resources ? { tiles, workers, skills, resources } : null;
}

function unpackTile(value: unknown): Owned | null {
  if (!isList(value) || (value.length !== 3 && value.length !== 7)) return null;
  const [number, side, count, ...stored] = value;
  if (!isWhole(number, 0, TILES.length - 1) || !isWhole(count, 0, TILES.length)) return null;
  const tile = TILES[number]!;
  const faces = facesOf(tile);
  if (!isWhole(side, 0, faces.length - 1)) return null;
  const resources = stored.length === 0 ? NO_RESOURCES : named(RESOURCES, stored);
  return resources && { tile, face: faces[side]!, resources, count };
}

function named<K extends Colour | Skill | Resource>(
  kinds: readonly K[],
  value: unknown,
): Record<K, number> | null {
  const counts = countsOf(value, kinds.length, Math.max(...kinds.map((kind) => MOST[kind])));
  return (
    counts &&
    (Object.fromEntries(kinds.map((kind, at) => [kind, counts[at]!])) as Record<K, number>)
  );
}
