import { describe, expect, test } from "vitest";
import { Board } from "./board";
import type { Feature, Laid, Standing } from "./forms";
import { knownOf, standingOn } from "./inspecting";

const start: Laid = { tile: "D", x: 0, y: 0, turn: 0 };
const board = new Board([start, { tile: "U", x: 1, y: 0, turn: 1 }]);
const road = { x: 0, y: 0, on: "road", at: "E" } as const;
const feature: Feature = {
  kind: "road",
  cells: [
    [0, 0],
    [1, 0],
  ],
  spots: [road, { x: 1, y: 0, on: "road", at: "E" }],
  complete: false,
  open_edges: 2,
  open_cells: [],
  pennants: 0,
  followers: [2, 0],
  owners: [0],
  worth_now: 0,
  worth_finished: 4,
  cities: [],
};
const aids = (one: Feature) => ({ features: { features: [one] }, fields: null, odds: null });

describe("what is known about a road", () => {
  const part = board.part(road)!;

  test("is what the aid says, for every part of it", () => {
    const known = knownOf(part, board, aids(feature));
    expect(known).toMatchObject({ kind: "road", now: 0, finished: 4, inn: false, tiles: 2 });
    expect(known?.parts).toHaveLength(2);
    expect(known?.goods).toEqual({ wine: 0, grain: 0, cloth: 0 });
  });

  test("has its inn, its goods, its cathedral", () => {
    expect(knownOf(part, board, aids({ ...feature, inn: true }))?.inn).toBe(true);
    const goods = { wine: 1, grain: 0, cloth: 2 };
    const known = knownOf(part, board, aids({ ...feature, goods, cathedral: true }));
    expect(known).toMatchObject({ goods, cathedral: true });
  });

  test("and who stands on it, also with a builder", () => {
    const builder: Standing = { seat: 0, x: 1, y: 0, on: "road", at: "W", figure: "builder" };
    const knight: Standing = { seat: 1, x: 0, y: 0, on: "city", at: "N" };
    const { parts } = knownOf(part, board, aids(feature))!;
    expect(standingOn(parts, [knight, builder])).toEqual([builder]);
  });
});
