/** A position of Keyflower as the tutorial sees it, and suggestions what to do with a tile. */

import { faceOf, factsOf, shownFace } from "../facts";
import type { Action, Event, Laid, Lot, OrderTile, View } from "../forms";
import { RESOURCES, total, type Resource } from "../forms";
import type { Step } from "../../../net/types";
import type { Moment } from "../../../guide/lesson";

export interface Scene {
  view: View;
  seat: number;
  bot: string;
  legal: readonly Action[];
  /** What the user has to do now; null: nothing. */
  phase: View["phase"] | null;
  /** The user's bids and uses so far, latest last. */
  deeds: readonly Deed[];
  /** How many of them in this season. */
  now: number;
  /** The tile of the opponent's latest bid or use. */
  answer: string | null;
  /** Tiles on which the user has been outbid. */
  outbid: readonly string[];
  home: Laid | null;
  /** Workers behind the user's screen. */
  workers: number;
}

export interface Deed {
  act: "bid" | "use";
  tile: string;
  seat: number;
  version: number;
}

export function sceneOf({ state, seat, steps, names }: Moment): Scene {
  const view = state.view as View;
  const legal = state.legal as Action[];
  const deeds = steps.flatMap(deedsOf);
  const mine = deeds.filter((deed) => deed.seat === seat);
  const begin = beginOf(steps, view.season);
  const village = view.villages[seat];
  return {
    view,
    seat,
    bot: names.find((_, other) => other !== seat) ?? "",
    legal,
    phase: legal.length > 0 ? view.phase : null,
    deeds: mine,
    now: mine.filter((deed) => deed.version > begin).length,
    answer: deeds.findLast((deed) => deed.seat !== seat)?.tile ?? null,
    outbid: [...view.auction, ...view.turn_order]
      .filter((lot) => isLosing(lot, seat))
      .map((lot) => lot.tile),
    home: village?.tiles.find((laid) => laid.tile === village.home) ?? null,
    workers: view.screens[seat]?.workers ?? 0,
  };
}

const eventsOf = (step: Step): Event[] => step.events as Event[];

function deedsOf(step: Step): Deed[] {
  return eventsOf(step).flatMap((event): Deed[] => {
    if (event.event !== "done") return [];
    const { seat } = event;
    const { version } = step;
    if ("bid" in event.do) return [{ act: "bid", tile: event.do.bid, seat, version }];
    if ("use" in event.do) return [{ act: "use", tile: event.do.use, seat, version }];
    return [];
  });
}

/** The version at which this season began. */
function beginOf(steps: readonly Step[], season: View["season"]): number {
  const first = steps.find((step) =>
    eventsOf(step).some((event) => event.event === "began" && event.season === season),
  );
  return first?.version ?? 0;
}

function isLosing(lot: Lot | OrderTile, seat: number): boolean {
  const own = lot.bids.find((bid) => bid.seat === seat)?.count ?? 0;
  return own > 0 && lot.bids.some((bid) => bid.count > own);
}

// -- suggestions --------------------------------------------------------------------------------

export const mayBid = (scene: Scene, tile: string): boolean =>
  scene.legal.some((action) => "bid" in action && action.bid === tile);

export const mayUse = (scene: Scene, tile: string): boolean =>
  scene.legal.some((action) => "use" in action && action.use === tile);

/** What is missing to upgrade the home tile; empty if it is upgraded. */
export function lacking(scene: Scene): Resource[] {
  const { home } = scene;
  if (!home || home.face !== "front") return [];
  const cost = factsOf(home.tile).cost?.resources ?? {};
  return RESOURCES.filter((kind) => home.resources[kind] < (cost[kind] ?? 0));
}

/** Whether the home tile can be upgraded with the resources on it. */
export const isHomeReady = (scene: Scene): boolean =>
  scene.home?.face === "front" && lacking(scene).length === 0 && mayUse(scene, scene.home.tile);

/**
 * A tile of the auction to use that gives what the home tile needs: fewest workers, then most gain.
 */
export function tileToUse(scene: Scene): string | null {
  const wanted = lacking(scene);
  const brings = (lot: Lot): number => {
    const gain = faceOf(lot.tile, shownFace(lot.tile, lot.face, scene.view.season)).effect?.gain;
    return Math.max(0, ...wanted.map((kind) => gain?.[kind] ?? 0));
  };
  const useful = scene.view.auction.filter((lot) => brings(lot) > 0 && mayUse(scene, lot.tile));
  // On a tile without workers, one worker is enough.
  useful.sort(
    (one, other) => total(one.workers) - total(other.workers) || brings(other) - brings(one),
  );
  return useful[0]?.tile ?? null;
}

/** A tile without bids to bid on: one that gives something whenever it is used. */
export function tileToBid(scene: Scene): string | null {
  const free = scene.view.auction.filter((lot) => lot.bids.length === 0 && mayBid(scene, lot.tile));
  return free[0]?.tile ?? null;
}
