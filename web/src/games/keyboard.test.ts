import { expect, test } from "vitest";
import { arrowTarget } from "./keyboard";

/** A button of 60 by 60 pixels in this column and row; rows are a little uneven. */
const button = (column: number, row: number): HTMLElement => {
  const [left, top] = [column * 80, row * 80 + (column % 2) * 4];
  const box = { left, top, right: left + 60, bottom: top + 60 };
  return { getBoundingClientRect: () => box } as unknown as HTMLElement;
};
const buttons = [button(0, 0), button(1, 0), button(2, 0), button(0, 1), button(1, 1)] as const;
const step = (from: number, key: string): number | undefined => {
  const to = arrowTarget(buttons, buttons[from]!, key);
  return to && (buttons as readonly HTMLElement[]).indexOf(to);
};

test("left and right go through all buttons, from one end to the other", () => {
  expect([step(0, "ArrowRight"), step(2, "ArrowRight"), step(4, "ArrowRight")]).toEqual([1, 3, 0]);
  expect([step(1, "ArrowLeft"), step(3, "ArrowLeft"), step(0, "ArrowLeft")]).toEqual([0, 2, 4]);
});

test("up and down go to the nearest button of another row, and no further", () => {
  expect([step(1, "ArrowDown"), step(2, "ArrowDown"), step(4, "ArrowUp")]).toEqual([4, 4, 1]);
  expect([step(0, "ArrowUp"), step(1, "ArrowUp"), step(4, "ArrowDown")]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test("other keys lead nowhere", () => {
  expect(step(0, "Home")).toBeUndefined();
});
