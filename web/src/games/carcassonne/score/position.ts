/** A real table: tiles, followers and points as they lie, changed step by step. No drawing here. */

import type { Of } from "../../../net/types";
import { all, countsOf, isList, isWhole, optionsOf } from "../../../score/reading";
import { Board, look } from "../board";
import { sameCell, type Cell, type Laid, type Stand, type Standing } from "../forms";
import { countOf, lettersOf, lookOf, placesOf, segmentAt, segmentsOf } from "../tiles";

type Form = Of<"carcassonne", "RealTableForm">;
export type Score = Of<"carcassonne", "RealScoreForm">;
export type Position = Readonly<Omit<Form, "options">> & {
  options: Record<string, string | number>;
};

const MOST_POINTS = 9999;

export const emptyPosition = (seats: number): Position => ({
  seats,
  options: {},
  points: Array<number>(seats).fill(0),
  tiles: [],
  followers: [],
});

export const isEmpty = ({ tiles, points }: Position): boolean =>
  tiles.length === 0 && points.every((number) => number === 0);

export function withSeats(position: Position, seats: number): Position {
  return {
    ...position,
    seats,
    points: Array.from({ length: seats }, (_, seat) => position.points[seat] ?? 0),
    followers: position.followers.filter(({ seat }) => seat < seats),
  };
}

/** How many tiles of this type are not on the table yet. */
export const leftOf = ({ tiles }: Position, letter: string): number =>
  countOf(letter) - tiles.filter(({ tile }) => tile === letter).length;

/** The empty cells next to a tile; without tiles, the middle. In reading order. */
export function openCells(board: Board): Cell[] {
  if (board.tiles.length === 0) return [{ x: 0, y: 0 }];
  const { left, right, top, bottom } = board.extent(1);
  const found: Cell[] = [];
  for (let y = top; y >= bottom; y--) {
    for (let x = left; x <= right; x++) if (board.isOpen({ x, y })) found.push({ x, y });
  }
  return found;
}

const SIDES = [
  { at: "N", x: 0, y: 1, across: "S" },
  { at: "E", x: 1, y: 0, across: "W" },
  { at: "S", x: 0, y: -1, across: "N" },
  { at: "W", x: -1, y: 0, across: "E" },
] as const;

/** What is on a side of a tile. */
function terrain(letter: string, turn: number, side: "N" | "E" | "S" | "W"): string {
  const found = (["city", "road"] as const).find((on) => segmentAt(letter, turn, on, side) >= 0);
  return found ?? "field";
}

/** The first rotation whose sides match all neighbours; the server decides what is right. */
export function likelyTurn(board: Board, letter: string, { x, y }: Cell): Laid["turn"] {
  const turns = ([0, 1, 2, 3] as const).filter((turn) => lookOf(letter, turn) === turn);
  const fitting = turns.find((turn) =>
    SIDES.every((side) => {
      const other = board.at({ x: x + side.x, y: y + side.y });
      return (
        !other || terrain(other.tile, look(other), side.across) === terrain(letter, turn, side.at)
      );
    }),
  );
  return fitting ?? 0;
}

export function lay(position: Position, letter: string, cell: Cell): Position {
  const turn = likelyTurn(new Board(position.tiles), letter, cell);
  return { ...position, tiles: [...position.tiles, { tile: letter, x: cell.x, y: cell.y, turn }] };
}

export function remove(position: Position, cell: Cell): Position {
  return {
    ...position,
    tiles: position.tiles.filter((tile) => !sameCell(tile, cell)),
    followers: position.followers.filter((follower) => !sameCell(follower, cell)),
  };
}

/** Rotate a tile; its follower stays on its segment. */
export function rotate(position: Position, cell: Cell, steps: number): Position {
  const tile = position.tiles.find((one) => sameCell(one, cell));
  if (!tile) return position;
  const turn = lookOf(tile.tile, (tile.turn + steps + 4) % 4) as Laid["turn"];
  const stays = (follower: Standing): Standing => {
    if (!sameCell(follower, cell)) return follower;
    const segment = segmentAt(tile.tile, look(tile), follower.on, follower.at);
    return { ...follower, at: placesOf(tile.tile, turn, segment)[0] ?? null };
  };
  return {
    ...position,
    tiles: position.tiles.map((one) => (one === tile ? { ...one, turn } : one)),
    followers: position.followers.map(stays),
  };
}

/** Every spot of a tile where a follower can stand. */
export const standsOf = (tile: Laid): Stand[] =>
  segmentsOf(tile.tile).map(({ on }, segment) => ({
    on,
    at: placesOf(tile.tile, look(tile), segment)[0] ?? null,
  }));

/** Whether no other spot for the same role is named by the same side. */
export const isAlone = (spot: Stand, spots: readonly Stand[]): boolean =>
  spots.filter(({ on, at }) => on === spot.on && at?.charAt(0) === spot.at?.charAt(0)).length === 1;

/** Put a seat's follower on a spot of a tile, in place of another there; null: take it away. */
export function stand(
  position: Position,
  { x, y }: Cell,
  seat: number,
  spot: Stand | null,
): Position {
  const others = position.followers.filter((follower) => !sameCell(follower, { x, y }));
  const mine = spot === null ? [] : [{ seat, x, y, on: spot.on, at: spot.at }];
  return { ...position, followers: [...others, ...mine] };
}

// -- the code in the address ------------------------------------------------------------------

/** A tile is its letter and three numbers; its follower is two more: the seat, and the segment. */
export function pack({ options, points, tiles, followers }: Position): unknown {
  const packed = tiles.map((tile) => {
    const { tile: letter, x, y, turn } = tile;
    const follower = followers.find((one) => sameCell(one, tile));
    const segment = follower && segmentAt(letter, look(tile), follower.on, follower.at);
    return [letter, x, y, turn, ...(follower ? [follower.seat, segment] : [])];
  });
  return [points, options, packed];
}

export function unpack(value: unknown): Position | null {
  if (!isList(value) || value.length !== 3) return null;
  const [given, chosen, packed] = value;
  const seats = isList(given) ? given.length : 0;
  const points = countsOf(given, seats, MOST_POINTS);
  const options = optionsOf(chosen);
  if (seats < 2 || seats > 5 || !points || !options || !isList(packed)) return null;
  const lain = all(packed.map((one) => unpackTile(one, seats)));
  if (!lain) return null;
  const followers = lain.flatMap(({ follower }) => follower ?? []);
  return { seats, options, points, tiles: lain.map(({ tile }) => tile), followers };
}

function unpackTile(value: unknown, seats: number): { tile: Laid; follower?: Standing } | null {
  if (!isList(value) || (value.length !== 4 && value.length !== 6)) return null;
  const [letter, x, y, turn, seat, segment] = value;
  if (typeof letter !== "string" || !lettersOf("base").includes(letter)) return null;
  if (!isWhole(x, -71, 71) || !isWhole(y, -71, 71) || !isWhole(turn, 0, 3)) return null;
  const tile: Laid = { tile: letter, x, y, turn: turn as Laid["turn"] };
  if (value.length === 4) return { tile };
  const spots = standsOf(tile);
  if (!isWhole(seat, 0, seats - 1) || !isWhole(segment, 0, spots.length - 1)) return null;
  return { tile, follower: { seat, x, y, ...spots[segment]! } };
}
