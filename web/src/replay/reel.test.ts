import { describe, expect, it } from "vitest";
import type { Position } from "./forms";
import { Reel } from "./reel";
import { CHUNK } from "./shelf";

const positions = (first: number, last: number): Position[] =>
  Array.from(
    { length: last - first + 1 },
    (_, at) => ({ entry: first + at, view: {} }) as unknown as Position,
  );

const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

describe("the game as one pair of eyes saw it", () => {
  it("is known from the beginning as far as it came without a gap", async () => {
    const known: [number, boolean][] = [];
    const fetch = (first: number, last: number): Promise<Position[]> =>
      Promise.resolve(positions(first, last));
    const reel = new Reel(fetch, 2 * CHUNK, () => known.push([reel.frames.length, reel.isWhole]));
    reel.look(2 * CHUNK);
    await settled();
    expect(known).toEqual([
      [0, false],
      [0, false],
      [2 * CHUNK + 1, true],
    ]);
    expect(reel.frames.map((frame) => frame.entry)).toEqual([...Array(2 * CHUNK + 1).keys()]);
  });
  it("keeps no view twice", async () => {
    const reel = new Reel(
      (first, last) => Promise.resolve(positions(first, last)),
      5,
      () => undefined,
    );
    reel.look(3);
    await settled();
    expect(reel.frames[3]).not.toHaveProperty("view");
    expect(reel.at(3)).toHaveProperty("view");
  });
  it("says what went wrong", async () => {
    const told: unknown[] = [];
    const away = new Error("away");
    const reel = new Reel(
      () => Promise.reject(away),
      5,
      (error) => told.push(error),
    );
    reel.look(2);
    await settled();
    expect(told).toEqual([away]);
    expect(reel.isWhole).toBe(false);
  });
});
