import { describe, expect, test } from "vitest";
import type { Step } from "../../net/types";
import { describe as linesOf, gains } from "./describe";
import type { Event, Item, Odds } from "./forms";
import { chanceWords, closersOf, hasChances, oddsWords, percentOf } from "./odds";
import { bySource, eachOf, rowsOf, signed, sourceRows, sumOf, titleOf } from "./sums";
import { keyed as t } from "../../words/keyed";

const names = ["Ann", "Bob"];
const step = (...events: Event[]): Step =>
  ({ version: 5, at: 0, kind: "do", seat: 0, events }) as unknown as Step;

const city = (points: number, tiles: number, pennants: number, finished = true): Item => ({
  points,
  for: "city",
  tiles,
  pennants,
  at: [
    [0, 0],
    [0, 1],
  ],
  finished,
  entry: 7,
});
const field = (x: number, at = [1, -2]): Item => ({
  points: 3,
  for: "field",
  city: [x, 0],
  side: "N",
  at,
});

describe("sums", () => {
  const sum = (...items: Item[]): string => sumOf(rowsOf(items)[0]!, t);

  test("a finished city counts tiles and pennants twice", () => {
    expect(sum(city(8, 3, 1))).toBe("cc-sum-city(tiles: 3, pennants: 1, each: 2, points: 8)");
    expect(sum(city(6, 3, 0))).toBe("cc-sum-city(tiles: 3, pennants: 0, each: 2, points: 6)");
  });

  test("an unfinished one, or a small one by the other rule, counts them once", () => {
    expect(sum(city(5, 3, 2, false))).toBe("cc-sum-city-single(tiles: 3, pennants: 2, points: 5)");
    expect(eachOf(city(2, 2, 0))).toBe(1);
  });

  test("the cities of one farmer's field make one row", () => {
    const rows = rowsOf([field(0), field(4), field(9, [5, 5])]);
    expect(rows.map((row) => row.points)).toEqual([6, 3]);
    expect(sumOf(rows[0]!, t)).toBe("cc-sum-field(cities: 2, each: 3, points: 6)");
  });

  test("points are added up by what they are for", () => {
    expect(bySource([city(8, 3, 1), field(0), field(4)])).toEqual({
      city: 8,
      road: 0,
      cloister: 0,
      field: 6,
      goods: 0,
    });
  });

  test("goods are a row only where somebody has them", () => {
    const wine: Item = { points: 10, for: "goods", goods: "wine", tokens: 3 };
    const rows = (...items: Item[]) => sourceRows([items], t).map(({ words }) => words);
    expect(rows(field(0))).not.toContain("cc-source-goods");
    expect(rows(field(0), wine)).toContain("cc-source-goods");
    expect(sum(wine)).toBe("cc-sum-goods(tokens: 3, points: 10)");
    expect(titleOf(rowsOf([wine])[0]!, t)).toBe("item-goods(goods: wine, tokens: 3)");
  });

  test("a pig's points are a row beside the farmer's", () => {
    const pig = (x: number): Item => ({ ...field(x), points: 1, pig: true }) as Item;
    const rows = rowsOf([field(0), field(4), pig(0), pig(4)]);
    expect(rows.map((row) => sumOf(row, t))).toEqual([
      "cc-sum-field(cities: 2, each: 3, points: 6)",
      "cc-sum-field(cities: 2, each: 1, points: 2)",
    ]);
    expect(titleOf(rows[1]!, t)).toBe("cc-item-pig(farmer: (1,−2), cities: 2)");
  });

  test("inns and cathedrals change the points per tile, or leave none", () => {
    const cathedral = (points: number, finished: boolean): Item =>
      ({ ...city(points, 3, 1, finished), cathedral: true }) as Item;
    expect(sum(cathedral(12, true))).toBe(
      "cc-sum-city(tiles: 3, pennants: 1, each: 3, points: 12)",
    );
    expect(sum(cathedral(0, false))).toBe("cc-sum-nothing");
    const title = (item: Item): string => titleOf(rowsOf([item])[0]!, t).split("(")[0]!;
    expect(title(cathedral(12, true))).toBe("item-city-cathedral");
    expect(title(cathedral(0, false))).toBe("item-city-cathedral-open");
    const inn: Item = {
      points: 6,
      for: "road",
      tiles: 3,
      at: [[0, 0]],
      finished: true,
      entry: 3,
      inn: true,
    };
    expect(sum(inn)).toBe("cc-sum-inn(tiles: 3, each: 2, points: 6)");
    expect(title(inn)).toBe("item-road-inn");
  });

  test("negative numbers have a proper sign", () => {
    expect(signed(-12)).toBe("−12");
  });
});

describe("the history", () => {
  test("a tile, where it lies and who laid it", () => {
    const [line] = linesOf(
      step({ event: "tile_placed", seat: 1, tile: "D", x: 2, y: -1, turn: 1 }),
      names,
      t,
    );
    expect(line!.words).toBe(
      "event-tile_placed(who: other, name: Bob, cell: (2,−1), tile: tile-D)",
    );
    expect(line!.focus).toEqual({ light: "tile", cell: { x: 2, y: -1 } });
    expect(line!.seat).toBe(1);
  });

  test("points come with their sum and light what they are for", () => {
    const lines = linesOf(
      step(
        { event: "follower_placed", seat: 0, x: 0, y: 1, on: "city", at: "S" },
        { event: "scored", seats: [0], item: city(8, 3, 1) },
        { event: "follower_returned", seat: 0, x: 0, y: 1, on: "city", at: "S" },
      ),
      names,
      t,
    );
    expect(lines.map((line) => line.words)).toEqual([
      "cc-event-follower(name: Ann, role: city)",
      "event-scored(who: other, names: Ann, points: 8, item: item-city(cell: (0,0), tiles: 3, pennants: 1))",
    ]);
    expect(lines[1]!.more).toBe("cc-sum-city(tiles: 3, pennants: 1, each: 2, points: 8)");
    expect(lines[1]!.weight).toBe("loud");
  });

  test("figures are named, goods are listed, a second tile is told", () => {
    const spot = { x: 0, y: 1, on: "city", at: "S" } as const;
    const lines = linesOf(
      step(
        { event: "follower_placed", seat: 1, ...spot, figure: "builder" },
        { event: "goods_taken", seat: 0, city: spot, goods: { wine: 2, grain: 0, cloth: 1 } },
        { event: "second_tile", seat: 0 },
      ),
      names,
      t,
    );
    expect(lines.map((line) => line.words)).toEqual([
      "cc-event-figure(name: Bob, role: city, figure: builder)",
      "event-goods_taken(who: other, name: Ann, goods: 2 × goods-wine, 1 × goods-cloth)",
      "event-second_tile(who: other, name: Ann)",
    ]);
    expect(lines[1]!.focus).toEqual({ light: "spot", spot });
  });

  test("what scores nothing is no news", () => {
    const nothing = { ...city(0, 3, 1, false), cathedral: true } as Item;
    expect(linesOf(step({ event: "scored", seats: [0], item: nothing }), names, t)).toEqual([]);
  });

  test("shared points name everybody and belong to nobody alone", () => {
    const [line] = linesOf(step({ event: "scored", seats: [0, 1], item: field(0) }), names, t);
    expect(line!.words).toContain("event-scored(who: several, names: Ann, Bob, points: 3");
    expect(line!.seat).toBeNull();
  });

  test("drawing a tile is no news, the end is", () => {
    expect(linesOf(step({ event: "tile_drawn", seat: 0, tile: "D" }), names, t)).toEqual([]);
    const [line] = linesOf(step({ event: "ended", points: [70, 81], winners: [1] }), names, t);
    expect(line!.words).toBe("cc-event-ended(names: Bob, points: 81)");
  });

  test("gains are listed for every seat that got them", () => {
    const scored: Event = { event: "scored", seats: [0, 1], item: city(8, 3, 1) };
    expect(gains(scored)).toEqual([
      { seat: 0, points: 8, source: "cc-source-city" },
      { seat: 1, points: 8, source: "cc-source-city" },
    ]);
    expect(gains({ event: "started", seat: 0 })).toEqual([]);
  });
});

describe("odds", () => {
  const odds = (change: Partial<Odds>): Odds => ({
    spot: { x: 0, y: 0, on: "city", at: "N" },
    owners: [0],
    cells: [{ x: 0, y: 1, tiles: { E: 4, H: 2 } }],
    round: 0.234,
    seats: [0.5, 0.7],
    ...change,
  });

  test("never claim to be certain when they are not", () => {
    expect([0, 0.001, 0.5, 0.999, 1].map(percentOf)).toEqual([0, 1, 50, 99, 100]);
    expect(chanceWords(0.004, t)).toBe("cc-odds-below-one");
    expect(chanceWords(0.996, t)).toBe("cc-odds-above-ninety-nine");
    expect(chanceWords(0, t)).toBe("cc-odds-percent(percent: 0)");
  });

  test("say how likely it is, that it is far off, or that it cannot be", () => {
    expect(oddsWords(odds({}), t)).toBe(
      "cc-odds-round(kind: city, chance: cc-odds-percent(percent: 23))",
    );
    const far = odds({ round: null, seats: null });
    expect(oddsWords(far, t)).toBe("cc-odds-far(kind: city, cells: 1)");
    expect(hasChances(far)).toBe(false);
    const dead = odds({ cells: [{ x: 0, y: 1, tiles: {} }], round: 0, seats: [0, 0] });
    expect(oddsWords(dead, t)).toBe("cc-odds-never(kind: city)");
    expect(hasChances(dead)).toBe(false);
  });

  test("name each tile that helps once", () => {
    const two = odds({
      cells: [
        { x: 0, y: 1, tiles: { H: 2, E: 4 } },
        { x: 1, y: 1, tiles: { E: 4 } },
      ],
    });
    expect(closersOf(two)).toEqual([
      ["E", 4],
      ["H", 2],
    ]);
  });
});
