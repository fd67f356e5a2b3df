/** What happened since a seat's last turn: shown on the board until the seat moves. */

import type { Step } from "../../net/types";
import { keyOf, type Cell, type Event, type Goods, type Item, type Standing } from "./forms";

export interface News {
  /** Who placed the tile on a cell. */
  laid: Map<string, number>;
  /** Followers that were placed, by cell. */
  placed: Set<string>;
  /** Figures that returned: whose, which, and where they stood. */
  returned: Standing[];
  /** Points, at the cell where they are shown. */
  gains: Gained[];
  /** Goods that were taken, at a cell of their city. */
  goods: Taken[];
}

export interface Taken {
  seat: number;
  cell: Cell;
  goods: Record<Goods, number>;
}

export interface Gained {
  seats: number[];
  points: number;
  cell: Cell;
  items: Item[];
}

/** The events of all steps later than `since`. */
export function newsSince(steps: readonly Step[], since: number): News {
  const news: News = { laid: new Map(), placed: new Set(), returned: [], gains: [], goods: [] };
  for (const step of steps) {
    if (step.version <= since) continue;
    for (const event of step.events as Event[]) take(news, event);
  }
  return news;
}

function take(news: News, event: Event): void {
  switch (event.event) {
    case "tile_placed":
      news.laid.set(keyOf(event), event.seat);
      return;
    case "follower_placed":
      news.placed.add(keyOf(event));
      return;
    case "follower_returned":
      // A follower that was placed and returned in the same round is not marked as new.
      news.placed.delete(keyOf(event));
      news.returned.push(event);
      return;
    case "goods_taken": {
      const { seat, city, goods } = event;
      news.goods.push({ seat, cell: { x: city.x, y: city.y }, goods });
      return;
    }
    case "scored":
      gain(news, event.seats, event.item);
  }
}

/** The cities of one field are shown as one gain at its farmer; goods have no place. */
function gain(news: News, seats: number[], item: Item): void {
  if (item.for === "goods" || item.points === 0) return;
  const cell = placeOf(item);
  const same = news.gains.find(
    (one) =>
      item.for === "field" &&
      one.items[0]!.for === "field" &&
      keyOf(one.cell) === keyOf(cell) &&
      String(one.seats) === String(seats),
  );
  if (!same) news.gains.push({ seats, points: item.points, cell, items: [item] });
  else {
    same.points += item.points;
    same.items.push(item);
  }
}

/** The cell of an item nearest to the item's centre. */
export function placeOf(item: Exclude<Item, { for: "goods" }>): Cell {
  if (item.for === "field") return { x: item.at[0]!, y: item.at[1]! };
  const cells = item.at.map((pair) => ({ x: pair[0]!, y: pair[1]! }));
  const x = cells.reduce((sum, cell) => sum + cell.x, 0) / cells.length;
  const y = cells.reduce((sum, cell) => sum + cell.y, 0) / cells.length;
  const far = (cell: Cell): number => (cell.x - x) ** 2 + (cell.y - y) ** 2;
  return cells.reduce((best, cell) => (far(cell) < far(best) ? cell : best));
}
