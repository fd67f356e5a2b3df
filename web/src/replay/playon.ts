/** Playing on from a step: who plays which seat. No page here. */

import type { components } from "../generated/api";
import type { Game } from "../net/types";
import { formOf, usual, usualBot, type Player, type Wish } from "../newtable/wish";
import type { Origin } from "./source";

/**
 * Unless one wishes otherwise: I play the seat that decides at this step (the first where luck
 * does), the usual bot plays the others, and everything else is as at any new table.
 */
export function wishFrom(game: Game, seats: number, actors: readonly number[]): Wish {
  const mine = actors[0] ?? 0;
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
