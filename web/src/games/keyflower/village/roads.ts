/**
 * How far a resource can be moved (KF G2): which tiles of a village are connected, and the shortest
 * path from one to each other. It is only a guess that saves taps: the server checks every step.
 */

import { edgesOf } from "../facts";
import type { Carried, Laid, View, Village } from "../forms";
import { beside, cellKey, opposite, SIDES } from "./hex";

/** For every tile, the tiles that are one step away. */
export type Links = ReadonlyMap<string, readonly string[]>;

/** What a village can use besides roads. */
export interface Crossing {
  /** Boat 2a: over fields too (KF Y3). */
  overFields: boolean;
  /** Also where a road meets a field. */
  overMixed: boolean;
}

export function crossingOf(view: Pick<View, "options">, village: Village): Crossing {
  const owned = [...village.tiles, ...village.waiting, ...village.aside];
  return {
    overFields: owned.some(({ tile, face }) => tile === "summer_boat_2" && face === "a"),
    overMixed: view.options.cross_mixed_edges === "yes",
  };
}

export function linksOf(tiles: readonly Laid[], crossing: Crossing): Links {
  const lying = new Map(tiles.map((laid) => [cellKey(laid), laid]));
  return new Map(tiles.map((laid) => [laid.tile, joinedTo(laid, lying, crossing)]));
}

function joinedTo(laid: Laid, lying: ReadonlyMap<string, Laid>, crossing: Crossing): string[] {
  const found: string[] = [];
  const edges = edgesOf(laid.tile, laid.turn);
  for (let side = 0; side < SIDES; side++) {
    const other = lying.get(cellKey(beside(laid, side)));
    if (!other) continue;
    const mine = edges[side]!;
    const theirs = edgesOf(other.tile, other.turn)[opposite(side)]!;
    const byRoad = mine === "R" && theirs === "R";
    const dry = mine !== "W" && theirs !== "W" && (mine === theirs || crossing.overMixed);
    if (byRoad || (crossing.overFields && dry)) found.push(other.tile);
  }
  return found;
}

/** The tiles within that many steps, each with the path, without the start. */
export function reachOf(links: Links, start: string, steps: number): Map<string, string[]> {
  const ways = new Map<string, string[]>([[start, []]]);
  let edge = [start];
  for (let step = 0; step < steps; step++) {
    const next: string[] = [];
    for (const tile of edge) {
      for (const other of links.get(tile) ?? []) {
        if (ways.has(other)) continue;
        ways.set(other, [...ways.get(tile)!, other]);
        next.push(other);
      }
    }
    edge = next;
  }
  ways.delete(start);
  return ways;
}

/** The reach of a resource, using only paths whose first step the server offers. */
export function reachOffered(
  links: Links,
  offered: readonly Carried[],
  resource: Carried["resource"],
  start: string,
  steps: number,
): Map<string, string[]> {
  const first = offered.filter((step) => step.resource === resource && step.from === start);
  const ends = new Set(first.map((step) => step.to));
  const from = new Map(links);
  from.set(start, [...ends]);
  return reachOf(from, start, steps);
}
