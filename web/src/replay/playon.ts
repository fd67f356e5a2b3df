/** Continuing from a step: who plays which seat. No user interface here. */

import type { components } from "../generated/api";
import type { Game } from "../net/types";
import { formOf, defaultSetup, defaultBot, type Player, type TableSetup } from "../newtable/setup";
import type { Frame } from "./forms";
import type { Origin } from "./source";

/** The seat that decides after an entry, or after the random draws that follow it. */
export function decides(frames: readonly Frame[], entry: number): number {
  const next = frames.find((frame) => frame.entry >= entry && frame.actors.length > 0);
  return next?.actors[0] ?? 0;
}

/**
 * The defaults: the user plays the seat that decides, the default bot plays the others, and
 * everything else is as at any new table.
 */
export function setupFrom(game: Game, seats: number, mine: number): TableSetup {
  const bot: Player = `bot:${defaultBot(game)}`;
  const players = Array.from({ length: seats }, (_, seat): Player => (seat === mine ? "me" : bot));
  return { ...defaultSetup(game), players };
}

type PlayedOnTable = components["schemas"]["PlayedOnTable"];

/** The JSON that the server expects: game and options are in the record. */
export function playOnForm(setup: TableSetup, origin: Origin, entry: number): PlayedOnTable {
  const { seats, clock, aids, visibility, title } = formOf(setup);
  return { from: { ...origin, entry }, seats, clock, aids, visibility, title };
}
