import { expect, test } from "vitest";
import { keyed as t } from "../../words/keyed";
import { goodsWords, heldBy } from "./goods";

test("the most tokens of a kind are marked, also where seats are level", () => {
  const all = [
    [3, 0, 0],
    [3, 1, 0],
    [2, 0, 0],
  ];
  const most = (seat: number) =>
    heldBy(all, seat)
      .filter((held) => held.most)
      .map(({ goods }) => goods);
  expect([0, 1, 2].map(most)).toEqual([["wine"], ["wine", "grain"], []]);
  expect(heldBy(all, 2)[0]).toEqual({ goods: "wine", tokens: 2, most: false });
});

test("goods are listed by kind, without those that are missing", () => {
  expect(goodsWords({ wine: 2, grain: 0, cloth: 1 }, t)).toBe("2 × goods-wine, 1 × goods-cloth");
});
