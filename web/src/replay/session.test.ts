import { describe, expect, it } from "vitest";
import type { GameFace } from "../games/face";
import type { Frame, Head, Position } from "./forms";
import { ReplaySession } from "./session.svelte";
import { CHUNK } from "./positions";
import type { Source } from "./source";

const LAST = CHUNK + 9;

const head: Head = {
  game: "tarock",
  rules: 1,
  options: {},
  aids: ["odds"],
  seats: [
    { name: "Ann", kind: "person" },
    { name: "greedy", kind: "bot" },
  ],
  date: null,
  entries: LAST,
  finished: true,
  result: { points: [3, 1], winners: [0], items: [[], []] },
  ending: null,
  torn: false,
  older_rules: false,
  fault: null,
  meta: [],
};

/** Two seats in turn; the view names its seat. */
const position = (entry: number, seat: number | null): Position =>
  ({
    entry,
    seat: entry === 0 ? null : entry % 2,
    t: null,
    events: [],
    points: [0, 0],
    actors: [(entry + 1) % 2],
    meta: [],
    view: { of: seat, entry },
  }) as unknown as Position;

const face = { describe: () => [], gains: () => [], points: () => [0, 0] } as unknown as GameFace;

interface Call {
  first: number;
  seat: number | null;
  bring(): Promise<void>;
  fail(): Promise<void>;
}

const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

const course = (seat: number | null): Frame[] =>
  Array.from({ length: LAST + 1 }, (_, entry) => position(entry, seat));

/** A replay whose positions arrive when the test says so; its frames came with the record. */
function open(more: Partial<Head> = {}): { session: ReplaySession; calls: Call[] } {
  const calls: Call[] = [];
  const positions: Source["positions"] = (first, last, seat) =>
    new Promise((resolve, reject) => {
      const all = Array.from({ length: last - first + 1 }, (_, at) => position(first + at, seat));
      const bring = (): Promise<void> => (resolve(all), settled());
      const fail = (): Promise<void> => (reject(new Error("away")), settled());
      calls.push({ first, seat, bring, fail });
    });
  const opening = { head: { ...head, ...more }, frames: course(null) };
  const source: Source = {
    origin: { table: "abc" },
    analyse: () => Promise.reject(new Error("not asked for here")),
    stop: () => Promise.reject(new Error("not asked for here")),
    analysis: () => Promise.resolve(null),
    open: () => Promise.resolve(opening),
    outline: (first, seat) => Promise.resolve(course(seat).slice(first)),
    positions,
    aid: (name, entry, seat) => Promise.resolve(`${name} ${entry} ${seat}`),
  };
  return { session: new ReplaySession(source, face, opening), calls };
}

const bringAll = async (calls: readonly Call[]): Promise<void> => {
  for (const call of calls) await call.bring();
};

describe("a look at a finished game", () => {
  it("shows the step asked for as soon as it comes, and the one before until then", async () => {
    const { session, calls } = open();
    session.go(5);
    expect(session.shown).toBeNull();
    await calls[0]?.bring();
    expect(session.shown?.entry).toBe(5);
    session.go(CHUNK + 2);
    expect([session.entry, session.shown?.entry, session.isBehind]).toEqual([CHUNK + 2, 5, true]);
    await calls[1]?.bring();
    expect([session.shown?.entry, session.isBehind]).toEqual([CHUNK + 2, false]);
  });

  it("knows the whole game before any position came", () => {
    const { session } = open();
    session.go(0);
    expect(session.shown).toBeNull();
    expect(session.isWhole).toBe(true);
    expect(session.turns.number).toBe(LAST);
  });

  it("asks aids of the position in sight, from whose eyes look, where the game has them", async () => {
    const { session, calls } = open();
    session.go(4);
    expect(await session.aid("odds")).toBeNull();
    await bringAll(calls);
    expect(await session.aid("odds")).toBe("odds 4 null");
    expect(await session.aid("oracle")).toBeNull();
  });

  it("stays within its ends, and before the fault of a broken record", () => {
    const { session } = open();
    session.go(-3);
    expect(session.entry).toBe(0);
    session.go(10_000);
    expect(session.entry).toBe(LAST);
    const reason = { rule: "TA 1", key: "x", arguments: {} };
    expect(open({ fault: { entry: 8, line: 9, reason } }).session.last).toBe(7);
  });

  it("tells a table what it would tell of a game that is looked at", async () => {
    const { session, calls } = open();
    session.go(4);
    await bringAll(calls);
    expect(session.state).toMatchObject({ version: 4, legal: [], to_act: 1, result: null });
    expect(session.steps.map((step) => step.version)).toEqual([1, 2, 3, 4]);
    expect(session.since).toBe(3);
    expect(session.names[0]).toBe("Ann");
  });

  it("waits for nobody after a game that ended early", async () => {
    const ending: Head["ending"] = { by: "resignation", lost: [1], winners: [0] };
    const { session, calls } = open({ result: null, ending });
    session.go(LAST - 1);
    await bringAll(calls);
    expect(session.state).toMatchObject({ result: null, actors: [LAST % 2] });
    session.go(LAST);
    await bringAll(calls);
    expect(session.state).toMatchObject({ result: ending, actors: [], to_act: null });
  });

  it("names one turn for the current step, also while moves are compared there", async () => {
    const { session, calls } = open();
    session.go(4);
    await bringAll(calls);
    expect([session.turn, session.turnAt(4), session.turnAt(3)]).toEqual([4, 4, 3]);
    session.compare({ entry: 4, seat: 1, variations: [] });
    expect([session.turn, session.turnAt(4), session.turnAt(3)]).toEqual([5, 5, 3]);
  });

  it("shows the result at the end only", async () => {
    const { session, calls } = open();
    session.go(LAST);
    await bringAll(calls);
    expect(session.result?.points).toEqual([3, 1]);
    session.go(LAST - 1);
    expect(session.result).toBeNull();
  });

  it("looks through other eyes at the same step, and back without asking again", async () => {
    const { session, calls } = open();
    session.go(3);
    await bringAll(calls);
    const asked = calls.length;
    session.look(1);
    expect(session.shown?.view).toEqual({ of: null, entry: 3 });
    expect([session.state?.seat, session.isBehind]).toEqual([null, true]);
    expect(session.isWhole).toBe(true);
    await calls[asked]?.bring();
    expect(session.shown?.view).toEqual({ of: 1, entry: 3 });
    expect(session.state?.seat).toBe(1);
    const then = calls.length;
    session.look(null);
    expect(session.shown?.view).toEqual({ of: null, entry: 3 });
    expect(calls).toHaveLength(then);
  });

  it("says when the step asked for cannot be had, and asks again", async () => {
    const { session, calls } = open();
    session.go(3);
    await calls[0]?.fail();
    expect(session.error).toBeInstanceOf(Error);
    session.retry();
    expect(session.error).toBeNull();
    await calls.at(-1)?.bring();
    expect(session.shown?.entry).toBe(3);
  });

  it("is not troubled by what was only fetched ahead", async () => {
    const { session, calls } = open();
    session.go(3);
    await calls[0]?.bring();
    await calls[1]?.fail();
    expect(session.error).toBeNull();
  });
});
