import { describe, expect, it, vi } from "vitest";

vi.mock("../words/words.svelte", () => ({ has: () => true, t: (key: string) => key }));

import type { GameFace } from "../games/face";
import type { Step } from "../net/types";
import { entriesOf, linesSince } from "./log";

const face = {
  describe: (step: Step) => step.events.map((_, at) => ({ words: `${at}`, seat: step.seat })),
} as unknown as GameFace;
const t = (key: string, args?: object): string => `${key} ${JSON.stringify(args)}`;
const step = (form: Partial<Step>): Step => ({
  version: 1,
  at: 0,
  kind: "do",
  seat: 0,
  events: [],
  ...form,
});

describe("the history", () => {
  it("asks the game for the words of its steps", () => {
    const events = [{}, {}] as Step["events"];
    const entries = entriesOf([step({ events })], face, ["Ann"], t);
    expect(entries.map((entry) => [entry.line.words, entry.first])).toEqual([
      ["0", true],
      ["1", false],
    ]);
  });
  it("tells by itself who left, to whom, and why", () => {
    const meta = { meta: "handover", why: "timeout", bot: "greedy" };
    const [entry] = entriesOf([step({ kind: "meta", meta })], face, ["Ann"], t);
    expect(entry?.line.words).toBe('web-log-timeout {"name":"Ann","bot":"bot-greedy"}');
  });
  it("tells of a takeback", () => {
    const back = step({ kind: "takeback", taken_back: { to: 1, dropped: [2] } });
    expect(entriesOf([back], face, ["Ann"], t)[0]?.line.words).toContain("web-log-takeback");
  });
  it("lets a game tell a chain of steps in one line, and what came between where it began", () => {
    const chained = {
      describeAll: (steps: readonly Step[]) => [
        { line: { words: "all", seat: 0 }, first: steps[0], last: steps.at(-1) },
      ],
    } as unknown as GameFace;
    const back = step({ version: 2, kind: "takeback" });
    const entries = entriesOf([step({}), back, step({ version: 3 })], chained, ["Ann"], t);
    expect(entries.map(({ line }) => line.words.split(" ")[0])).toEqual([
      "all",
      "web-log-takeback",
    ]);
    expect([entries[0]?.step.version, entries[0]?.last.version]).toEqual([1, 3]);
  });
  it("does not tell that the game began: everybody sees it", () => {
    const start = step({ kind: "meta", seat: null, meta: { meta: "start", seats: [] } });
    expect(entriesOf([start], face, [], t)).toEqual([]);
  });
});

describe("the last moves in the history", () => {
  it("are the lines of moves after a version", () => {
    const events = [{}] as Step["events"];
    const steps = [
      step({ version: 1, events }),
      step({ version: 2, seat: 1, events }),
      step({ version: 3, kind: "chance", seat: null, events }),
    ];
    const lines = linesSince(entriesOf(steps, face, ["Ann", "Bea"], t), 1);
    expect(lines.map(({ seat }) => seat)).toEqual([1]);
  });
});
