/** A recorded game as a finished table, so that a game's user interface can show it. */

import type { Table } from "../net/types";
import type { Head } from "./forms";

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
    })),
    host: false,
    version: head.entries,
    created_at: 0,
    updated_at: 0,
    rematch_of: null,
    rematch: null,
    plan: false,
    result: head.result,
  };
}
