import { describe, expect, it } from "vitest";
import type { Action, Event, View } from "../forms";
import type { State, Step } from "../../../net/types";
import { BEGINNING, advance, partNow, read, type Progress } from "../../../guide/lesson";
import { lessons } from "./lessons";
import { sceneOf, type Scene, type Turn } from "./scene";

const NOBODY = { blue: 0, red: 0, yellow: 0, green: 0 };
const NOTHING = { wood: 0, stone: 0, iron: 0, gold: 0 };
const PLAYED = 40; // entries before the chapter

const workers = (colour: "red" | "blue", number: number): Action => ({
  workers: { colour, number },
});
const BID: Turn = [{ bid: "miner" }, workers("blue", 1)];
const USE: Turn = [{ use: "alehouse" }, { bring: "miner" }, workers("blue", 0)];
const PASS: Turn = [{ pass: true }];

interface Position {
  season?: View["season"];
  phase?: View["phase"];
  plan?: Turn[];
  /** The turns since the chapter began: whose, and what. */
  done?: [seat: number, turn: Turn][];
  drafted?: Turn;
  complete?: boolean;
  legal?: Action[];
  bids?: Record<string, number[]>;
  stone?: number;
  over?: boolean;
}

const TURN: Action[] = [
  { pass: true },
  ...["miner", "alehouse", "quarryman"].flatMap((tile): Action[] => [{ bid: tile }, { use: tile }]),
];

function scene(position: Position): Scene {
  const { season = "spring", phase = "turn", plan = [BID, USE, PASS], bids = {} } = position;
  const meta = { meta: "start", lesson: "keyflower", chapter: "bids", played: PLAYED, turns: plan };
  const steps = [{ version: 1, kind: "meta", seat: null, events: [], meta } as unknown as Step];
  steps.push(step(PLAYED, 0, { bid: "keywood" })); // before the chapter
  let version = PLAYED + 1;
  for (const [seat, turn] of position.done ?? []) {
    for (const action of turn) steps.push(step(++version, seat, action));
  }
  const home = {
    tile: "home_1",
    face: "front",
    resources: { ...NOTHING, stone: position.stone ?? 0 },
  };
  const lots = ["miner", "alehouse", "quarryman", "jeweller"].map((tile) => ({
    tile,
    workers: NOBODY,
    bids: (bids[tile] ?? []).flatMap((count, seat) => (count > 0 ? [{ seat, count }] : [])),
  }));
  const state = {
    version,
    view: {
      season,
      phase,
      placement: placementOf(position.drafted),
      auction: lots,
      turn_order: [{ tile: "turn_order_tile_1", bids: [] }],
      villages: [
        { home: "home_1", tiles: [home] },
        { home: null, tiles: [] },
      ],
    },
    legal: position.legal ?? TURN,
    draft: position.drafted
      ? { steps: position.drafted.map((action) => ({ do: action })), complete: !!position.complete }
      : null,
    result: position.over ? {} : null,
  } as unknown as State;
  return sceneOf({ state, seat: 0, steps, names: ["Ann", "Magpie"] });
}

const step = (version: number, seat: number, action: Action): Step =>
  ({
    version,
    kind: "do",
    seat,
    events: [{ event: "done", seat, do: action } as Event],
  }) as unknown as Step;

function placementOf(drafted: Turn | undefined): { act: string } | null {
  const first = drafted?.[0];
  return first ? { act: "bid" in first ? "bid" : "use" } : null;
}

const [bids, villages, winter] = lessons as [
  (typeof lessons)[number],
  (typeof lessons)[number],
  (typeof lessons)[number],
];

/** The parts shown, in order, to a user who reads everything and does nothing. */
function shownIn(where: Scene, lesson = bids, begun: Progress = BEGINNING): string[] {
  const names: string[] = [];
  for (let on = advance(lesson, begun, where); ; on = advance(lesson, read(on), where)) {
    const part = partNow(lesson, on);
    if (!part || names.includes(part.name)) return names;
    names.push(part.name);
  }
}

const pointed = (where: Scene, lesson = bids): unknown => {
  const name = shownIn(where, lesson).at(-1);
  return lesson.parts.find((part) => part.name === name)?.point?.(where).frames;
};

describe("the chapter about bids", () => {
  it("begins with the first bid of the prepared game", () => {
    expect(shownIn(scene({}))).toEqual(["welcome", "bid"]);
    expect(pointed(scene({}))).toEqual(["tile:miner", "order:miner", "bid:miner"]);
  });

  it("goes on with the workers once the tile is drafted", () => {
    const legal = [workers("blue", 1), workers("blue", 2)];
    const now = scene({ phase: "workers", drafted: [{ bid: "miner" }], legal });
    expect(shownIn(now)).toEqual(["bid_workers"]);
    expect(pointed(now)).toEqual(["number:blue:1", "place:blue:1"]);
  });

  it("has nothing to say about a whole draft: the band asks to confirm it", () => {
    expect(shownIn(scene({ phase: "workers", drafted: BID, complete: true, legal: [] }))).toEqual(
      [],
    );
  });

  it("comes back to the tile when the draft is undone", () => {
    const asked = advance(bids, read(advance(bids, BEGINNING, scene({}))), scene({}));
    const legal = [workers("blue", 1)];
    const drafted = scene({ phase: "workers", drafted: [{ bid: "miner" }], legal });
    const placing = advance(bids, asked, drafted);
    expect(partNow(bids, placing)?.name).toBe("bid_workers");
    expect(partNow(bids, advance(bids, placing, scene({})))?.name).toBe("bid");
  });

  it("tells of colours and the rival, and then suggests the next turn", () => {
    const now = scene({
      done: [
        [0, BID],
        [1, [{ bid: "quarryman" }, workers("red", 1)]],
      ],
    });
    expect(shownIn(now)).toEqual(["colours", "rival", "use"]);
  });

  it("tells of being outbid and of moving the group", () => {
    const done: Position["done"] = [
      [0, BID],
      [1, [{ bid: "miner" }, workers("blue", 2)]],
    ];
    const shown = shownIn(scene({ done, bids: { miner: [1, 2] } }));
    expect(shown.slice(0, 3)).toEqual(["colours", "rival", "outbid"]);
    const legal: Action[] = [{ bring: "miner" }, workers("blue", 1)];
    const now = scene({ done, phase: "workers", drafted: [{ use: "alehouse" }], legal });
    expect(shownIn(now)[0]).toBe("bring");
  });

  it("shows a later bid in short, and one against the rival as such", () => {
    const plan = [BID, [{ bid: "quarryman" }, workers("red", 2)]];
    const done: Position["done"] = [
      [0, BID],
      [1, PASS],
    ];
    const shown = advance(bids, BEGINNING, scene({ plan }));
    const asked = advance(bids, read(shown), scene({ plan }));
    expect(shownIn(scene({ plan, done }), bids, asked)).toContain("next_bid_1");
    expect(shownIn(scene({ plan, done, bids: { quarryman: [0, 1] } }))).toContain("overbid");
  });

  it.each([
    ["miner", "resources"],
    ["tavern", "workers"],
    ["hiring_fair", "skills"],
    ["summer_boat_4", "power"],
    ["farrier", "transport"],
    ["turn_order_tile_1", "order"],
    ["keythedral", "points"],
  ])("says what %s is good for: %s", (tile, gives) => {
    const now = scene({ plan: [[{ bid: tile }, workers("blue", 1)]], legal: [{ bid: tile }] });
    const part = bids.parts.find(({ name }) => name === "next_bid_0");
    expect(part?.args?.(now)).toEqual({ gives });
  });

  it("speaks of the home tile when something lies on it", () => {
    expect(shownIn(scene({ stone: 2, done: [[0, USE]] }))).toContain("home");
  });

  it("goes with the boats and the village to its end", () => {
    const boats: Action[] = [{ boat: "keyflower" }];
    expect(shownIn(scene({ phase: "boat", legal: boats }))).toEqual(["boat"]);
    const taken = scene({ phase: "boat", drafted: boats, complete: true, legal: [] });
    expect(shownIn(taken)).toEqual(["boat"]);
    expect(shownIn(scene({ phase: "village", legal: [{ pick: "miner" }] }))).toEqual(["village"]);
    expect(shownIn(scene({ season: "summer", legal: [] }))).toEqual(["bids_end"]);
  });
});

describe("something else than the suggested turn", () => {
  const asked = advance(bids, read(advance(bids, BEGINNING, scene({}))), scene({}));
  const after = (turn: Turn): string | null =>
    advance(bids, asked, scene({ done: [[0, turn]] })).instead;

  it.each<[string | null, Turn]>([
    [null, BID],
    ["tile", [{ bid: "quarryman" }, workers("blue", 1)]],
    ["workers", [{ bid: "miner" }, workers("blue", 2)]],
    ["pass", PASS],
    ["turn", [{ use: "miner" }, workers("blue", 1)]],
  ])("is named %s", (word, turn) => expect(after(turn)).toBe(word));

  it("does not stop the lesson, even if its next suggestion is impossible", () => {
    const legal: Action[] = [{ pass: true }, { bid: "quarryman" }];
    const now = scene({
      done: [
        [0, PASS],
        [1, PASS],
      ],
      legal,
    });
    expect(shownIn(now)).toEqual([]);
    expect(now.suggested).toBeNull();
    expect(shownIn(scene({ season: "autumn", legal: [] }))).toEqual(["bids_end"]);
  });
});

describe("moving resources", () => {
  const carry: Action = { carry: { resource: "stone", from: "home_1", to: "workshop" } };
  const upgrade: Action = {
    upgrade: { tile: "workshop", resources: { stone: 1 }, skill: null },
  };
  const finish: Action = { finish: true };
  const used: Turn = [{ use: "home_1" }, workers("blue", 1)];
  const plan = [[...used, carry, upgrade, finish]];
  const after = (drafted: Turn, ...legal: Action[]): Scene =>
    scene({ phase: "transport", plan, drafted, legal: [...legal, finish] });
  const only = (where: Scene): string | undefined => shownIn(where, villages)[0];
  const pointer = (where: Scene, name: string): unknown =>
    villages.parts.find((part) => part.name === name)?.point?.(where);

  it("points at the resource, and at its destination once it is picked up", () => {
    const now = after(used, carry);
    expect(only(now)).toBe("carry");
    expect(pointer(now, "carry")).toEqual({
      focus: { tiles: ["workshop"], load: { resource: "stone", tile: "home_1" } },
      frames: ["load:home_1:stone"],
    });
    const part = villages.parts.find(({ name }) => name === "carry");
    expect(part?.args?.(now)).toEqual({ from: "home_1", to: "workshop" });
  });

  it("points at the arrow of the tile to upgrade, not at the tile", () => {
    const now = after([...used, carry], upgrade);
    expect(only(now)).toBe("flip");
    expect(pointer(now, "flip")).toEqual({ frames: ["upgrade:workshop"] });
    const part = villages.parts.find(({ name }) => name === "flip");
    expect(part?.args?.(now)).toEqual({ tile: "workshop" });
  });

  it("ends with the button, and says in general what is possible if something else is done", () => {
    expect(only(after([...used, carry, upgrade]))).toBe("finish");
    const back: Action = { carry: { resource: "stone", from: "workshop", to: "home_1" } };
    expect(only(after([...used, back], carry))).toBe("turn_over");
  });
});

describe("the later chapters", () => {
  it("explain own tiles, skills and transport when they are suggested", () => {
    const own = scene({
      plan: [[{ use: "home_1" }, workers("red", 1)]],
      legal: [{ use: "home_1" }],
    });
    expect(shownIn(own, villages)).toEqual(["villages_welcome", "own"]);
    const carry: Action = { carry: { resource: "wood", from: "home_1", to: "miner" } };
    const moving = { ...own, suggested: [...own.plan[0]!, carry], next: own.plan[0]![0]! };
    expect(shownIn({ ...moving, suggested: [moving.next, carry] }, villages)).toContain(
      "transport",
    );
  });

  it("begin winter with the choice of winter tiles, and end with the game", () => {
    const plan: Turn[] = [[{ winter: ["jeweller"] }]];
    const legal: Action[] = [{ winter: ["jeweller"] }];
    const choice = scene({ season: "winter", phase: "winter", plan, legal });
    expect(shownIn(choice, winter)).toEqual(["winter_welcome", "winter_choice"]);
    expect(pointed(choice, winter)).toEqual(["tile:jeweller", "done"]);
    const chosen = winter.parts.find(({ name }) => name === "winter_choice");
    expect(chosen?.point?.(choice).focus).toEqual({ tiles: ["jeweller"] });
    const over = scene({ season: "winter", phase: "over", plan, legal: [], over: true });
    expect(shownIn(over, winter)).toEqual(["winter_end"]);
  });
});
