import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Playback } from "./playback.svelte";

/** A game of three steps, of which the second is a random draw. */
function played(): { playback: Playback; at: () => number } {
  let entry = 0;
  const playback = new Playback({
    isLuck: () => entry === 2,
    atEnd: () => entry === 3,
    next: () => {
      entry += 1;
      return Promise.resolve();
    },
    restart: () => {
      entry = 0;
    },
  });
  return { playback, at: () => entry };
}

describe("playing by itself", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("goes to the end and stops there", async () => {
    const { playback, at } = played();
    playback.play();
    await vi.runAllTimersAsync();
    expect(at()).toBe(3);
    expect(playback.playing).toBe(false);
  });
  it("begins anew at the end", async () => {
    const { playback, at } = played();
    playback.play();
    await vi.runAllTimersAsync();
    playback.play();
    expect(at()).toBe(0);
    expect(playback.playing).toBe(true);
    playback.pause();
  });
  it("is halted at once", async () => {
    const { playback, at } = played();
    playback.toggle();
    await vi.advanceTimersByTimeAsync(playback.stays + 1);
    playback.toggle();
    await vi.runAllTimersAsync();
    expect(at()).toBe(1);
  });
  it("shows luck for a shorter time, and everything shorter when it is quicker", async () => {
    const { playback, at } = played();
    const slow = playback.stays;
    playback.speed = 2;
    expect(playback.stays).toBe(slow / 2);
    playback.play();
    await vi.advanceTimersByTimeAsync(slow + 1);
    expect(at()).toBe(2);
    expect(playback.stays).toBeLessThan(slow / 2);
    playback.pause();
  });
});
