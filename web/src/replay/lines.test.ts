import { describe, expect, it } from "vitest";
import type { GameFace } from "../games/face";
import type { Frame } from "./forms";
import { linesOf, placeOf, wordsAt } from "./lines";

const frame = (entry: number, more: Partial<Frame> = {}): Frame => ({
  entry,
  seat: entry % 2,
  t: null,
  events: [],
  points: [],
  actors: [],
  meta: [],
  ...more,
});

/** A game in which only odd entries have a log line. */
const face = {
  describe: (step: { version: number; seat: number }) =>
    step.version % 2 ? [{ words: `did ${step.version}`, seat: step.seat }] : [],
} as unknown as GameFace;

const t = (key: string, args: object = {}): string => `${key} ${JSON.stringify(args)}`;

describe("what happened", () => {
  const frames = [
    frame(0, { seat: null }),
    frame(1),
    frame(2, { meta: [{ return: { seat: 0 } }] }),
    frame(3),
  ];
  const lines = linesOf(frames, [{ takeback: { seat: 1 } }], face, ["Ann", "Bob"], t);

  it("is described by the game, remarks by the frame round it", () => {
    expect(lines.map((one) => [one.entry, one.line.words.split(" ")[0]])).toEqual([
      [1, "did"],
      [2, "web-log-return"],
      [3, "did"],
      [3, "web-log-takeback"],
    ]);
  });
  it("says where it was played on from another game", () => {
    const meta = [{ played_on: { entry: 2 } }];
    const branched = linesOf([frame(0), frame(1, { meta }), frame(2), frame(3)], [], face, [], t);
    expect(branched.map((one) => [one.entry, one.line.words.split(" ")[0]])).toEqual([
      [1, "did"],
      [3, "rp-played-on"],
      [3, "did"],
    ]);
  });
  it("stands at the last line that has happened", () => {
    expect([0, 1, 2, 3].map((entry) => placeOf(lines, entry))).toEqual([-1, 0, 1, 3]);
  });
  it("is one sentence for ears", () => {
    expect(wordsAt(lines, 1)).toBe("did 1");
    expect(wordsAt(lines, 0)).toBe("");
  });
});
