/** What everyone can see of a player: shown on the player's card. */

import { winnerOf } from "../bids";
import { COLOURS, type Phase, type View, type Workers } from "../forms";
import { passedOf } from "../panels/panels";

export interface Card {
  /** Workers that everyone sees: those in bids, and all of them once the screens are open. */
  workers: Workers;
  /** How many workers are behind the screen. */
  hidden: number;
  skills: number;
  /** Has the purple worker. */
  starts: boolean;
  passed: boolean;
  /** The places in the turn order that are won so far. */
  order: readonly number[];
}

const OF_A_TURN: ReadonlySet<Phase> = new Set(["turn", "workers", "pay", "choose", "transport"]);

export function cardOf(view: View, seat: number): Card {
  const screen = view.screens[seat]!;
  const open = view.phase === "over" && "own_workers" in screen;
  const workers = Object.fromEntries(
    COLOURS.map((colour) => [colour, open ? screen.own_workers[colour] : 0]),
  ) as Workers;
  for (const { bids } of [...view.auction, ...view.turn_order]) {
    for (const bid of bids) if (bid.seat === seat) workers[bid.colour] += bid.count;
  }
  return {
    workers,
    hidden: open ? 0 : screen.workers,
    skills: screen.skills,
    starts: view.start_player === seat,
    passed: OF_A_TURN.has(view.phase) && passedOf(view.player, view.passes, view.seats).has(seat),
    order: orderOf(view, seat),
  };
}

/** While boats are chosen, the seat's place; before that, the tiles that it is winning. */
function orderOf(view: View, seat: number): number[] {
  if (view.phase === "boat") return [view.boat_order.indexOf(seat) + 1];
  return view.turn_order.filter(({ bids }) => winnerOf(bids) === seat).map(({ number }) => number);
}
