/** Playing on from a step: who plays which seat. No page here. */

import type { components } from "../generated/api";
import type { Game } from "../net/types";
import { formOf, defaultSetup, defaultBot, type Player, type TableSetup } from "../newtable/setup";
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
export function setupFrom(game: Game, seats: number, mine: number): TableSetup {
  const bot: Player = `bot:${defaultBot(game)}`;
  const players = Array.from({ length: seats }, (_, seat): Player => (seat === mine ? "me" : bot));
  return { ...defaultSetup(game), players };
}

type PlayedOnTable = components["schemas"]["PlayedOnTable"];

/** The form that the server wants: the record says game and options. */
export function playOnForm(setup: TableSetup, origin: Origin, entry: number): PlayedOnTable {
  const { seats, clock, aids, visibility, title } = formOf(setup);
  return { from: { ...origin, entry }, seats, clock, aids, visibility, title };
}
