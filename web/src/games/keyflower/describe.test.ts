import { describe, expect, test } from "vitest";
import type { Step } from "../../net/types";
import { describeAll } from "./describe";
import type { Event } from "./forms";
import { keyed as t } from "../../words/keyed";

const names = ["Ann", "Bob"];

/** A step for each list of events. */
const steps = (...rows: Event[][]): Step[] =>
  rows.map((events, at) => {
    const first = events[0]!;
    const deed = first.event === "done";
    return {
      version: at + 1,
      at: 0,
      kind: deed ? "do" : "chance",
      seat: deed ? first.seat : null,
      events,
    } as unknown as Step;
  });
const did = (seat: number, deed: object): Event => ({ event: "done", seat, do: deed }) as Event;
const drew = (seat: number, what: "worker" | "skill", thing: string | null): Event => ({
  event: "came",
  what,
  thing,
  seat,
  boat: null,
});
const words = (...rows: Event[][]): string[] =>
  describeAll(steps(...rows), names, t).map(({ line }) => line.words);

describe("a turn", () => {
  const bid = [
    [did(0, { bid: "woodcutter" })],
    [did(0, { bring: "miner" })],
    [did(0, { workers: { colour: "red", number: 2 } })],
  ];

  test("is one line, from its first step to its last", () => {
    const [entry] = describeAll(steps(...bid), names, t);
    expect(entry!.line.words).toBe(
      "event-bid(who: other, name: Ann, tile: woodcutter, " +
        "workers: group-of(tile: miner), amount-red(count: 2))",
    );
    expect([entry!.first.version, entry!.last.version]).toEqual([1, 3]);
    expect(entry!.line.focus).toEqual({ tiles: ["woodcutter", "miner"] });
  });

  test("is no news before workers have come", () => {
    expect(words(...bid.slice(0, 2))).toEqual([]);
  });

  test("with a group alone does not speak of no workers", () => {
    const alone = [did(0, { workers: { colour: "red", number: 0 } })];
    expect(words(bid[0]!, bid[1]!, alone)).toEqual([
      "event-bid(who: other, name: Ann, tile: woodcutter, workers: group-of(tile: miner))",
    ]);
  });

  test("tells what was paid, carried and turned over, but not that it is done", () => {
    const lines = words(
      [did(1, { use: "home_2" })],
      [did(1, { workers: { colour: "blue", number: 1 } })],
      [did(1, { carry: { resource: "stone", from: "home_2", to: "mason" } })],
      [did(1, { upgrade: { tile: "mason", resources: { stone: 3 }, skill: null } })],
      [did(1, { finish: true })],
    );
    expect(lines).toEqual([
      "event-use(who: other, name: Bob, tile: home_2, workers: amount-blue(count: 1)), " +
        "event-carry(who: same, name: Bob, what: resource-stone, start: home_2, end: mason), " +
        "event-upgrade(who: same, name: Bob, tile: mason) (amount-stone(count: 3))",
    ]);
  });

  test("draws are told as far as they may be known", () => {
    const use = [
      [did(0, { use: "tavern" })],
      [did(0, { workers: { colour: "blue", number: 1 } })],
      [did(0, { pay_skill: null })],
    ];
    const own = [drew(0, "worker", "red")];
    const other = [drew(0, "worker", null)];
    expect(words(...use, own, own)[0]).toContain(
      "event-pay(who: same, name: Ann, what: amount-skill(count: 1)), " +
        "event-draws(who: same, name: Ann, what: amount-red(count: 2))",
    );
    expect(words(...use, other, other)[0]).toContain("what: amount-worker(count: 2)");
  });

  test("of one seat is not torn apart by what another builds at the same time", () => {
    const lines = words(
      [did(0, { pick: "mason" })],
      [did(1, { pick: "tavern" })],
      [did(0, { lay: { q: 0, r: 1, turn: 0 } })],
      [did(1, { lay: { q: 1, r: 0, turn: 2 } })],
      [did(0, { pick: "store" })],
      [did(0, { lay: { q: 0, r: 2, turn: 0 } })],
    );
    expect(lines).toEqual([
      "kfs-lays(who: other, name: Ann, tile: mason), kfs-lays(who: same, name: Ann, tile: store)",
      "kfs-lays(who: other, name: Bob, tile: tavern)",
    ]);
  });
});

describe("totals and results", () => {
  const red = (number: number): object => ({ workers: { colour: "red", number } });
  const first = [[did(0, { bid: "miner" })], [did(0, red(1))]];

  test("a raised bid says what it came to", () => {
    const lines = words(
      ...first,
      [did(1, { pass: true })],
      [did(0, { bid: "miner" })],
      [did(0, red(2))],
    );
    expect(lines.at(-1)).toBe(
      "kfg-raises(who: other, name: Ann, tile: miner, workers: amount-red(count: 2), " +
        "total: amount-red(count: 3))",
    );
  });

  test("a group that was moved is counted", () => {
    const lines = words(
      ...first,
      [did(0, { bid: "mason" })],
      [did(0, { bring: "miner" })],
      [did(0, red(2))],
    );
    expect(lines.at(-1)).toContain("kfg-moves(who: other, name: Ann, tile: mason");
    expect(lines.at(-1)).toContain("total: amount-red(count: 3)");
  });

  test("a use says what it brought, of the side that is up", () => {
    const use = [[did(0, { use: "woodcutter" })], [did(0, red(1))]];
    const got = (said: string | undefined): string => said?.split("kfg-gets")[1] ?? "";
    expect(got(words(...use)[0])).toBe("(who: same, name: Ann, what: amount-wood(count: 2))");
    const upgraded = [did(1, { upgrade: { tile: "woodcutter", resources: {}, skill: null } })];
    expect(got(words(upgraded, ...use).at(-1))).toContain("amount-gold(count: 1)");
  });

  test("a use that must be paid brings something when it is paid", () => {
    const use = [[did(0, { use: "mason" })], [did(0, red(1))]];
    expect(words(...use)[0]).not.toContain("kfg-gets");
    expect(words(...use, [did(0, { pay_skill: null })])[0]).toContain("amount-stone(count: 3)");
  });

  test("no more than the supply has", () => {
    const uses = Array.from({ length: 13 }, () => [
      [did(0, { use: "woodcutter" })],
      [did(0, red(1))],
    ]).flat();
    const lines = words(...uses);
    expect(lines[11]).toContain("amount-wood(count: 2)");
    expect(lines[12]).not.toContain("kfg-gets");
  });
});

describe("a season", () => {
  test("begins with its tiles, boats by the face they have", () => {
    const lines = words(
      [{ event: "began", phase: "draw", season: "summer" }],
      [{ event: "came", what: "tile", thing: "summer_boat_1", seat: null, boat: null }],
      [{ event: "came", what: "tile", thing: "mason", seat: null, boat: null }],
      [{ event: "came", what: "face", thing: "b", seat: null, boat: "summer_boat_1" }],
    );
    expect(lines).toEqual([
      "event-season(season: summer)",
      "kfs-laid-out(tiles: tile-summer_boat_1b, tile-mason)",
    ]);
  });

  test("ends with who got what, and what nobody wanted in one line", () => {
    const lines = words([
      did(0, { pass: true }),
      { event: "settled", tile: "miner", seat: null, price: 0 },
      { event: "settled", tile: "workshop", seat: 1, price: 2 },
      { event: "settled", tile: "keywood", seat: null, price: 0 },
      { event: "took", seat: 0, workers: { blue: 1, red: 4 }, tile: null },
    ]);
    expect(lines).toEqual([
      "event-pass(who: other, name: Ann)",
      "event-unsold(tiles: tile-miner, tile-keywood)",
      "event-sold(who: other, name: Bob, tile: workshop, price: amount-worker(count: 2))",
      "event-took(who: other, name: Ann, what: amount-blue(count: 1), amount-red(count: 4))",
    ]);
  });

  test("nobody learns whose winter tiles came", () => {
    const [line] = words([{ event: "revealed", tiles: ["jeweller"], numbers: [1, 0] }]);
    expect(line).toContain("tile-jeweller");
    const [chosen] = words([did(1, { winter: null })]);
    expect(chosen).toContain("event-winter(who: other, name: Bob");
  });

  test("the last one ends the game", () => {
    expect(words([{ event: "ended", points: [70, 81], winners: [1] }])).toEqual([
      "kfs-ended(names: Bob, points: 81)",
    ]);
  });
});
