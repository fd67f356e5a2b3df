import { expect, test, vi } from "vitest";
import { SingleChoice } from "./single.svelte";

const NONE = { follower: null };

/** A table whose state the test changes. */
function table(confirm = true) {
  const drafting = {
    draft: vi.fn(() => Promise.resolve(true)),
    act: vi.fn(() => Promise.resolve(true)),
  };
  const given = { state: {}, steps: [] as object[], busy: false, drafting, settings: { confirm } };
  const single = new SingleChoice(() => given as never);
  const at = (version: number, ...actions: object[]): void => {
    const steps = actions.map((action) => ({ do: action, events: [] }));
    given.state = { version, draft: steps.length > 0 ? { steps, complete: false } : null };
  };
  return { given, drafting, single, at };
}

test("a single choice is drafted once", () => {
  const { drafting, single, at } = table();
  at(5, { place: 1 });
  single.make(NONE);
  single.make(NONE);
  expect(drafting.draft.mock.calls).toEqual([[NONE]]);
  expect(drafting.act).not.toHaveBeenCalled();
});

test("it ends the turn of a player who wants no confirmation", () => {
  const { drafting, single, at } = table(false);
  at(5, { place: 1 });
  single.make(NONE);
  expect(drafting.act.mock.calls).toEqual([[NONE]]);
});

test("nothing is drafted where there is a choice, or while something is sent", () => {
  const { given, drafting, single, at } = table();
  at(5, { place: 1 });
  single.make(null);
  given.busy = true;
  single.make(NONE);
  expect(drafting.draft).not.toHaveBeenCalled();
});

test("a player who undoes is not overruled", () => {
  const { given, drafting, single, at } = table();
  at(5, { place: 1 }, NONE);
  single.make(null);
  at(5, { place: 1 });
  single.make(NONE);
  given.steps = [{ kind: "takeback" }];
  at(6);
  single.make(NONE);
  expect(drafting.draft).not.toHaveBeenCalled();
});
