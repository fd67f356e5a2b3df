import { describe, expect, it } from "vitest";
import { pause } from "./backoff";

describe("the pause before reconnecting", () => {
  it("grows with every try that failed", () => {
    const pauses = [0, 1, 2, 3].map((tries) => pause(tries, () => 1));
    expect(pauses).toEqual([400, 800, 1600, 3200]);
  });
  it("never gets long, so that a server that is back is found soon", () => {
    expect(pause(50, () => 1)).toBe(8_000);
  });
  it("is spread out, so that not everybody comes at once", () => {
    expect(pause(1, () => 0)).toBe(400);
  });
});
