/** What happened since a seat's last turn: shown on the table until the seat moves. */

import type { Step } from "../../net/types";
import type { Event } from "./forms";
import type { Deed } from "./parts";

export interface News {
  /** Who bid on a tile. */
  bids: Map<string, Set<number>>;
  /** Who used a tile, in order. */
  uses: Map<string, number[]>;
  laid: Set<string>;
  upgraded: Set<string>;
  /** Where resources were moved to. */
  arrived: Set<string>;
  /** Who took a boat. */
  boats: Map<string, number>;
  passed: Set<number>;
  /** All tiles where something happened. */
  tiles: Set<string>;
}

/** News from the steps after `since`, without what `seat` did itself. */
export function newsSince(steps: readonly Step[], since: number, seat: number | null = null): News {
  const reader = new Reader();
  for (const step of steps) {
    if (step.version <= since) continue;
    for (const event of step.events as Event[]) {
      if (event.event === "done" && event.seat !== seat) reader.take(event.seat, event.do);
    }
  }
  return reader.news;
}

class Reader {
  readonly news: News = {
    bids: new Map(),
    uses: new Map(),
    laid: new Set(),
    upgraded: new Set(),
    arrived: new Set(),
    boats: new Map(),
    passed: new Set(),
    tiles: new Set(),
  };
  #picked = new Map<number, string>();
  /** Bids and uses that count as news once workers are placed. */
  #begun = new Map<number, Deed>();

  take(seat: number, deed: Deed): void {
    const { news } = this;
    if ("pass" in deed) news.passed.add(seat);
    else if ("bid" in deed || "use" in deed) this.#begun.set(seat, deed);
    else if ("workers" in deed) this.#placed(seat);
    else if ("pick" in deed) this.#picked.set(seat, deed.pick);
    else if ("lay" in deed) this.#note(news.laid, this.#picked.get(seat));
    else if ("upgrade" in deed) this.#note(news.upgraded, deed.upgrade.tile);
    else if ("carry" in deed) this.#note(news.arrived, deed.carry.to);
    else if ("boat" in deed) news.boats.set(deed.boat, seat);
  }

  #placed(seat: number): void {
    const deed = this.#begun.get(seat);
    this.#begun.delete(seat);
    const { bids, uses, passed, tiles } = this.news;
    passed.delete(seat);
    if (deed && "bid" in deed) {
      bids.set(deed.bid, new Set([...(bids.get(deed.bid) ?? []), seat]));
      tiles.add(deed.bid);
    }
    if (deed && "use" in deed) {
      uses.set(deed.use, [...(uses.get(deed.use) ?? []), seat]);
      tiles.add(deed.use);
    }
  }

  #note(tiles: Set<string>, tile: string | undefined): void {
    if (tile === undefined) return;
    tiles.add(tile);
    this.news.tiles.add(tile);
  }
}
