/** A recorded game as a finished table, so that a game's user interface can show it. */

import type { Table } from "../net/types";
import type { Head, Result } from "./forms";

/**
 * The result of the table: what the rules give, and which seats had lost before the end. Null: the
 * game was not played to its end.
 */
export function resultOf({ result, ending }: Pick<Head, "result" | "ending">): Result | null {
  if (result === null) return null;
  const { by, lost, winners } = ending ?? usual(result.winners);
  return { ...result, by, lost, winners };
}

const usual = (winners: number[]): Pick<Result, "by" | "lost" | "winners"> => ({
  by: "points",
  lost: [],
  winners,
});

/** The result of a game that ended before the rules gave points; null: it did not. */
export function earlyEnd({ result, ending }: Pick<Head, "result" | "ending">): Result | null {
  if (result !== null || ending === null || ending.by === "points") return null;
  return { ...ending, points: [], items: [] };
}

export function tableOf(head: Head): Table {
  return {
    id: "",
    game: head.game,
    rules: head.rules,
    options: head.options,
    clock: { kind: "none" },
    aids: head.aids,
    visibility: "link",
    status: "finished",
    title: "",
    seats: head.seats.map(({ name, kind }, seat) => ({
      seat,
      kind: kind === "bot" ? "bot" : "person",
      // In a record, a bot's name is its spec: show the bot's name instead.
      name: kind === "bot" ? "" : name,
      bot: kind === "bot" ? name : null,
      owner: false,
      away: false,
      offer: null,
    })),
    host: false,
    version: head.entries,
    created_at: 0,
    updated_at: 0,
    rematch_of: null,
    rematch: null,
    plan: false,
    rated: false,
    open_chat: false,
    result: resultOf(head),
  };
}
