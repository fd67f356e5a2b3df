/** Finds the feature at a point of the board, and the aids' facts about it. */

import { Board, kindOf, look, partKey, type Part } from "./board";
import type { Aids, Feature, Field, Goods, Kind, Odds, Spot, Standing } from "./forms";
import type { Under } from "./plane";
import { segmentUnder } from "./tiles";

/** A road, city or cloister, or a field, as the aids describe it. */
export interface Known {
  kind: Kind;
  parts: Part[];
  /** By seat; a big follower counts as two. */
  followers: number[];
  owners: number[];
  now: number;
  finished: number;
  /** Completed; for a field false, because it is scored only at the end. */
  complete: boolean;
  tiles: number;
  pennants: number;
  /** Of a field: how many cities are next to it, and how many of them are completed. */
  cities: { all: number; complete: number };
  odds: Odds | null;
  inn: boolean;
  cathedral: boolean;
  goods: Record<Goods, number>;
}

const NO_GOODS: Known["goods"] = { wine: 0, grain: 0, cloth: 0 };

/** The part of the board under a point. */
export function partUnder(board: Board, under: Under): Part | null {
  const tile = board.at(under.cell);
  if (!tile) return null;
  const segment = segmentUnder(tile.tile, look(tile), under.right, under.down);
  return segment < 0 ? null : { tile, segment };
}

/** Every feature by its part on its newest tile, latest change first. */
export function featuresByNews(board: Board): Part[] {
  const seen = new Set<string>();
  const found: Part[] = [];
  for (const tile of [...board.tiles].reverse()) {
    for (const part of board.parts(tile)) {
      if (seen.has(partKey(part))) continue;
      found.push(part);
      for (const one of board.whole(part)) seen.add(partKey(one));
    }
  }
  return found;
}

/** The aids' facts about the feature of this part; null: none, or not known yet. */
export function knownOf(
  part: Part,
  board: Board,
  aids: { [N in "features" | "fields" | "odds"]: Aids[N] | null },
): Known | null {
  const key = partKey(part);
  const has = (spot: Spot): boolean => {
    const other = board.part(spot);
    return other !== undefined && partKey(other) === key;
  };
  if (kindOf(part) === "field") {
    const field = aids.fields?.fields.find((one) => one.spots.some(has));
    return field ? ofField(field, board) : null;
  }
  const feature = aids.features?.features.find((one) => one.spots.some(has));
  if (!feature) return null;
  const odds = aids.odds?.features.find((one) => sameSpot(one.spot, feature.spots[0]!));
  return ofFeature(feature, board, odds ?? null);
}

export const sameSpot = (a: Spot, b: Spot): boolean =>
  a.x === b.x && a.y === b.y && a.on === b.on && a.at === b.at;

const partsOf = (spots: readonly Spot[], board: Board): Part[] =>
  spots.flatMap((spot) => board.part(spot) ?? []);

function ofFeature(feature: Feature, board: Board, odds: Odds | null): Known {
  return {
    kind: feature.kind,
    parts: partsOf(feature.spots, board),
    followers: feature.followers,
    owners: feature.owners,
    now: feature.worth_now,
    finished: feature.worth_finished,
    complete: feature.complete,
    tiles: feature.kind === "cloister" ? feature.worth_now : feature.cells.length,
    pennants: feature.pennants,
    cities: { all: 0, complete: 0 },
    odds,
    inn: feature.inn ?? false,
    cathedral: feature.cathedral ?? false,
    goods: feature.goods ?? NO_GOODS,
  };
}

export function ofField(field: Field, board: Board): Known {
  return {
    kind: "field",
    parts: partsOf(field.spots, board),
    followers: field.followers,
    owners: field.owners,
    now: field.worth_now,
    finished: field.worth_finished,
    complete: false,
    tiles: field.cells.length,
    pennants: 0,
    cities: {
      all: field.cities.length,
      complete: field.cities.filter((city) => city.complete).length,
    },
    odds: null,
    inn: false,
    cathedral: false,
    goods: NO_GOODS,
  };
}

/** The figures that stand on these parts. */
export function standingOn(parts: readonly Part[], standing: readonly Standing[]): Standing[] {
  const keys = new Set(parts.map(partKey));
  const board = new Board(parts.map(({ tile }) => tile));
  return standing.filter((one) => {
    const part = board.part(one);
    return part !== undefined && keys.has(partKey(part));
  });
}
