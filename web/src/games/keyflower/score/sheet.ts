/** Counts a game of Keyflower that is played with real pieces. */

import type { ScoreSheet } from "../../../score/sheet";
import { emptyPosition, isEmpty, pack, unpack, withSeats, type Position } from "./position";
import Sheet from "./Sheet.svelte";

export const sheet: ScoreSheet = {
  empty: emptyPosition,
  withSeats: (position, seats) => withSeats(position as Position, seats),
  isEmpty: (position) => isEmpty(position as Position),
  pack: (position) => pack(position as Position),
  unpack,
  Sheet,
};
