/** The source of a replay: a finished table on the server, or the text of a file. */

import { call } from "../net/api";
import type { Effort, Frame, Head, Position, Replay, Standing } from "./forms";

/** What a new table can continue from. */
export type Origin = { table: string } | { record: string };

/** The header of a record, and the first frames. */
export interface Opening {
  head: Head;
  frames: Frame[];
}

export interface Source {
  readonly origin: Origin;
  /** The record as a spectator sees it, without positions. */
  open(): Promise<Opening>;
  /** What happened from this entry on. The answer may end early; ask again for the rest. */
  outline(first: number, seat: number | null): Promise<Frame[]>;
  /** The positions after these entries, as a seat (null: a spectator) sees them. */
  positions(first: number, last: number, seat: number | null): Promise<Position[]>;
  /** An aid's answer for the position after this entry, from what a seat knows. */
  aid(name: string, entry: number, seat: number | null): Promise<unknown>;
  /** Start an analysis of the game, or join one that is already running. */
  analyse(effort: Effort): Promise<Standing>;
  /** Cancel an analysis that is not finished. */
  stop(id: string): Promise<Standing>;
  /** The state of an analysis; `id` if one was requested. Null: there is none. */
  analysis(id: string | null): Promise<Standing | null>;
}

interface Wanted {
  first: number;
  last: number | null;
  seat: number | null;
  views: boolean;
}

export function sourceOf(origin: Origin): Source {
  const ask = (wanted: Wanted): Promise<Replay> =>
    "table" in origin
      ? call("get", "/api/tables/{table}/replay", { path: { ...origin }, query: wanted })
      : call("post", "/api/replay", { body: { ...origin, ...wanted } });
  const outlined = (first: number, seat: number | null): Promise<Replay> =>
    ask({ first, last: null, seat, views: false });
  return {
    origin,
    open: async () => {
      const { frames, ...head } = await outlined(0, null);
      return { head, frames };
    },
    outline: async (first, seat) => (await outlined(first, seat)).frames,
    positions: async (first, last, seat) =>
      (await ask({ first, last, seat, views: true })).frames as Position[],
    aid: async (aid, entry, seat) => (await aidOf(origin, aid, { entry, seat })).answer,
    analyse: (effort) =>
      "table" in origin
        ? call("post", "/api/tables/{table}/analysis", { path: { ...origin }, query: { effort } })
        : call("post", "/api/analyses", { body: { ...origin, effort } }),
    stop: (id) => call("delete", "/api/analyses/{analysis}", { path: { analysis: id } }),
    analysis: async (id) => {
      if ("table" in origin) {
        return call("get", "/api/tables/{table}/analysis", { path: { ...origin } });
      }
      return id === null
        ? null
        : call("get", "/api/analyses/{analysis}", { path: { analysis: id } });
    },
  };
}

const aidOf = (
  origin: Origin,
  aid: string,
  of: { entry: number; seat: number | null },
): Promise<{ answer: unknown }> =>
  "table" in origin
    ? call("get", "/api/tables/{table}/replay/aids/{aid}", { path: { ...origin, aid }, query: of })
    : call("post", "/api/replay/aid", { body: { ...origin, aid, ...of } });

/** The last entry that can be viewed: a broken record ends before its fault. */
export function lastOf({ entries, fault }: Pick<Head, "entries" | "fault">): number {
  return fault?.entry == null ? entries : Math.min(entries, fault.entry - 1);
}

/** The seat of the user at the table, if there is exactly one; null: a spectator. */
export async function ownSeat(origin: Origin): Promise<number | null> {
  if (!("table" in origin)) return null;
  const table = await call("get", "/api/tables/{table}", { path: { ...origin } });
  const own = table.seats.filter((seat) => seat.owner);
  return own.length === 1 ? own[0]!.seat : null;
}
