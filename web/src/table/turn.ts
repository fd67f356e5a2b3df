/** Who decides now, and its text. */

import type { State, Table } from "../net/types";

export type Turn =
  /** The game has not begun, is over, or waits for a random draw. */
  | { kind: "none" }
  /** The viewing seat decides, and is the user's. */
  | { kind: "mine" }
  /** Another seat of the user decides: the device is passed on. */
  | { kind: "pass"; seat: number }
  /** Other players decide; `bot`: all of them are bots. */
  | { kind: "theirs"; seats: number[]; bot: boolean };

export function turnOf(
  state: State | null,
  table: Table,
  seat: number | null,
  due: readonly number[],
): Turn {
  if (state === null || table.status !== "running" || state.actors.length === 0) {
    return { kind: "none" };
  }
  if (seat !== null && due.includes(seat)) return { kind: "mine" };
  const [next] = due;
  if (next !== undefined) return { kind: "pass", seat: next };
  const bot = state.actors.every((actor) => state.drivers[actor] !== null);
  return { kind: "theirs", seats: [...state.actors], bot };
}
