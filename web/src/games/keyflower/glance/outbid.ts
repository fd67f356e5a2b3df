/** Which of the player's bids were outbid, and by whom. */

import { winnerOf } from "../bids";
import { nameId } from "../facts";
import type { Group, View } from "../forms";

export interface Outbid extends Group {
  tile: string;
  /** The argument for TILE in a message. */
  name: string;
  by: number;
  /** The winning bid. */
  best: Group;
}

export function outbidsOf(view: View, seat: number | null): Outbid[] {
  return [...view.auction, ...view.turn_order].flatMap(({ tile, face, bids }): Outbid[] => {
    const own = bids.find((bid) => bid.seat === seat);
    const by = winnerOf(bids);
    const best = bids.find((bid) => bid.seat === by);
    if (!own || !best || by === null || by === seat) return [];
    return [
      {
        tile,
        name: nameId(tile, face),
        colour: own.colour,
        number: own.count,
        by,
        best: { colour: best.colour, number: best.count },
      },
    ];
  });
}
