import { expect, test } from "vitest";
import type { Action } from "../forms";
import type { Turn } from "../turn.svelte";
import { ActionQueue } from "./queue.svelte";

const carry = (from: string, to: string): Action => ({ carry: { resource: "wood", from, to } });
const there = [carry("home_1", "keywood"), carry("keywood", "inn")];

/** A turn that records its calls; the test sets the legal actions and the position. */
function turn(...legal: Action[]) {
  const sent: unknown[] = [];
  const fake = {
    sent,
    legal,
    position: "1",
    busy: false,
    actors: [0],
    refuses: false,
    draft: (action: Action) => (sent.push(action), Promise.resolve(!fake.refuses)),
    undo: (count: number) => (sent.push(count), Promise.resolve(true)),
  };
  return fake;
}
const queueOf = (fake: ReturnType<typeof turn>) => new ActionQueue(fake as unknown as Turn);

test("one step is sent in each new position", () => {
  const fake = turn(...there);
  const queue = queueOf(fake);
  queue.start(there);
  queue.sendNext();
  queue.sendNext();
  expect(fake.sent).toEqual([there[0]]);
  fake.position = "2";
  queue.sendNext();
  expect(fake.sent).toEqual(there);
  expect(queue.running).toBe(false);
});

test("nothing is sent while something is on its way", () => {
  const fake = turn(...there);
  fake.busy = true;
  const queue = queueOf(fake);
  queue.start(there);
  queue.sendNext();
  expect(fake.sent).toEqual([]);
});

test("what the server does not offer is not sent, and the rest is forgotten", () => {
  const fake = turn(there[0]!);
  const queue = queueOf(fake);
  queue.start(there);
  queue.sendNext();
  fake.position = "2";
  queue.sendNext();
  fake.legal = there;
  fake.position = "3";
  queue.sendNext();
  expect(fake.sent).toEqual([there[0]]);
});

test("a refusal ends it", async () => {
  const fake = turn(...there);
  fake.refuses = true;
  const queue = queueOf(fake);
  queue.start(there);
  queue.sendNext();
  await Promise.resolve();
  await Promise.resolve();
  fake.position = "2";
  queue.sendNext();
  expect(fake.sent).toEqual([there[0]]);
});

test("while others act too, a step of theirs does not end it", () => {
  const fake = turn();
  fake.actors = [0, 1];
  const queue = queueOf(fake);
  queue.start([{ undo: 1 }, { pick: "inn" }]);
  queue.sendNext();
  fake.position = "2"; // another player's step
  queue.sendNext();
  fake.position = "3";
  fake.legal = [{ pick: "inn" }];
  queue.sendNext();
  expect(fake.sent).toEqual([1, { pick: "inn" }]);
});
