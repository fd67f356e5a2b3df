import { describe, expect, it, vi } from "vitest";
import type { Hint } from "../net/types";
import { Hints } from "./hints.svelte";

const advice = (points: number) => ({
  actions: [{ place: { tile: "D", x: points, y: 0, turn: 0 } }],
  points: [points, 60],
  chances: [0.6, 0.4],
  weight: 0.5,
});

const draftOf = (...actions: object[]) => ({
  steps: actions.map((action) => ({ do: action, events: [] })),
  complete: false,
});

function at(version: number, given: Hint | undefined, ...drafted: object[]) {
  const session = {
    table: { aids: ["hint"] },
    turn: true,
    link: { state: { version, seat: 0, draft: draftOf(...drafted) } },
    hint: () => Promise.resolve(given),
    drafting: { actAll: vi.fn(() => Promise.resolve(true)) },
  };
  return { session, hints: new Hints(session as never) };
}

describe("hints", () => {
  it("are variations to go on, lettered, the first one looked at", async () => {
    const { hints } = at(7, { version: 7, seat: 0, advice: [advice(3), advice(2)] as never });
    await hints.ask();
    expect(hints.variations.map(({ label, chosen }) => [label, chosen])).toEqual([
      ["A", true],
      ["B", false],
    ]);
    hints.choose(1);
    expect(hints.variations.map(({ chosen }) => chosen)).toEqual([false, true]);
  });
  it("are looked at one after the other", async () => {
    const { hints } = at(7, { version: 7, seat: 0, advice: [advice(3), advice(2)] as never });
    await hints.ask();
    hints.chooseNext();
    expect(hints.chosen).toBe(1);
    hints.chooseNext();
    expect(hints.chosen).toBe(0);
  });
  it("that are gone along go on by what is left of them, under the same letters", async () => {
    const [first, knight] = [advice(3).actions[0]!, { follower: { on: "city", at: "N" } }];
    const variations = [advice(9), { ...advice(3), actions: [first, knight] }];
    const { hints, session } = at(7, { version: 7, seat: 0, advice: variations as never });
    await hints.ask();
    expect(hints.variations.map(({ label }) => label)).toEqual(["A", "B"]);
    session.link.state.draft = draftOf({ place: { turn: 0, y: 0, x: 3, tile: "D" } });
    const gone = new Hints(session as never);
    expect(gone.advice).toBeNull();
    expect(hints.variations).toEqual([{ label: "B", seat: 0, actions: [knight], chosen: true }]);
    session.link.state.draft = draftOf();
    expect(hints.variations.map(({ label }) => label)).toEqual(["A", "B"]);
  });
  it("that are not gone along go with the position", async () => {
    const { hints, session } = at(7, { version: 7, seat: 0, advice: [advice(3)] as never });
    await hints.ask();
    session.link.state.draft = draftOf({ follower: null });
    expect(hints.advice).toBeNull();
    session.link.state.version = 8;
    expect(hints.advice).toBeNull();
  });
  it("for the middle of a turn go when it is undone", async () => {
    const hint = { version: 7, seat: 0, advice: [{ ...advice(3), actions: [{ follower: null }] }] };
    const { hints, session } = at(7, hint as never, { place: 1 });
    await hints.ask();
    expect(hints.advice).toHaveLength(1);
    session.link.state.draft = draftOf();
    expect(hints.advice).toBeNull();
  });
  it("are applied as a whole", async () => {
    const { hints, session } = at(7, { version: 7, seat: 0, advice: [advice(3)] as never });
    await hints.ask();
    await hints.apply();
    expect(session.drafting.actAll).toHaveBeenCalledWith(advice(3).actions);
  });
  it("that came too late are not shown", async () => {
    const { hints } = at(8, { version: 7, seat: 0, advice: [advice(3)] as never });
    await hints.ask();
    expect(hints.advice).toBeNull();
    expect(hints.variations).toEqual([]);
  });
  it("that were refused leave everything as it was", async () => {
    const { hints } = at(7, undefined);
    await hints.ask();
    expect([hints.asking, hints.advice]).toEqual([false, null]);
  });
  it("are not to be had where the table does without them", async () => {
    const { hints, session } = at(7, { version: 7, seat: 0, advice: [] });
    session.table.aids = [];
    await hints.ask();
    expect([hints.possible, hints.advice]).toEqual([false, null]);
  });
});
