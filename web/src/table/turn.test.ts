import { describe, expect, it } from "vitest";
import type { State, Table } from "../net/types";
import { turnOf } from "./turn";

const table = { status: "running" } as Table;
const state = (actors: number[], drivers: (string | null)[] = [null, null, null]): State =>
  ({ actors, drivers }) as State;

describe("the turn", () => {
  it("is mine where the seat I look from decides", () => {
    expect(turnOf(state([1]), table, 1, [1])).toEqual({ kind: "mine" });
  });
  it("is passed on where another seat of mine decides", () => {
    expect(turnOf(state([2]), table, 0, [2])).toEqual({ kind: "pass", seat: 2 });
  });
  it("stays mine in a shared phase though others of mine decide too", () => {
    expect(turnOf(state([0, 2]), table, 0, [0, 2])).toEqual({ kind: "mine" });
  });
  it("is the bots' where nobody else decides", () => {
    const turn = turnOf(state([1], [null, "greedy", null]), table, 0, []);
    expect(turn).toEqual({ kind: "theirs", seats: [1], bot: true });
  });
  it("is nobody's when the game is over", () => {
    expect(turnOf(state([]), { ...table, status: "finished" }, 0, [])).toEqual({ kind: "none" });
  });
});
