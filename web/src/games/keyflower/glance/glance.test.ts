import { describe, expect, test } from "vitest";
import type { Step } from "../../../net/types";
import type { Event, View } from "../forms";
import { cardOf } from "./card";
import { happenedAt } from "./dots.svelte";
import { latestEnding } from "./ending";
import { outbidsOf } from "./outbid";
import { worthOf } from "./worth";

const NONE = { blue: 0, red: 0, yellow: 0, green: 0 };
const bid = (seat: number, colour: string, count: number): object => ({
  seat,
  colour,
  count,
  lying: false,
});

function view(change: object = {}): View {
  return {
    seats: 3,
    options: {},
    phase: "turn",
    season: "spring",
    player: 2,
    passes: 1,
    start_player: 0,
    purple_free: false,
    boat_order: [],
    auction: [
      { tile: "miner", face: "front", bids: [bid(0, "red", 2), bid(1, "red", 3)] },
      { tile: "keywood", face: "front", bids: [] },
    ],
    turn_order: [{ tile: "turn_order_tile_1", face: "", number: 1, bids: [bid(0, "blue", 1)] }],
    boats: [],
    villages: [0, 1, 2].map(() => ({ tiles: [], waiting: [], aside: [] })),
    screens: [0, 1, 2].map(() => ({ workers: 7, skills: 2 })),
    winter: [],
    ...change,
  } as unknown as View;
}

describe("a player's card", () => {
  test("shows bids by colour, numbers behind the screen, and the turn order", () => {
    expect(cardOf(view(), 0)).toEqual({
      workers: { blue: 1, red: 2, yellow: 0, green: 0 },
      hidden: 7,
      skills: 2,
      starts: true,
      passed: false,
      order: [1],
    });
  });

  test("says who passed last, in every phase of a turn", () => {
    const passed = (phase: string): boolean[] =>
      [0, 1, 2].map((seat) => cardOf(view({ phase }), seat).passed);
    expect(passed("turn")).toEqual([false, true, false]);
    expect(passed("workers")).toEqual([false, true, false]);
    expect(passed("village")).toEqual([false, false, false]);
  });

  test("says the place in the order while boats are chosen", () => {
    const boats = view({ phase: "boat", boat_order: [2, 0, 1], turn_order: [] });
    expect([0, 1, 2].map((seat) => cardOf(boats, seat).order)).toEqual([[2], [3], [1]]);
  });

  test("shows everything when the screens are open", () => {
    const screens = [{ workers: 3, skills: 0, own_workers: { ...NONE, green: 3 } }];
    const card = cardOf(view({ phase: "over", screens, auction: [], turn_order: [] }), 0);
    expect(card.workers.green).toBe(3);
    expect(card.hidden).toBe(0);
  });
});

const step = (version: number, ...events: object[]): Step =>
  ({ version, events }) as unknown as Step;
const done = (seat: number, deed: object): Event => ({ event: "done", seat, do: deed }) as Event;

describe("the end of a season", () => {
  const steps = [
    step(1, { event: "began", phase: "turn", season: "summer" }),
    step(
      2,
      done(0, { pass: true }),
      { event: "settled", tile: "mason", seat: 1, price: 2 },
      { event: "settled", tile: "tavern", seat: null, price: 0 },
      { event: "took", seat: 0, workers: { red: 2 }, tile: null },
      { event: "began", phase: "boat", season: "summer" },
    ),
    step(3, done(1, { boat: "keyflower" })),
  ];

  test("is what was won, what came back and which boats were taken", () => {
    const ending = latestEnding(steps, 2)!;
    expect(ending).toMatchObject({
      season: "summer",
      version: 2,
      won: [{ tile: "mason", seat: 1, price: 2 }],
      unsold: ["tavern"],
      back: [{ seat: 0, workers: { red: 2 } }],
      boats: [{ seat: 1, tile: "keyflower" }],
    });
    expect([...ending.acted]).toEqual([1]);
  });

  test("is not past for the player for whom the page took the last boat", () => {
    const last = step(4, done(0, { boat: "sea_breeze" }));
    expect([...latestEnding([...steps, last], 2)!.acted]).toEqual([1]);
    const built = step(5, done(0, { pick: "mason" }));
    expect([...latestEnding([...steps, last, built], 2)!.acted]).toEqual([1, 0]);
  });

  test("is one ending, although turn order tiles are settled later in winter", () => {
    const later = step(4, { event: "settled", tile: "turn_order_tile_1", seat: 1, price: 1 });
    expect(latestEnding([...steps, later], 2)!.version).toBe(2);
  });

  test("there is none in the first season", () => {
    expect(latestEnding(steps.slice(0, 1), 2)).toBeNull();
  });
});

describe("being outbid", () => {
  test("names the tile, the bid that lost and the one that wins", () => {
    expect(outbidsOf(view(), 0)).toEqual([
      {
        tile: "miner",
        name: "miner",
        colour: "red",
        number: 2,
        by: 1,
        best: { colour: "red", number: 3 },
      },
    ]);
    expect(outbidsOf(view(), 1)).toEqual([]);
    expect(outbidsOf(view(), null)).toEqual([]);
  });
});

test("a dot says where others did something that was not looked at", () => {
  const steps = [
    step(1, done(1, { bid: "miner" })),
    step(2, done(1, { workers: { colour: "red", number: 3 } })),
  ];
  const given = { state: { view: view() }, steps, seat: 0, since: 0 } as never;
  expect(happenedAt(given, "auction", 0)).toBe(true);
  expect(happenedAt(given, "auction", 2)).toBe(false);
  expect(happenedAt(given, "villages", 0)).toBe(false);
});

describe("what a winter tile would be worth", () => {
  const rich = (purple: boolean): View =>
    view({
      start_player: purple ? 0 : 1,
      screens: [
        {
          own_workers: { blue: 4, red: 0, yellow: 0, green: 2 },
          own_skills: { saw: 2, pickaxe: 1, anvil: 0 },
        },
      ],
    });

  test("counts what the player has now", () => {
    expect(worthOf("apothecary", rich(false), 0)).toBe(3);
    expect(worthOf("scholar", rich(false), 0)).toBe(6);
    expect(worthOf("keythedral", rich(false), 0)).toBe(12);
    expect(worthOf("scribes", rich(false), 0)).toBe(0);
  });

  test("with the purple worker as any one of them", () => {
    expect(worthOf("scribes", rich(true), 0)).toBe(10);
  });
});
