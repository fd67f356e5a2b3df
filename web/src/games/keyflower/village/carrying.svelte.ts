/**
 * Transport and upgrades (KF G): the resource that is picked up, how far it can be moved, and the
 * tiles that can be upgraded and their cost.
 */

import type { Resource, TurnedOver, Village } from "../forms";
import type { Turn } from "../turn.svelte";
import { upgradesOf } from "./choices";
import { ActionQueue } from "./queue.svelte";
import { crossingOf, linksOf, reachOffered } from "./roads";

/** Resources of one type on a tile; one of them is moved. */
export interface Load {
  resource: Resource;
  tile: string;
}

export class Carrying {
  readonly #queue: ActionQueue;
  #load = $state.raw<Load | null>(null);
  /** The tile whose payment is being chosen. */
  #priced = $state.raw<string | null>(null);

  constructor(private readonly turn: Turn) {
    this.#queue = new ActionQueue(turn);
  }

  village = $derived.by((): Village | null => {
    const { seat, view } = this.turn;
    return seat === null ? null : (view.villages[seat] ?? null);
  });
  active = $derived.by(
    (): boolean => this.turn.mine && !this.turn.complete && this.turn.phase === "transport",
  );
  steps = $derived.by((): number => this.turn.view.transport.steps);
  upgrades = $derived.by((): number => this.turn.view.transport.upgrades);
  onTheWay = $derived.by((): boolean => this.#queue.running);

  /** What can be picked up, by tile. */
  loads = $derived.by((): Map<string, Set<Resource>> => {
    const found = new Map<string, Set<Resource>>();
    if (!this.active) return found;
    for (const { resource, from } of this.turn.steps.carries) {
      found.set(from, (found.get(from) ?? new Set<Resource>()).add(resource));
    }
    return found;
  });

  /** What is picked up, as long as it can be moved. */
  load = $derived.by((): Load | null => {
    const load = this.#load;
    return load && this.loads.get(load.tile)?.has(load.resource) ? load : null;
  });

  /** The tiles that the resource can reach, each with the path. */
  reach = $derived.by((): Map<string, string[]> =>
    this.load ? this.reachOf(this.load) : new Map(),
  );

  reachOf({ resource, tile }: Load): Map<string, string[]> {
    const { village, turn } = this;
    if (!village) return new Map();
    const links = linksOf(village.tiles, crossingOf(turn.view, village));
    return reachOffered(links, turn.steps.carries, resource, tile, this.steps);
  }

  /** Send the next queued step. Call it in an effect. */
  sendNext(): void {
    if (this.active) this.#queue.sendNext();
  }

  isTaken({ tile, resource }: Load): boolean {
    return this.load?.tile === tile && this.load.resource === resource;
  }

  /** Pick it up, or put it down again. */
  take(load: Load): void {
    this.#load = this.isTaken(load) ? null : load;
    this.#priced = null;
  }

  /** Move the resource to this tile, step by step. Return false if it cannot get there. */
  carryTo(tile: string): boolean {
    const { load } = this;
    const way = this.reach.get(tile);
    if (!load || !way || this.turn.busy) return false;
    const stops = [load.tile, ...way];
    this.#queue.start(
      way.map((to, at) => ({ carry: { resource: load.resource, from: stops[at]!, to } })),
    );
    // It can be moved on from there.
    this.#load = { resource: load.resource, tile };
    return true;
  }

  /** The tiles that can be upgraded now, each with every way to pay. */
  prices = $derived.by((): Map<string, TurnedOver[]> =>
    this.active ? upgradesOf(this.turn.steps.upgrades) : new Map(),
  );
  priced = $derived.by((): string | null =>
    this.#priced !== null && this.prices.has(this.#priced) ? this.#priced : null,
  );

  /** Upgrade this tile: at once if there is one way to pay, else show the ways. */
  upgrade(tile: string): void {
    const ways = this.prices.get(tile) ?? [];
    this.#load = null;
    if (ways.length === 1) this.pay(ways[0]!);
    else this.#priced = this.#priced === tile ? null : tile;
  }

  pay(way: TurnedOver): void {
    this.#priced = null;
    void this.turn.draft({ upgrade: way });
  }

  /** Take one step back: the payment, then the resource. Return whether there was one. */
  back(): boolean {
    if (this.priced) this.#priced = null;
    else if (this.load) this.#load = null;
    else return false;
    return true;
  }
}
