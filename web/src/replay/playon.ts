/** Playing on from a step: who plays which seat. No page here. */

import type { components } from "../generated/api";
import type { Game } from "../net/types";
import { formOf, usual, usualBot, type Player, type Wish } from "../newtable/wish";
import type { Frame } from "./forms";
import type { Origin } from "./source";

/** The seat that decides after an entry, or after the luck that follows it. */
export function decides(frames: readonly Frame[], entry: number): number {
  const next = frames.find((frame) => frame.entry >= entry && frame.actors.length > 0);
  return next?.actors[0] ?? 0;
}

/**
 * Unless one wishes otherwise: I play the seat that decides, the usual bot plays the others, and
 * everything else is as at any new table.
 */
export function wishFrom(game: Game, seats: number, mine: number): Wish {
  const bot: Player = `bot:${usualBot(game)}`;
  const players = Array.from({ length: seats }, (_, seat): Player => (seat === mine ? "me" : bot));
  return { ...usual(game), players };
}

type PlayedOnTable = components["schemas"]["PlayedOnTable"];

/** The form that the server wants: the record says game and options. */
export function playOnForm(wish: Wish, origin: Origin, entry: number): PlayedOnTable {
  const { seats, clock, aids, visibility, title } = formOf(wish);
  return { from: { ...origin, entry }, seats, clock, aids, visibility, title };
}
