/** Where a replay comes from: a finished table of the server, or the text of a file. */

import { call } from "../net/api";
import type { Head, Position, Replay } from "./forms";

/** What a new table may go on from. */
export type Origin = { table: string } | { record: string };

export interface Source {
  readonly origin: Origin;
  head(): Promise<Head>;
  /** The positions after these entries, as a seat (null: an onlooker) sees them. */
  positions(first: number, last: number, seat: number | null): Promise<Position[]>;
}

interface Wanted {
  first: number;
  last: number;
  seat: number | null;
}

export function sourceOf(origin: Origin): Source {
  const ask = (wanted: Wanted): Promise<Replay> =>
    "table" in origin
      ? call("get", "/api/tables/{table}/replay", { path: { ...origin }, query: wanted })
      : call("post", "/api/replay", { body: { ...origin, ...wanted } });
  return {
    origin,
    head: async () => {
      const { frames: _, ...head } = await ask({ first: 0, last: 0, seat: null });
      return head;
    },
    positions: async (first, last, seat) => (await ask({ first, last, seat })).frames,
  };
}

/** The last entry that can be looked at: a broken record ends before its fault. */
export function lastOf({ entries, fault }: Pick<Head, "entries" | "fault">): number {
  return fault?.entry == null ? entries : Math.min(entries, fault.entry - 1);
}
