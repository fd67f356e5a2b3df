import { describe, expect, it } from "vitest";
import type { Frame, Position } from "./forms";
import { Timeline, type Shown } from "./timeline";

const LAST = 9;
const AT_ONCE = 4;

const frames = (first: number, last: number): Frame[] =>
  Array.from({ length: last - first + 1 }, (_, at) => ({ entry: first + at }) as unknown as Frame);

/** A source that returns four frames at a time. */
const source: Shown["source"] = {
  outline: (first) => Promise.resolve(frames(first, Math.min(first + AT_ONCE - 1, LAST))),
  positions: (first, last) =>
    Promise.resolve(frames(first, last).map((frame) => ({ ...frame, view: {} }) as Position)),
};

const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

describe("the game as one pair of eyes saw it", () => {
  it("is outlined to its end, a part at a time, wherever somebody looks", async () => {
    const known: number[] = [];
    const timeline = new Timeline({ source, seat: 1, last: LAST }, [], () =>
      known.push(timeline.frames.length),
    );
    timeline.look(LAST);
    await settled();
    expect(timeline.isWhole).toBe(true);
    expect([...new Set(known)].filter((count) => count > 0)).toEqual([4, 8, 10]);
    expect(timeline.frames.map((frame) => frame.entry)).toEqual([...Array(LAST + 1).keys()]);
    expect(timeline.at(LAST)).toHaveProperty("view");
  });
  it("does not ask for what came with the record", async () => {
    const asked: number[] = [];
    const counting: Shown["source"] = {
      ...source,
      outline: (first, seat) => (asked.push(first), source.outline(first, seat)),
    };
    const timeline = new Timeline(
      { source: counting, seat: null, last: LAST },
      frames(0, 7),
      () => {},
    );
    timeline.look(0);
    await settled();
    expect(asked).toEqual([8]);
  });
  it("says what went wrong, and tries again at the next look", async () => {
    const reported: unknown[] = [];
    const away = new Error("away");
    let broken = true;
    const shaky: Shown["source"] = {
      ...source,
      outline: (first, seat) => (broken ? Promise.reject(away) : source.outline(first, seat)),
    };
    const timeline = new Timeline({ source: shaky, seat: 0, last: LAST }, [], (error) =>
      reported.push(error),
    );
    timeline.look(2);
    await settled();
    expect(reported).toContain(away);
    expect(timeline.isWhole).toBe(false);
    broken = false;
    timeline.look(2);
    await settled();
    expect(timeline.isWhole).toBe(true);
  });
});
