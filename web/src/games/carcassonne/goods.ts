/** Goods tokens: who has the most, and lists of goods in words. */

import type { Speak } from "../face";
import { GOODS, type Goods } from "./forms";

/** The tokens of one seat. */
export interface Held {
  goods: Goods;
  tokens: number;
  /** Nobody has more of this kind, so it would count 10 points. */
  most: boolean;
}

/** A seat's tokens by kind; `all`: wine, grain and cloth of every seat. */
export function heldBy(all: readonly (readonly number[])[], seat: number): Held[] {
  return GOODS.map((goods, kind) => {
    const tokens = all[seat]?.[kind] ?? 0;
    const most = tokens > 0 && all.every((one) => (one[kind] ?? 0) <= tokens);
    return { goods, tokens, most };
  });
}

/** “2 × wine, 1 × cloth”. */
export const goodsWords = (count: Readonly<Record<Goods, number>>, t: Speak): string =>
  GOODS.filter((goods) => count[goods] > 0)
    .map((goods) => `${count[goods]} × ${t(`goods-${goods}`)}`)
    .join(", ");
