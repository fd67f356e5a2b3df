import { expect, test } from "vitest";
import { draftedSteps, positionOf, withDrafted } from "./drafts";
import type { State, Step } from "./types";

const state = (version: number, ...actions: object[]): State =>
  ({
    version,
    seat: 1,
    at: 5,
    draft:
      actions.length === 0
        ? null
        : { steps: actions.map((action) => ({ do: action, events: [action] })), complete: false },
  }) as unknown as State;

test("a position is a version and what was drafted on it", () => {
  const all = [
    state(3),
    state(4),
    state(3, { place: 1 }),
    state(3, { place: 2 }),
    state(3, { place: 1 }, { follower: null }),
  ];
  expect(new Set(all.map(positionOf)).size).toBe(all.length);
  expect(positionOf(state(3, { place: 1 }))).toBe(positionOf(state(3, { place: 1 })));
});

test("nothing is drafted in most states", () => {
  expect(draftedSteps(state(3))).toEqual([]);
  expect(withDrafted([], state(3))).toEqual([]);
});

test("drafted steps follow those of the log", () => {
  const log = [{ version: 3 } as Step];
  const all = withDrafted(log, state(3, { place: 1 }, { follower: null }));
  expect(all.map(({ version }) => version)).toEqual([3, 4, 5]);
  expect(all[1]).toEqual({ version: 4, at: 5, kind: "do", seat: 1, events: [{ place: 1 }] });
});
