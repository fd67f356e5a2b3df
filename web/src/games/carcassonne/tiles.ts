/**
 * What is printed on the tiles and where, as the art package draws it: segments with their
 * outlines, the points where followers stand, and the segment under a point. Everything here is
 * about one tile.
 */

import made from "../../generated/carcassonne.json";
import type { Goods, Kind, Spot } from "./forms";
import { setOf, type TileSet } from "./sets";

type At = Spot["at"];
type Point = readonly [number, number];

interface Printed {
  on: Kind;
  /** Sides or half-edges of the unrotated tile. */
  at: string[];
  /** Outline of the unrotated segment in a box of 100 by 100; for a road, its centre line. */
  path: string;
  /** Where a follower stands, by rotation. */
  anchors: [number, number][];
  pennant?: boolean;
  inn?: boolean;
  cathedral?: boolean;
  goods?: Goods | null;
}

interface Facts {
  count: number;
  /** How many rotations look different. */
  turns: number;
  segments: Printed[];
  map: string;
  towers: [number, number][];
  /** The sides of the unrotated tile through which the river leaves it. */
  river?: string[];
}

const FACTS = made.tiles as unknown as Record<string, Facts>;
const SIDES = ["N", "E", "S", "W"] as const;
const HALVES = ["NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"] as const;
const MAP_ACROSS = 25;

/** All types of tiles, also those of the expansions. */
export const LETTERS: readonly string[] = Object.keys(FACTS);
/** The types of one set. */
export const lettersOf = (set: TileSet): string[] =>
  LETTERS.filter((letter) => setOf(letter) === set);
export const SEAT_COLOURS: readonly string[] = made.seats;
export const ROAD_WIDTH: number = made.road;

function factsOf(letter: string): Facts {
  const facts = FACTS[letter];
  if (!facts) throw new Error(`there is no tile ${letter}`);
  return facts;
}

export const countOf = (letter: string): number => factsOf(letter).count;
export const segmentsOf = (letter: string): readonly Printed[] => factsOf(letter).segments;
/** The sides of the unrotated tile through which the river leaves it; none on most tiles. */
export const riverOf = (letter: string): readonly string[] => factsOf(letter).river ?? [];

/** The smallest rotation that looks the same. */
export const lookOf = (letter: string, turn: number): number => turn % factsOf(letter).turns;

function turned(at: string, turn: number): NonNullable<At> {
  const side = SIDES.indexOf(at as (typeof SIDES)[number]);
  if (side >= 0) return SIDES[(side + turn) % 4]!;
  return HALVES[(HALVES.indexOf(at as (typeof HALVES)[number]) + 2 * turn) % 8]!;
}

/** The sides or half-edges of a segment in the tile's rotation. */
export const placesOf = (letter: string, turn: number, segment: number): NonNullable<At>[] =>
  factsOf(letter).segments[segment]!.at.map((at) => turned(at, turn));

/**
 * The index of the segment with this side or half-edge; -1: none. A cloister and an enclosed field
 * have none: `at` is null.
 */
export function segmentAt(letter: string, turn: number, on: Kind, at: At): number {
  return factsOf(letter).segments.findIndex((segment, index) => {
    if (segment.on !== on) return false;
    return at === null ? segment.at.length === 0 : placesOf(letter, turn, index).includes(at);
  });
}

/** The outline of a segment of the rotated tile on this cell; a cell is 100 wide, y grows south. */
export function outlineOf(letter: string, turn: number, segment: number, x: number, y: number) {
  // Rotated here and not by CSS, so that patterns continue from tile to tile.
  return factsOf(letter).segments[segment]!.path.replace(
    /(-?[\d.]+),(-?[\d.]+)/g,
    (_, right: string, down: string) => {
      const [a, b] = turnedPoint(Number(right), Number(down), 100, turn);
      return `${round(a + x * 100)},${round(b - y * 100)}`;
    },
  );
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** A point of a box after that many quarter turns clockwise. */
function turnedPoint(right: number, down: number, box: number, turn: number): [number, number] {
  let [x, y] = [right, down];
  for (let step = 0; step < turn % 4; step++) [x, y] = [box - y, x];
  return [x, y];
}

/** Where a follower on this segment stands in the box of 100 by 100 of the rotated tile. */
export function anchorOf(letter: string, turn: number, segment: number): Point {
  const facts = factsOf(letter);
  return facts.segments[segment]!.anchors[turn % facts.turns]!;
}

/** The segment under a point (0 to 1 each way) of the rotated tile; -1: none. */
export function segmentUnder(letter: string, turn: number, right: number, down: number): number {
  const [x, y] = turnedPoint(right, down, 1, 4 - (turn % 4));
  const index = row(y) * MAP_ACROSS + row(x);
  const found = factsOf(letter).map[index];
  return found === undefined || found === "." ? -1 : Number(found);
}

const row = (part: number): number =>
  Math.max(0, Math.min(MAP_ACROSS - 1, Math.floor(part * MAP_ACROSS)));

/** The corners of the rotated tile where a city wall ends: 0 or 1 to the right and down. */
export function towersOf(letter: string, turn: number): Point[] {
  return factsOf(letter).towers.map(([x, y]) => turnedPoint(x, y, 1, turn));
}
