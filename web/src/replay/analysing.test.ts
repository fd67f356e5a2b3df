import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CallError } from "../net/api";
import { Analysing } from "./analysing.svelte";
import type { Standing } from "./forms";

const standing = (status: Standing["status"], done = 0): Standing => ({
  id: "a",
  status,
  done,
  entries: 9,
  ahead: 0,
  analysis: status === "done" ? ({ game: "tarock" } as never) : null,
  reason: null,
});

const answering = (...all: (Standing | Error)[]) => {
  const next = (): Promise<Standing> => {
    const one = all.length > 1 ? all.shift()! : all[0]!;
    return one instanceof Error ? Promise.reject(one) : Promise.resolve(one);
  };
  return { analyse: vi.fn(next), analysis: vi.fn(next), stop: vi.fn(next) };
};

describe("the analysis of a game", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("is looked for once, and is nothing where nobody asked", async () => {
    const source = answering(standing("none"));
    const analysing = new Analysing(source);
    analysing.open();
    analysing.open();
    await vi.runAllTimersAsync();
    expect(analysing.standing).toBeNull();
    expect(source.analysis).toHaveBeenCalledTimes(1);
  });
  it("is looked at again until it is done", async () => {
    const source = answering(standing("waiting"), standing("running", 4), standing("done", 9));
    const analysing = new Analysing(source);
    await analysing.ask("normal");
    expect(analysing.isUnderWay).toBe(true);
    await vi.runAllTimersAsync();
    expect(analysing.done).toEqual({ game: "tarock" });
    expect(source.analysis.mock.calls).toEqual([["a"], ["a"]]);
  });
  it("goes on after a lost connection", async () => {
    const source = answering(standing("running"), new Error("lost"), standing("done"));
    const analysing = new Analysing(source);
    await analysing.ask("normal");
    await vi.advanceTimersByTimeAsync(1000);
    expect(analysing.error).toBeInstanceOf(Error);
    await vi.runAllTimersAsync();
    expect([analysing.error, analysing.done]).toEqual([null, { game: "tarock" }]);
  });
  it("can be stopped, and what was there before is there again", async () => {
    const source = answering(standing("running"), standing("none"), standing("done"));
    const analysing = new Analysing(source);
    await analysing.ask("deep");
    await analysing.stop();
    expect(source.stop).toHaveBeenCalledWith("a");
    expect(analysing.done).toEqual({ game: "tarock" });
    await vi.runAllTimersAsync();
    expect(source.analysis).toHaveBeenCalledTimes(1);
  });
  it("is no trouble where somebody else stopped it", async () => {
    const gone = new CallError(404, { rule: "analysis", key: "gone", arguments: {} });
    const analysing = new Analysing(answering(standing("running"), gone));
    await analysing.ask("quick");
    await vi.runAllTimersAsync();
    expect([analysing.standing, analysing.error]).toEqual([null, null]);
  });
  it("is left alone by who leaves", async () => {
    const source = answering(standing("running"));
    const analysing = new Analysing(source);
    await analysing.ask("normal");
    analysing.close();
    await vi.runAllTimersAsync();
    expect(source.analysis).not.toHaveBeenCalled();
  });
});
