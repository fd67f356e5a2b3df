/** A recorded game as a table that is over, so that a game's face can show it like any other. */

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
      // A bot's name in a record is its spec: it is called by what it is.
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
