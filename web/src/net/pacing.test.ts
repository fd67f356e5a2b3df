import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { botOf, isUrgent, MOST_WAITING, Pacing } from "./pacing";
import type { State, Step } from "./types";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function paced(speed: "instant" | "normal" | "slow" = "normal") {
  const shown: string[] = [];
  const pacing = new Pacing(
    () => speed,
    () => Date.now(),
  );
  const add = (what: string, bot: number | null = null): void =>
    pacing.add(() => shown.push(what), bot);
  return { shown, pacing, add };
}

describe("moves of bots", () => {
  it("are shown one after the other, the first at once", () => {
    const { shown, add } = paced();
    add("Ann’s tile", 1);
    add("Ann’s follower", 1);
    add("Ben’s tile", 2);
    expect(shown).toEqual(["Ann’s tile"]);
    vi.advanceTimersByTime(200);
    expect(shown).toEqual(["Ann’s tile", "Ann’s follower"]);
    vi.advanceTimersByTime(499);
    expect(shown).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(shown.at(-1)).toBe("Ben’s tile");
  });

  it("do not wait where the bot thought for longer than the pause", () => {
    const { shown, add } = paced();
    add("one", 1);
    vi.advanceTimersByTime(600);
    add("two", 2);
    expect(shown).toEqual(["one", "two"]);
  });

  it("are shown as they arrive where the player wants that", () => {
    const { shown, add } = paced("instant");
    for (const bot of [1, 2, 3]) add(`move ${bot}`, bot);
    expect(shown).toHaveLength(3);
  });

  it("take longer where the player wants that", () => {
    const { shown, add } = paced("slow");
    add("one", 1);
    add("two", 2);
    vi.advanceTimersByTime(1799);
    expect(shown).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(shown).toHaveLength(2);
  });

  it("are skipped when too many wait, and none is lost", () => {
    const { shown, add } = paced();
    for (let move = 0; move < MOST_WAITING + 1; move++) add(`${move}`, move % 2);
    expect(shown).toEqual(["0"]);
    add("last", 0);
    expect(shown).toHaveLength(MOST_WAITING + 2);
    expect(shown.at(-1)).toBe("last");
  });
});

describe("the queue", () => {
  it("keeps the order: what is no bot's move follows the move before it at once", () => {
    const { shown, pacing, add } = paced();
    add("one", 1);
    add("two", 2);
    add("person’s move");
    pacing.afterwards(() => shown.push("table"));
    expect(shown).toEqual(["one"]);
    vi.advanceTimersByTime(500);
    expect(shown).toEqual(["one", "two", "person’s move", "table"]);
  });

  it("is empty after hurrying, and nothing is shown twice", () => {
    const { shown, pacing, add } = paced();
    add("one", 1);
    add("two", 2);
    pacing.hurry();
    expect(shown).toEqual(["one", "two"]);
    vi.advanceTimersByTime(5_000);
    expect(shown).toHaveLength(2);
  });

  it("shows no position that was dropped, but what else waited", () => {
    const { shown, pacing, add } = paced();
    add("one", 1);
    add("two", 2);
    pacing.afterwards(() => shown.push("table"));
    pacing.drop();
    vi.advanceTimersByTime(5_000);
    expect(shown).toEqual(["one", "table"]);
    add("three", 3);
    expect(shown).toEqual(["one", "table", "three"]);
  });

  it("tells when the page has caught up", async () => {
    const { pacing, add } = paced();
    const caughtUp = vi.fn();
    await pacing.caughtUp();
    add("one", 1);
    add("two", 2);
    void pacing.caughtUp().then(caughtUp);
    await vi.advanceTimersByTimeAsync(499);
    expect(caughtUp).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(caughtUp).toHaveBeenCalledOnce();
  });
});

describe("a state", () => {
  const deed = (seat: number): Step => ({ version: 3, at: 0, kind: "do", seat, events: [] });
  const draw: Step = { version: 4, at: 0, kind: "chance", seat: null, events: [] };
  const state = (steps: Step[], left: number | null = null): State =>
    ({
      seat: 0,
      steps,
      drivers: [null, "club", null],
      clocks: [{ running: true, left }],
    }) as unknown as State;

  it("is a bot's move, with what is drawn after it, or not", () => {
    expect(botOf(state([deed(1), draw]))).toBe(1);
    expect(botOf(state([deed(2)]))).toBeNull();
    expect(botOf(state([draw]))).toBeNull();
  });

  it("is shown at once where it answers the player", () => {
    expect(isUrgent(state([deed(0), draw]))).toBe(true);
    expect(isUrgent(state([]))).toBe(true);
    expect(isUrgent(state([deed(1)]))).toBe(false);
  });

  it("is shown at once where the player's time is short", () => {
    expect(isUrgent(state([deed(1)], 30_000))).toBe(true);
    expect(isUrgent(state([deed(1)], 600_000))).toBe(false);
  });
});
