import { expect, test } from "vitest";
import { Board } from "./board";
import type { Laid, Standing, Turn } from "./forms";
import { secondTileCells } from "./second";

const lay = (tile: string, x: number, y: number, turn: Turn = 0): Laid => ({ tile, x, y, turn });
/** A straight road of three tiles from the west to the east, with a city north of the first. */
const board = new Board([lay("D", 0, 0), lay("U", 1, 0, 1), lay("U", 2, 0, 1)]);
const builder: Standing = { seat: 0, x: 2, y: 0, on: "road", at: "E", figure: "builder" };
const thief: Standing = { seat: 0, x: 1, y: 0, on: "road", at: "E" };

test("a tile that extends the road of one's builder gives a second tile", () => {
  const view = { followers: [thief, builder], part: 1 as const };
  expect([...secondTileCells(view, board, 0)].sort()).toEqual(["-1,0", "3,0"]);
  expect(secondTileCells(view, board, 1).size).toBe(0);
  expect(secondTileCells(view, board, null).size).toBe(0);
});

test("a second tile gives no third one, and without builders nothing does", () => {
  expect(secondTileCells({ followers: [builder], part: 2 }, board, 0).size).toBe(0);
  expect(secondTileCells({ followers: [thief], part: 1 }, board, 0).size).toBe(0);
  expect(secondTileCells({ followers: [thief] }, board, 0).size).toBe(0);
});
