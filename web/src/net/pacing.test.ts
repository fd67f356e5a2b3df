import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  arrivalOf,
  isDeciding,
  isUrgent,
  MANY_WAITING,
  MOST_WAITING,
  Pacing,
  thinkingTime,
} from "./pacing";
import type { BotSpeed } from "../settings.svelte";
import type { State, Step } from "./types";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A table where a person’s move is shown, and moves of bots follow. */
function paced(speed: BotSpeed = "normal") {
  const shown: string[] = [];
  const waits = vi.fn();
  const pacing = new Pacing(
    () => speed,
    waits,
    () => Date.now(),
  );
  let version = 0;
  const add = (what: string, bot: number | null = null, changes = 1): void =>
    pacing.add(() => shown.push(what), { bot, version: ++version, changes });
  add("person’s move");
  shown.pop();
  return { shown, pacing, add, waits };
}

const MOST = { instant: 0, normal: 1200, slow: 2600 } as const;
const LEAST = { instant: 0, normal: 400, slow: 1400 } as const;

describe("thinking time", () => {
  const versions = Array.from({ length: 200 }, (_, version) => version);

  it("is within the limits of the speed, whatever changed", () => {
    for (const speed of ["instant", "normal", "slow"] as const) {
      for (const changes of [0, 1, 5, 100]) {
        const times = versions.map((version) => thinkingTime(speed, changes, version));
        expect(Math.min(...times)).toBeGreaterThanOrEqual(LEAST[speed]);
        expect(Math.max(...times)).toBeLessThanOrEqual(MOST[speed]);
      }
    }
  });

  it("is longer if more has changed", () => {
    const times = [0, 1, 3, 6].map((changes) => thinkingTime("normal", changes, 7));
    expect(times).toEqual([...new Set(times)].sort((one, other) => one - other));
    expect(thinkingTime("normal", 20, 7)).toBe(times.at(-1));
  });

  it("varies from move to move, and is always the same for the same move", () => {
    const times = (): number[] => versions.map((version) => thinkingTime("normal", 2, version));
    expect(new Set(times()).size).toBeGreaterThan(100);
    expect(times()).toEqual(times());
  });
});

describe("moves of bots", () => {
  it("are shown one after the other, the first too only after a while", () => {
    const { shown, add } = paced();
    add("Ann’s tile", 1);
    add("Ann’s follower", 1);
    vi.advanceTimersByTime(LEAST.normal - 1);
    expect(shown).toEqual([]);
    vi.advanceTimersByTime(thinkingTime("normal", 1, 2) - LEAST.normal + 1);
    expect(shown).toEqual(["Ann’s tile"]);
    vi.advanceTimersByTime(200);
    expect(shown).toEqual(["Ann’s tile", "Ann’s follower"]);
    add("Ben’s tile", 2);
    vi.advanceTimersByTime(LEAST.normal - 1);
    expect(shown).toHaveLength(2);
    vi.advanceTimersByTime(MOST.normal - LEAST.normal + 1);
    expect(shown.at(-1)).toBe("Ben’s tile");
  });

  it("wait for longer if the turn before changed more, in all its moves", () => {
    const { shown, add } = paced();
    add("Ann’s bid", 1, 3);
    vi.advanceTimersByTime(MOST.normal);
    add("Ann’s workers", 1, 4);
    add("Ben’s bid", 2);
    const time = thinkingTime("normal", 7, 4);
    expect(time).toBeGreaterThan(thinkingTime("normal", 4, 4));
    vi.advanceTimersByTime(time - 1);
    expect(shown).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(shown).toHaveLength(3);
  });

  it("do not wait if the bot really thought for longer", () => {
    const { shown, add } = paced();
    vi.advanceTimersByTime(MOST.normal);
    add("one", 1);
    expect(shown).toEqual(["one"]);
  });

  it("are shown at once if no position was shown before", () => {
    const { shown, pacing, add } = paced();
    pacing.restart();
    add("one", 1);
    expect(shown).toEqual(["one"]);
  });

  it("are shown as they arrive if the player wants that", () => {
    const { shown, add } = paced("instant");
    for (const bot of [1, 2, 3]) add(`move ${bot}`, bot);
    expect(shown).toHaveLength(3);
  });

  it("take longer if the player wants that", () => {
    const { shown, add } = paced("slow");
    add("one", 1);
    vi.advanceTimersByTime(LEAST.slow - 1);
    expect(shown).toEqual([]);
    vi.advanceTimersByTime(MOST.slow - LEAST.slow + 1);
    expect(shown).toEqual(["one"]);
  });

  it("wait for no longer than they must if many wait", () => {
    const { shown, add } = paced();
    add("0", 0, 20);
    for (let bot = 1; bot <= MANY_WAITING + 1; bot++) add(`${bot}`, bot, 20);
    vi.advanceTimersToNextTimer();
    expect(shown).toEqual(["0"]);
    vi.advanceTimersByTime(LEAST.normal - 1);
    expect(shown).toEqual(["0"]);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual(["0", "1"]);
  });

  it("are skipped if too many wait, and none is lost", () => {
    const { shown, add } = paced();
    for (let move = 0; move < MOST_WAITING; move++) add(`${move}`, move % 2);
    expect(shown).toEqual([]);
    add("last", 0);
    expect(shown).toHaveLength(MOST_WAITING + 1);
    expect(shown.at(-1)).toBe("last");
  });
});

describe("the queue", () => {
  it("keeps the order: what is no bot’s move follows the move before it at once", () => {
    const { shown, pacing, add } = paced();
    add("one", 1);
    add("person’s move");
    pacing.afterwards(() => shown.push("table"));
    expect(shown).toEqual([]);
    vi.advanceTimersByTime(MOST.normal);
    expect(shown).toEqual(["one", "person’s move", "table"]);
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

  it("is paced again after hurrying", () => {
    const { shown, pacing, add } = paced();
    add("one", 1);
    pacing.hurry();
    add("two", 2);
    expect(shown).toEqual(["one"]);
    vi.advanceTimersByTime(MOST.normal);
    expect(shown).toEqual(["one", "two"]);
  });

  it("shows no position that was dropped, but what else waited", () => {
    const { shown, pacing, add } = paced();
    add("one", 1);
    pacing.afterwards(() => shown.push("table"));
    pacing.drop();
    vi.advanceTimersByTime(5_000);
    expect(shown).toEqual(["table"]);
    add("two", 2);
    expect(shown).toEqual(["table", "two"]);
  });

  it("tells when something waits, and when the page has caught up", async () => {
    const { pacing, add, waits } = paced();
    const caughtUp = vi.fn();
    await pacing.caughtUp();
    expect(waits).toHaveBeenLastCalledWith(false);
    add("one", 1);
    expect(waits).toHaveBeenLastCalledWith(true);
    void pacing.caughtUp().then(caughtUp);
    await vi.advanceTimersByTimeAsync(LEAST.normal - 1);
    expect(caughtUp).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(MOST.normal - LEAST.normal + 1);
    expect(caughtUp).toHaveBeenCalledOnce();
    expect(waits).toHaveBeenLastCalledWith(false);
  });
});

describe("a state", () => {
  const deed = (seat: number): Step => ({ version: 3, at: 0, kind: "do", seat, events: [] });
  const draw: Step = { version: 4, at: 0, kind: "chance", seat: null, events: [] };
  const state = (steps: Step[], left: number | null = null): State =>
    ({
      seat: 0,
      version: 5,
      steps,
      drivers: [null, "club", null],
      clocks: [{ running: true, left }],
    }) as unknown as State;

  it("is a bot’s move, with what is drawn after it, or not", () => {
    expect(arrivalOf(state([deed(1), draw])).bot).toBe(1);
    expect(arrivalOf(state([deed(2)])).bot).toBeNull();
    expect(arrivalOf(state([draw])).bot).toBeNull();
  });

  it("counts the changes that the viewer sees", () => {
    const scored = { ...deed(1), events: [{}, {}] as Step["events"] };
    expect(arrivalOf(state([scored, draw, { ...draw, events: [{}] as Step["events"] }]))).toEqual({
      bot: 1,
      version: 5,
      changes: 3,
    });
  });

  it("is shown at once where it answers the player", () => {
    expect(isUrgent(state([deed(0), draw]))).toBe(true);
    expect(isUrgent(state([]))).toBe(true);
    expect(isUrgent(state([deed(1)]))).toBe(false);
  });

  it("is shown at once where the player's time is short", () => {
    expect(isUrgent(state([deed(1)], 599_000))).toBe(true);
    expect(isUrgent(state([deed(1)], 600_000))).toBe(false);
  });

  it("lets the player decide, or a bot in the player’s seat, or others", () => {
    const drivers = [null, "club"];
    expect(isDeciding({ seat: 0, actors: [0, 1], drivers })).toBe(true);
    expect(isDeciding({ seat: 0, actors: [1], drivers })).toBe(false);
    expect(isDeciding({ seat: 1, actors: [1], drivers })).toBe(false);
    expect(isDeciding({ seat: null, actors: [0], drivers })).toBe(false);
  });
});
