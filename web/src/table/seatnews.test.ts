import { describe, expect, it } from "vitest";
import type { Step } from "../net/types";
import { seatNews } from "./seatnews";

const step = (version: number, seat: number | null, meta: string): Step => ({
  version,
  at: 0,
  kind: "meta",
  seat,
  events: [],
  meta: { meta },
});

describe("news of seats", () => {
  const steps = [
    step(1, null, "start"),
    step(5, 1, "handover"),
    step(6, 1, "return"),
    step(7, 0, "handover"),
    step(8, 2, "lost"),
    step(9, 2, "ask"),
    step(10, 1, "end"),
  ];
  it("are handovers, returns and losses of others", () => {
    expect(seatNews(steps, 0, [0]).map(({ version }) => version)).toEqual([5, 6, 8]);
  });
  it("are only told once", () => {
    expect(seatNews(steps, 6, [0]).map(({ version }) => version)).toEqual([8]);
  });
});
