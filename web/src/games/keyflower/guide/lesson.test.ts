import { describe, expect, it } from "vitest";
import type { Action, Event, View } from "../forms";
import type { State, Step } from "../../../net/types";
import { BEGINNING, goOn, partNow, read } from "../../../guide/lesson";
import { lesson } from "./lesson";
import { isHomeReady, lacking, sceneOf, tileToBid, tileToUse, type Scene } from "./scene";

const NOBODY = { blue: 0, red: 0, yellow: 0, green: 0 };
const NOTHING = { wood: 0, stone: 0, iron: 0, gold: 0 };

interface Position {
  season?: View["season"];
  phase?: View["phase"];
  bids?: Record<string, number[]>;
  resources?: Partial<typeof NOTHING>;
  turnedOver?: boolean;
  workers?: number;
  act?: "bid" | "use";
  legal?: Action[];
  steps?: Step[];
}

const TILES = ["woodcutter", "quarryman", "keywood", "alehouse"];
const TURN: Action[] = [
  { pass: true },
  ...TILES.flatMap((tile): Action[] => [{ bid: tile }, { use: tile }]),
  { use: "home_1" },
];

const done = (version: number, seat: number, deed: Action): Step =>
  ({ version, events: [{ event: "done", seat, do: deed }] }) as unknown as Step;
const began = (version: number, season: View["season"]): Step =>
  ({ version, events: [{ event: "began", phase: "turn", season } as Event] }) as unknown as Step;

function scene(position: Position): Scene {
  const { season = "spring", phase = "turn", bids = {}, legal = TURN, steps = [] } = position;
  const home = {
    tile: "home_1",
    face: position.turnedOver ? "back" : "front",
    resources: { ...NOTHING, ...position.resources },
  };
  const view = {
    season,
    phase,
    placement: position.act ? { act: position.act } : null,
    auction: TILES.map((tile) => ({
      tile,
      face: "front",
      workers: NOBODY,
      bids: (bids[tile] ?? []).flatMap((count, seat) => (count > 0 ? [{ seat, count }] : [])),
    })),
    turn_order: [],
    villages: [
      { home: "home_1", tiles: [home] },
      { home: null, tiles: [] },
    ],
    screens: [{ workers: position.workers ?? 8 }, { workers: 8 }],
  } as unknown as View;
  const state = { view, legal } as unknown as State;
  return sceneOf({ state, seat: 0, steps, names: ["Ann", "Magpie"] });
}

/** The parts shown, in order, to a user who reads everything and does nothing. */
function toldIn(where: Scene): string[] {
  const names: string[] = [];
  for (let on = goOn(lesson, BEGINNING, where); ; on = goOn(lesson, read(on), where)) {
    const part = partNow(lesson, on);
    if (!part) return names;
    names.push(part.name);
  }
}

describe("an idea for a turn", () => {
  it("is a tile on which nobody bids yet", () => {
    expect(tileToBid(scene({}))).toBe("woodcutter");
    expect(tileToBid(scene({ bids: { woodcutter: [0, 1] } }))).toBe("quarryman");
  });

  it("is a tile that gives what the home tile lacks", () => {
    expect(lacking(scene({}))).toEqual(["wood", "stone"]);
    expect(tileToUse(scene({ resources: { wood: 2 } }))).toBe("quarryman");
    expect(tileToUse(scene({ resources: { stone: 1 } }))).toBe("woodcutter");
  });

  it("is never one that the server does not offer", () => {
    const legal: Action[] = [{ pass: true }, { use: "keywood" }];
    expect(tileToBid(scene({ legal }))).toBeNull();
    expect(tileToUse(scene({ legal, resources: { stone: 1 } }))).toBe("keywood");
    expect(tileToUse(scene({ legal, resources: { wood: 1 } }))).toBeNull();
  });

  it("is the home tile once its cost lies on it, and not when it is turned over", () => {
    const resources = { wood: 1, stone: 1 };
    expect(isHomeReady(scene({ resources }))).toBe(true);
    expect(isHomeReady(scene({ resources, turnedOver: true }))).toBe(false);
    expect(tileToUse(scene({ turnedOver: true }))).toBeNull();
  });
});

describe("the lesson of Keyflower", () => {
  const bid = done(50, 0, { bid: "woodcutter" });
  const answer = done(52, 1, { bid: "alehouse" });
  const use = done(54, 0, { use: "quarryman" });

  it("begins behind the screen and with a bid", () => {
    expect(toldIn(scene({}))).toEqual(["welcome", "bid", "use"]);
    const part = lesson.parts.find((one) => one.name === "bid");
    expect(part?.point?.(scene({}))).toEqual({
      focus: { tiles: ["woodcutter"] },
      frames: ["tile:woodcutter", "bid"],
    });
  });

  it("speaks of workers while they are chosen", () => {
    const legal: Action[] = [{ workers: { colour: "red", number: 1 } }];
    expect(toldIn(scene({ phase: "workers", legal, act: "bid", steps: [bid] }))).toEqual([
      "bid_workers",
    ]);
    expect(toldIn(scene({ phase: "workers", legal, act: "use", steps: [bid, use] }))).toEqual([
      "use_workers",
    ]);
  });

  it("tells of colours, of the rival, and of using a tile after the first bid", () => {
    const now = scene({ steps: [bid, answer], bids: { woodcutter: [1] } });
    expect(toldIn(now)).toEqual(["colours", "rival", "use"]);
  });

  it("tells of being outbid, and of what the home tile lacks", () => {
    const now = scene({
      steps: [bid, answer, use],
      bids: { woodcutter: [1, 2] },
      resources: { stone: 2 },
    });
    expect(now.outbid).toEqual(["woodcutter"]);
    expect(toldIn(now)).toEqual(["home", "outbid", "lacking"]);
  });

  it("tells of passing when few workers are left", () => {
    const now = scene({ steps: [bid, answer, use, bid], workers: 1, turnedOver: true });
    expect(toldIn(now)).toEqual(["pass"]);
  });

  it("goes with the boats, the village and the summer to its end", () => {
    const steps = [bid, answer, use, bid];
    const boats: Action[] = [{ boat: "keyflower" }];
    expect(toldIn(scene({ phase: "boat", legal: boats, steps }))).toEqual(["boat"]);
    const picks: Action[] = [{ pick: "woodcutter" }];
    expect(toldIn(scene({ phase: "village", legal: picks, steps }))).toEqual(["village"]);
    const summer = [...steps, began(60, "summer")];
    const turnedOver = true;
    expect(toldIn(scene({ season: "summer", steps: summer, turnedOver }))).toEqual([
      "summer",
      "winter",
    ]);
    const later = [...summer, done(70, 0, { bid: "keywood" })];
    expect(toldIn(scene({ season: "summer", steps: later, turnedOver, legal: [] }))).toEqual([
      "end",
    ]);
  });

  it("ends with the summer for whoever only passes", () => {
    expect(toldIn(scene({ season: "autumn", steps: [began(90, "autumn")], legal: [] }))).toEqual([
      "end",
    ]);
  });
});
