/** On a phone: the tabs of the table where something happened that was not looked at yet. */

import type { TableProps } from "../../face";
import { findTile } from "../finding";
import type { View } from "../forms";
import { newsSince } from "../news";

type Given = Pick<TableProps, "state" | "steps" | "seat" | "since">;
export type Place = "auction" | "villages";

/** Where the others did something after this version. */
export function happenedAt(given: Given, place: Place, since: number): boolean {
  const view = given.state.view as View;
  const news = newsSince(given.steps, since, given.seat);
  const inAuction = (tile: string): boolean => {
    const found = findTile(view, tile)?.place;
    return found === "auction" || found === "turn_order";
  };
  if (place === "auction") return news.boats.size > 0 || [...news.tiles].some(inAuction);
  return [...news.tiles].some((tile) => findTile(view, tile)?.place === "village");
}

export class Dots {
  /** The version at which each tab was looked at last. */
  #seen = $state<Record<Place, number>>({ auction: -1, villages: -1 });

  constructor(
    private readonly given: () => Given,
    private readonly tab: () => string,
  ) {}

  /** Call it in an effect. */
  look(): void {
    const tab = this.tab();
    if (tab === "auction" || tab === "villages") this.#seen[tab] = this.given().state.version;
  }

  at(tab: string): boolean {
    if (tab === this.tab() || (tab !== "auction" && tab !== "villages")) return false;
    const given = this.given();
    return happenedAt(given, tab, Math.max(given.since, this.#seen[tab]));
  }
}
