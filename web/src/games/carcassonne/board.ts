/** The tiles on the board: which is where, how far they reach, and which segments are connected. */

import { keyOf, type Cell, type Kind, type Laid, type Spot } from "./forms";
import { lookOf, placesOf, segmentAt, segmentsOf, towersOf } from "./tiles";

export interface Extent {
  left: number;
  right: number;
  /** Rows: a greater number is further north. */
  bottom: number;
  top: number;
}

/** A segment of a placed tile: the tile, and the segment's index on it. */
export interface Part {
  tile: Laid;
  segment: number;
}

export class Board {
  private readonly lying = new Map<string, Laid>();

  constructor(readonly tiles: readonly Laid[]) {
    for (const tile of tiles) this.lying.set(keyOf(tile), tile);
  }

  at(cell: Cell): Laid | undefined {
    return this.lying.get(keyOf(cell));
  }

  /** An empty cell that shares a side with a tile. */
  isOpen({ x, y }: Cell): boolean {
    const beside = [
      { x: x + 1, y },
      { x: x - 1, y },
      { x, y: y + 1 },
      { x, y: y - 1 },
    ];
    return !this.at({ x, y }) && beside.some((cell) => this.at(cell));
  }

  /** The cells between the outermost tiles, with a margin of empty ones. */
  extent(margin = 0): Extent {
    const columns = this.tiles.map((tile) => tile.x);
    const rows = this.tiles.map((tile) => tile.y);
    return {
      left: Math.min(0, ...columns) - margin,
      right: Math.max(0, ...columns) + margin,
      bottom: Math.min(0, ...rows) - margin,
      top: Math.max(0, ...rows) + margin,
    };
  }

  /** The part that a spot names. */
  part(spot: Spot): Part | undefined {
    const tile = this.at(spot);
    if (!tile) return undefined;
    const segment = segmentAt(tile.tile, look(tile), spot.on, spot.at);
    return segment < 0 ? undefined : { tile, segment };
  }

  /** All parts of the road, city, field or cloister that this part belongs to. */
  whole(start: Part): Part[] {
    const found = new Map<string, Part>([[partKey(start), start]]);
    const waiting = [start];
    for (let part = waiting.pop(); part; part = waiting.pop()) {
      for (const next of this.beside(part)) {
        if (found.has(partKey(next))) continue;
        found.set(partKey(next), next);
        waiting.push(next);
      }
    }
    return [...found.values()];
  }

  private beside(part: Part): Part[] {
    const { tile, segment } = part;
    const on = kindOf(part);
    return placesOf(tile.tile, look(tile), segment).flatMap((at) => {
      const across = ACROSS[at];
      const other = across && this.at({ x: tile.x + across.x, y: tile.y + across.y });
      if (!across || !other) return [];
      const found = segmentAt(other.tile, look(other), on, across.at);
      return found < 0 ? [] : [{ tile: other, segment: found }];
    });
  }

  /** The empty cells where a tile would extend the road, city or field of this part. */
  extending(start: Part): Cell[] {
    const found = new Map<string, Cell>();
    for (const { tile, segment } of this.whole(start)) {
      for (const at of placesOf(tile.tile, look(tile), segment)) {
        const across = ACROSS[at];
        const cell = across && { x: tile.x + across.x, y: tile.y + across.y };
        if (cell && !this.at(cell)) found.set(keyOf(cell), cell);
      }
    }
    return [...found.values()];
  }

  /**
   * A feature of this kind with a part on one of these cells; `exactly`: on these and no others.
   */
  covering(kind: Kind, cells: readonly Cell[], exactly = false): Part[] {
    const wanted = new Set(cells.map(keyOf));
    for (const part of cells.flatMap((cell) => this.partsAt(cell, kind))) {
      const whole = this.whole(part);
      const covered = new Set(whole.map((one) => keyOf(one.tile)));
      const same = covered.size === wanted.size && [...covered].every((key) => wanted.has(key));
      if (!exactly || same) return whole;
    }
    return [];
  }

  private partsAt(cell: Cell, kind: Kind): Part[] {
    const tile = this.at(cell);
    return tile ? this.parts(tile).filter((part) => kindOf(part) === kind) : [];
  }

  /** All parts of a placed tile. */
  parts(tile: Laid): Part[] {
    return segmentsOf(tile.tile).map((_, segment) => ({ tile, segment }));
  }

  /** Corners where city walls meet, each once. Rows grow to the SOUTH here. */
  towers(): Cell[] {
    const corners = new Map<string, Cell>();
    for (const tile of this.tiles) {
      for (const [right, down] of towersOf(tile.tile, look(tile))) {
        const corner = { x: tile.x + right, y: down - tile.y };
        corners.set(keyOf(corner), corner);
      }
    }
    return [...corners.values()].sort((a, b) => a.y - b.y || a.x - b.x);
  }
}

/** The rotation of a placed tile as it looks. */
export const look = (tile: Laid): number => lookOf(tile.tile, tile.turn);

export const partKey = (part: Part): string => `${keyOf(part.tile)},${part.segment}`;
export const kindOf = (part: Part): Kind => segmentsOf(part.tile.tile)[part.segment]!.on;

/**
 * For each side and half-edge: the neighbouring cell, and the side or half-edge it touches there.
 */
const ACROSS: Record<string, Cell & { at: NonNullable<Spot["at"]> }> = {
  N: { x: 0, y: 1, at: "S" },
  E: { x: 1, y: 0, at: "W" },
  S: { x: 0, y: -1, at: "N" },
  W: { x: -1, y: 0, at: "E" },
  NL: { x: 0, y: 1, at: "SR" },
  NR: { x: 0, y: 1, at: "SL" },
  EL: { x: 1, y: 0, at: "WR" },
  ER: { x: 1, y: 0, at: "WL" },
  SL: { x: 0, y: -1, at: "NR" },
  SR: { x: 0, y: -1, at: "NL" },
  WL: { x: -1, y: 0, at: "ER" },
  WR: { x: -1, y: 0, at: "EL" },
};
