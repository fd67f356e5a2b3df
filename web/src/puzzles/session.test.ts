import { beforeEach, describe, expect, it, vi } from "vitest";
import { Laying } from "../games/carcassonne/laying.svelte";
import type { PuzzlePosition } from "../net/types";
import { PuzzleSession } from "./session.svelte";

const call = vi.hoisted(() => vi.fn());
vi.mock("../net/api", () => ({ call, CallError: class extends Error {} }));

const path = { game: "carcassonne", puzzle: "a" };
const place = { place: { tile: "D", x: 0, y: 1, turn: 0 } };
const knight = { follower: { on: "city", at: "N" } };
const nobody = { follower: null };

interface Body {
  actions: object[];
  confirm: boolean;
}

/** The position after these actions: a tile, then a follower or none, which ends the turn. */
function position({ actions, confirm }: Body, solved = true): PuzzlePosition {
  const legal = [[place], [knight, nobody], []][actions.length];
  const steps = actions.map((action) => ({ do: action, events: [] }));
  const draft = steps.length > 0 && !confirm ? { steps, complete: steps.length === 2 } : null;
  return {
    puzzle: { ...path, id: "a", kind: "find_turn", rating: 1200, seats: 2, seat: 0 },
    options: {},
    task: null,
    state: { version: 0, seat: 0, view: {}, legal, draft, steps: [], free_from: null },
    verdict: confirm ? { solved, reached: null, best: 3, second: 1 } : null,
  } as unknown as PuzzlePosition;
}

function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as unknown as Storage;
}

const open = (store = storage()): PuzzleSession =>
  new PuzzleSession(path, position({ actions: [], confirm: false }), store);

/** Carcassonne's table on this puzzle. */
const layingOf = (session: PuzzleSession, confirm: boolean): Laying =>
  new Laying(
    () =>
      ({
        state: session.state,
        seat: 0,
        steps: [],
        drafting: session.drafting,
        busy: session.busy,
        readonly: session.over,
        settings: { confirm },
      }) as never,
  );

let solved = true;
beforeEach(() => {
  solved = true;
  call.mockImplementation((method: string, _: string, { body }: { body: Body }) =>
    Promise.resolve(
      method === "get"
        ? { turns: [[place, nobody]], answer: null, best: 3, second: 1, figures: {} }
        : position(body, solved),
    ),
  );
});

describe("the turn of a puzzle", () => {
  it("without a follower waits for its confirmation", async () => {
    const session = open();
    const laying = layingOf(session, true);
    await session.drafting.draft(place);
    await laying.pass();
    expect(session.verdict).toBeNull();
    expect(laying.phase).toBe("confirm");
    await laying.confirm();
    expect(session.verdict?.solved).toBe(true);
  });
  it("with a follower is judged when it is confirmed", async () => {
    const session = open();
    const laying = layingOf(session, true);
    await session.drafting.draft(place);
    await laying.put(laying.stands[0]!);
    expect(session.verdict).toBeNull();
    await laying.confirm();
    expect(session.verdict?.solved).toBe(true);
  });
  it("is judged at once for those who do not confirm moves", async () => {
    const session = open();
    await session.drafting.draft(place);
    await layingOf(session, false).pass();
    expect(session.verdict?.solved).toBe(true);
  });
});

async function answer(session: PuzzleSession): Promise<void> {
  await session.drafting.actAll([place, nobody]);
  await session.drafting.confirm();
}

describe("the solution", () => {
  it("is shown from its first step to its last one", async () => {
    const session = open();
    await session.solve();
    expect([session.shown, session.length, session.ended]).toEqual([1, 2, false]);
    await session.step(2);
    expect(session.ended).toBe(true);
  });
});

describe("the rating", () => {
  it("changes with the first attempt only", async () => {
    const session = open();
    solved = false;
    await answer(session);
    expect(session.gain).toBe(-32);
    await session.again();
    solved = true;
    await answer(session);
    expect(session.gain).toBeNull();
    expect(session.solver.rating).toBe(1168);
  });
  it("changes with a hint, and not once more with the answer", async () => {
    const session = open();
    await session.hint();
    await answer(session);
    expect(session.gain).toBe(-32);
    expect(session.solver.rating).toBe(1168);
  });
});

describe("a hint", () => {
  it("makes the attempt count as a failure, also if the answer is right", async () => {
    const session = open();
    expect(session.counts).toBe(true);
    await session.hint();
    expect(session.counts).toBe(false);
    await answer(session);
    expect(session.verdict?.solved).toBe(true);
    expect(session.hinted).toBe(true);
  });
  it("changes nothing after the first attempt was right", async () => {
    const session = open();
    await answer(session);
    await session.again();
    await session.hint();
    await answer(session);
    expect(session.hinted).toBe(false);
  });
});
