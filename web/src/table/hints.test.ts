import { describe, expect, it } from "vitest";
import type { Hint } from "../net/types";
import { Hints } from "./hints.svelte";

const advice = (points: number) => ({
  actions: [{ place: { tile: "D", x: points, y: 0, turn: 0 } }],
  points: [points, 60],
  chances: [0.6, 0.4],
  weight: 0.5,
});

function at(version: number, given: Hint | undefined) {
  const session = {
    table: { aids: ["hint"] },
    turn: true,
    link: { state: { version, seat: 0 } },
    hint: () => Promise.resolve(given),
  };
  return { session, hints: new Hints(session as never) };
}

describe("hints", () => {
  it("are ways to go on, numbered, the first one looked at", async () => {
    const { hints } = at(7, { version: 7, seat: 0, advice: [advice(3), advice(2)] as never });
    await hints.ask();
    expect(hints.ways.map(({ label, chosen }) => [label, chosen])).toEqual([
      ["1", true],
      ["2", false],
    ]);
    hints.choose(1);
    expect(hints.ways.map(({ chosen }) => chosen)).toEqual([false, true]);
  });
  it("that came too late are not shown", async () => {
    const { hints } = at(8, { version: 7, seat: 0, advice: [advice(3)] as never });
    await hints.ask();
    expect(hints.advice).toBeNull();
    expect(hints.ways).toEqual([]);
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
