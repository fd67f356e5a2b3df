import { describe, expect, test } from "vitest";
import { Board } from "./board";
import type { Laid } from "./forms";
import { figureWish, wishOf } from "./wishes";

const start: Laid = { tile: "D", x: 0, y: 0, turn: 0 };
const board = new Board([start]);
const middle = (x: number, y: number) => ({ cell: { x, y }, right: 0.5, down: 0.1 });
const laying = { phase: "tile", tile: "U", turn: 1, laid: start, figure: "follower" } as const;

describe("a wish", () => {
  test("for the tile is an open cell", () => {
    expect(wishOf(board, laying, middle(1, 0))).toEqual({
      place: { tile: "U", x: 1, y: 0, turn: 1 },
    });
    expect(wishOf(board, laying, middle(5, 5))).toBeNull();
  });

  test("for a figure is a part of the tile just placed", () => {
    const following = { ...laying, phase: "follower", tile: null };
    const city = { on: "city", at: "N" };
    expect(wishOf(board, following, middle(0, 0))).toEqual({ follower: city });
    expect(wishOf(board, { ...following, figure: "pig" }, middle(0, 0))).toEqual({
      follower: { ...city, figure: "pig" },
    });
    expect(wishOf(board, following, middle(1, 0))).toBeNull();
  });

  test("for a kind of figure is where such a figure stands", () => {
    const on = (tile: string, figure: "big" | "builder" | "pig") => {
      const wish = figureWish({ ...start, tile }, figure);
      return "follower" in wish && wish.follower?.on;
    };
    expect([on("D", "big"), on("D", "builder"), on("D", "pig")]).toEqual(["city", "city", "field"]);
    expect(on("U", "builder")).toBe("road");
    expect(on("B", "builder")).toBe("field"); // nowhere better: the server says so
  });
});
