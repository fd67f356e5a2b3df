import { describe, expect, it } from "vitest";
import { movesSince, recentWith } from "./recent";
import type { State, Step } from "./types";

const state = (version: number, ...steps: Partial<Step>[]): State =>
  ({ version, steps }) as unknown as State;
const move = (version: number): State => state(version, { version, kind: "do", seat: 1 });
const all = (...states: State[]): State[] => states.reduce(recentWith, [] as State[]);
const versions = (states: readonly State[]): number[] => states.map(({ version }) => version);

describe("the latest positions", () => {
  it("are the first one and those of moves", () => {
    expect(versions(all(state(4), move(5), state(5), move(6)))).toEqual([4, 5, 6]);
  });
  it("begin anew after an undo: what was taken back is not shown again", () => {
    const undone = state(7, { version: 7, taken_back: { to: 4, dropped: [5, 6] } as never });
    expect(versions(all(state(4), move(5), move(6), undone, move(8)))).toEqual([7, 8]);
  });
  it("are few", () => {
    const many = Array.from({ length: 100 }, (_, index) => move(index));
    expect(all(...many)).toHaveLength(60);
    expect(all(...many).at(-1)?.version).toBe(99);
  });
});

describe("the last moves", () => {
  const recent = all(state(4), move(5), move(6), move(8));
  it("are those after the player's own, from the position before them", () => {
    expect(versions(movesSince(recent, 5))).toEqual([5, 6, 8]);
  });
  it("begin after what was drawn with the player's own move", () => {
    const own = state(10, { version: 9, kind: "do", seat: 0 }, { version: 10, kind: "chance" });
    expect(versions(movesSince(all(...recent, own, move(11)), 9))).toEqual([10, 11]);
  });
  it("are those that are known", () => {
    expect(versions(movesSince(recent, 2))).toEqual([4, 5, 6, 8]);
  });
  it("are none when nobody moved since", () => {
    expect(movesSince(recent, 8)).toEqual([]);
    expect(movesSince([], 0)).toEqual([]);
  });
});
