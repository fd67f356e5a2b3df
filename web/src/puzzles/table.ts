/** A puzzle's position as a table, so that a game's user interface can show it. */

import type { PuzzlePosition, Table } from "../net/types";

export function tableOf(
  puzzle: PuzzlePosition["puzzle"],
  options: PuzzlePosition["options"],
  aids: readonly string[],
): Table {
  return {
    id: "",
    game: puzzle.game,
    rules: 0,
    options,
    clock: { kind: "none" },
    aids: [...aids],
    visibility: "link",
    status: "running",
    title: "",
    seats: Array.from({ length: puzzle.seats }, (_, seat) => ({
      seat,
      kind: "person" as const,
      name: "",
      bot: null,
      owner: seat === puzzle.seat,
      away: false,
      offer: null,
    })),
    host: false,
    version: 0,
    created_at: 0,
    updated_at: 0,
    rematch_of: null,
    rematch: null,
    plan: false,
    rated: false,
    open_chat: false,
    result: null,
  };
}
