import { describe, expect, test } from "vitest";
import type { Step } from "../../net/types";
import type { Event, Item } from "./forms";
import { newsSince, placeOf } from "./news";
import { raceOf } from "./track";

const step = (version: number, ...events: Event[]): Step =>
  ({ version, at: 0, kind: "do", seat: 0, events }) as unknown as Step;
const road: Exclude<Item, { for: "goods" }> = {
  points: 3,
  for: "road",
  tiles: 3,
  at: [
    [0, 0],
    [1, 0],
    [2, 0],
  ],
  finished: true,
  entry: 4,
};
const field = (x: number): Item => ({
  points: 3,
  for: "field",
  city: [x, 0],
  side: "N",
  at: [1, -2],
});

describe("news", () => {
  test("is what came after the version given", () => {
    const steps = [
      step(4, { event: "tile_placed", seat: 0, tile: "D", x: 1, y: 0, turn: 0 }),
      step(6, { event: "tile_placed", seat: 1, tile: "U", x: 2, y: 0, turn: 0 }),
      step(7, { event: "follower_placed", seat: 1, x: 2, y: 0, on: "road", at: "N" }),
    ];
    const news = newsSince(steps, 4);
    expect([...news.laid]).toEqual([["2,0", 1]]);
    expect([...news.placed]).toEqual(["2,0"]);
    expect(newsSince(steps, 7).laid.size).toBe(0);
  });

  test("a follower that came and went at once only went", () => {
    const news = newsSince(
      [
        step(
          5,
          { event: "follower_placed", seat: 1, x: 2, y: 0, on: "road", at: "N" },
          { event: "scored", seats: [1], item: road },
          { event: "follower_returned", seat: 1, x: 2, y: 0, on: "road", at: "N" },
        ),
      ],
      0,
    );
    expect(news.placed.size).toBe(0);
    expect(news.returned.length).toBe(1);
    expect(news.gains).toEqual([{ seats: [1], points: 3, cell: { x: 1, y: 0 }, items: [road] }]);
  });

  test("a field's cities are one gain where its farmer stands", () => {
    const events: Event[] = [0, 4, 8].map((x) => ({
      event: "scored",
      seats: [0],
      item: field(x),
    }));
    const { gains } = newsSince([step(9, ...events)], 0);
    expect(gains.map(({ points, cell }) => [points, cell])).toEqual([[9, { x: 1, y: -2 }]]);
  });

  test("goods are taken at their city, and count nowhere on the board", () => {
    const city = { x: 2, y: 1, on: "city", at: "N" } as const;
    const goods = { wine: 1, grain: 0, cloth: 0 };
    const news = newsSince(
      [
        step(
          5,
          { event: "goods_taken", seat: 1, city, goods },
          {
            event: "scored",
            seats: [1],
            item: { points: 10, for: "goods", goods: "wine", tokens: 1 },
          },
          { event: "follower_returned", seat: 1, ...city, figure: "builder" },
        ),
      ],
      0,
    );
    expect(news.goods).toEqual([{ seat: 1, cell: { x: 2, y: 1 }, goods }]);
    expect(news.gains).toEqual([]);
    expect(news.returned[0]?.figure).toBe("builder");
  });

  test("points stand in the middle of what they are for", () => {
    expect(placeOf(road)).toEqual({ x: 1, y: 0 });
  });
});

describe("the score track", () => {
  test("is fifty long and grows before anybody reaches its end", () => {
    expect(raceOf([0, 0]).end).toBe(50);
    expect(raceOf([49, 3]).end).toBe(50);
    expect(raceOf([50, 3]).end).toBe(75);
    expect(raceOf([50, 3]).ticks).toEqual([0, 25, 50, 75]);
  });

  test("followers that are level stand above each other", () => {
    const { places, lanes } = raceOf([10, 10, 40, 11]);
    expect(places.map((place) => place.lane)).toEqual([0, 1, 0, 2]);
    expect(lanes).toBe(3);
  });
});
