import { expect, test } from "vitest";
import { playBox } from "./play";

const laid = new Map([
  ["2,1", 1],
  ["4,-1", 2],
]);
const last = { x: 4, y: -1 };

test("play is where tiles were placed since the player's turn", () => {
  expect(playBox(laid, last, [])).toEqual({ left: 2, right: 5, top: -1, bottom: 2 });
});

test("a cell for the player's tile is in view, the nearest one", () => {
  const box = playBox(laid, last, [
    { x: -9, y: 0 },
    { x: 5, y: -1 },
  ]);
  expect(box).toEqual({ left: 2, right: 6, top: -1, bottom: 2 });
});

test("without news it is where the latest tile lies", () => {
  expect(playBox(new Map(), last, [])).toEqual({ left: 4, right: 5, top: 1, bottom: 2 });
});
