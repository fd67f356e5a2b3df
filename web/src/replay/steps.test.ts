import { describe, expect, it } from "vitest";
import type { Frame } from "./forms";
import { nextPlayed, remarkSteps, stepOf } from "./steps";

const frame: Frame = {
  entry: 7,
  seat: 1,
  t: null,
  events: [],
  points: [],
  actors: [],
  meta: [],
};

describe("a step", () => {
  it("is a deed where a seat acted and luck where none did", () => {
    expect(stepOf(frame)).toEqual({ version: 7, at: 0, kind: "do", seat: 1, events: [] });
    expect(stepOf({ ...frame, seat: null, t: 90 })).toMatchObject({ kind: "chance", at: 90 });
  });
});

describe("remarks", () => {
  it("become the steps that a table shows", () => {
    const meta = [
      { takeback: { seat: 0, entry: 4 } },
      { handover: { seat: 1, why: "left", bot: "greedy" } },
      { return: { seat: 1 } },
    ];
    const steps = remarkSteps(meta, 7);
    expect(steps.map((step) => [step.kind, step.seat, step.meta?.meta])).toEqual([
      ["takeback", 0, undefined],
      ["meta", 1, "handover"],
      ["meta", 1, "return"],
    ]);
    expect(steps[1]?.meta).toMatchObject({ why: "left", bot: "greedy" });
  });
  it("of other programs are left out, whatever they are", () => {
    expect(remarkSteps([{ timeout: 1 }, { takeback: null }, {}], 7)).toEqual([]);
  });
});

describe("playing", () => {
  /** One character per entry: `.` is a random draw, a digit the seat that acted. */
  const framesOf = (text: string): Frame[] =>
    ["", ...text].map((who, entry) => ({
      ...frame,
      entry,
      seat: who === "" || who === "." ? null : Number(who),
    }));
  const played = (text: string): number[] => {
    const [frames, entries] = [framesOf(text), [0]];
    while (entries.at(-1)! < text.length) entries.push(nextPlayed(frames, entries.at(-1)!));
    return entries;
  };

  it("shows several random draws in a row as one step", () => {
    expect(played("....01..1..")).toEqual([0, 4, 5, 6, 8, 9, 11]);
  });
  it("shows a single draw, and every action", () => {
    expect(played(".00.11")).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });
  it("goes step by step where the game is not loaded", () => {
    expect([nextPlayed([], 7), nextPlayed(framesOf("..."), 2)]).toEqual([8, 3]);
  });
});
