import { describe, expect, test } from "vitest";
import type { Action, Figure, Stand, Turn } from "./forms";
import {
  choicesOf,
  figureAfter,
  figureFor,
  nearest,
  neighbour,
  sameStand,
  standsFor,
  standsOf,
  turnAfter,
} from "./placing";

const place = (x: number, y: number, turn: Turn): Action => ({
  place: { tile: "D", x, y, turn },
});

describe("the cells where a tile may be laid", () => {
  test("each stands once with its turns in order", () => {
    const choices = choicesOf([place(1, 0, 2), place(1, 0, 0), place(0, 1, 3), place(1, 0, 2)]);
    expect(choices).toEqual([
      { x: 0, y: 1, turns: [3] },
      { x: 1, y: 0, turns: [0, 2] },
    ]);
  });

  test("they are read from north to south and from west to east", () => {
    const legal = [place(0, -1, 0), place(2, 0, 0), place(-1, 0, 0), place(0, 3, 0)];
    expect(choicesOf(legal).map(({ x, y }) => [x, y])).toEqual([
      [0, 3],
      [-1, 0],
      [2, 0],
      [0, -1],
    ]);
  });

  test("followers are no cells", () => {
    expect(choicesOf([{ follower: null }])).toEqual([]);
  });
});

describe("turning", () => {
  const choice = { x: 0, y: 0, turns: [0, 2, 3] as Turn[] };

  test("goes through legal turns only, round and round, both ways", () => {
    expect(turnAfter(choice, 0, 1)).toBe(2);
    expect(turnAfter(choice, 3, 1)).toBe(0);
    expect(turnAfter(choice, 0, -1)).toBe(3);
  });

  test("begins with the first legal turn", () => {
    expect(turnAfter(choice, 1, 1)).toBe(0);
  });
});

describe("arrows", () => {
  const choices = choicesOf([place(0, 1, 0), place(-1, 0, 0), place(1, 0, 0), place(0, -1, 0)]);

  test("left and right go through every cell in reading order", () => {
    const seen: number[][] = [];
    let at = choices[0]!;
    for (let step = 0; step < choices.length; step++) {
      seen.push([at.x, at.y]);
      at = neighbour(choices, at, "right")!;
    }
    expect(seen).toEqual(choices.map(({ x, y }) => [x, y]));
    expect(at).toBe(choices[0]);
    expect(neighbour(choices, choices[0]!, "left")).toBe(choices.at(-1));
  });

  test("up and down lead to the nearest cell that way", () => {
    expect(neighbour(choices, { x: 0, y: 1 }, "down")).toMatchObject({ x: 0, y: -1 });
    expect(neighbour(choices, { x: -1, y: 0 }, "up")).toMatchObject({ x: 0, y: 1 });
  });

  test("up at the top leads nowhere, certainly not down", () => {
    expect(neighbour(choices, { x: 0, y: 1 }, "up")).toBeUndefined();
    expect(neighbour(choices, { x: 0, y: -1 }, "down")).toBeUndefined();
  });

  test("lead nowhere where there is no cell", () => {
    expect(neighbour([], { x: 0, y: 0 }, "left")).toBeUndefined();
  });
});

test("a tap beside a small cell is meant for the nearest one", () => {
  const choices = choicesOf([place(0, 1, 0), place(2, 0, 0)]);
  expect(nearest(choices, { cell: { x: 1, y: 0 }, right: 0.9, down: 0.5 })).toBe(choices[1]);
  expect(nearest(choices, { cell: { x: 0, y: 2 }, right: 0.5, down: 0.9 })).toBe(choices[0]);
  expect(nearest(choices, { cell: { x: 9, y: 9 }, right: 0.5, down: 0.5 })).toBeUndefined();
});

describe("places for a follower", () => {
  test("are those the server offers, and whether it may be none", () => {
    const { stands, mayPass } = standsOf([
      { follower: null },
      { follower: { on: "city", at: "N" } },
      { follower: { on: "cloister", at: null } },
    ]);
    expect(mayPass).toBe(true);
    expect(stands).toEqual([
      { on: "city", at: "N" },
      { on: "cloister", at: null },
    ]);
  });

  test("are the same by kind and place", () => {
    expect(sameStand({ on: "road", at: "N" }, { on: "road", at: "N" })).toBe(true);
    expect(sameStand({ on: "road", at: "N" }, { on: "city", at: "N" })).toBe(false);
    expect(sameStand(null, null)).toBe(false);
  });
});

describe("kinds of figures", () => {
  const figures: readonly Figure[] = ["follower", "big", "builder", "pig"];
  const city: Stand = { on: "city", at: "N" };
  const bigCity: Stand = { ...city, figure: "big" };
  const builder: Stand = { on: "road", at: "E", figure: "builder" };

  test("have their own spots", () => {
    expect(standsFor([city, bigCity, builder], "follower")).toEqual([city]);
    expect(standsFor([city, bigCity, builder], "builder")).toEqual([builder]);
    expect(standsFor([city], "pig")).toEqual([]);
    expect(sameStand(city, bigCity)).toBe(false);
    expect(sameStand(bigCity, { ...bigCity })).toBe(true);
  });

  test("start with followers, unless another was chosen or they have no spot", () => {
    expect(figureFor(figures, [city, bigCity], null)).toBe("follower");
    expect(figureFor(figures, [city, bigCity], "big")).toBe("big");
    expect(figureFor(figures, [city, bigCity], "pig")).toBe("follower");
    expect(figureFor(figures, [builder], null)).toBe("builder");
    expect(figureFor(figures, [], null)).toBe("follower");
  });

  test("are gone through one by one, without those that have no spot", () => {
    const stands = [city, builder];
    expect(figureAfter(figures, stands, "follower", 1)).toBe("builder");
    expect(figureAfter(figures, stands, "builder", 1)).toBe("follower");
    expect(figureAfter(figures, stands, "follower", -1)).toBe("builder");
    expect(figureAfter(figures, [], "follower", 1)).toBe("follower");
  });
});
