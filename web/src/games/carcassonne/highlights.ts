/** What to highlight on the board for a log line, a scored item or a feature under the pointer. */

import { Board, partKey, type Part } from "./board";
import type { Cell, Item, Scoring, Spot, View } from "./forms";

/** What a line of the log or of a score sheet refers to. */
export type Focus =
  { light: "tile"; cell: Cell } | { light: "spot"; spot: Spot } | { light: "items"; items: Item[] };

/** Parts to outline and tiles to frame. */
export interface Highlights {
  parts: Part[];
  cells: Cell[];
}

export const NOTHING: Highlights = { parts: [], cells: [] };

export function isFocus(focus: unknown): focus is Focus {
  return typeof focus === "object" && focus !== null && "light" in focus;
}

export function highlightsOf(focus: unknown, board: Board, scored: View["scored"]): Highlights {
  if (!isFocus(focus)) return NOTHING;
  if (focus.light === "tile") return { parts: [], cells: [focus.cell] };
  if (focus.light === "spot") return { parts: wholeOf(board, focus.spot), cells: [] };
  return { parts: once(focus.items.flatMap((item) => paidFor(item, board, scored))), cells: [] };
}

/** Every part once: a field that scores for several cities is named with each of them. */
const once = (parts: readonly Part[]): Part[] => [
  ...new Map(parts.map((part) => [partKey(part), part])).values(),
];

function wholeOf(board: Board, spot: Spot | null): Part[] {
  const part = spot && board.part(spot);
  return part ? board.whole(part) : [];
}

/** The road, city or cloister of a scored item; for a field also the city next to it. */
export function paidFor(item: Item, board: Board, scored: View["scored"]): Part[] {
  if (item.for === "goods") return []; // tokens are not on the board
  const known = scored.find((scoring) => isOf(scoring, item));
  if (known) return partsOf(known, board);
  if (item.for === "field") {
    const city = wholeOf(board, { ...cell(item.city), on: "city", at: item.side });
    return [...board.covering("field", [cell(item.at)]), ...city];
  }
  return board.covering(item.for, item.at.map(cell), item.for !== "cloister");
}

/** The parts that a row of the view's own list of scored items names exactly. */
export const partsOf = (scoring: Scoring, board: Board): Part[] => [
  ...wholeOf(board, scoring.spot),
  ...wholeOf(board, scoring.city),
];

function isOf(scoring: Scoring, item: Item): boolean {
  const other = scoring.item;
  if (other.for === "field" || item.for === "field") {
    return (
      other.for === "field" &&
      item.for === "field" &&
      same([other.city], [item.city]) &&
      other.side === item.side &&
      same([other.at], [item.at])
    );
  }
  if (other.for === "goods" || item.for === "goods") return false;
  return other.for === item.for && other.entry === item.entry && same(other.at, item.at);
}

const same = (a: readonly number[][], b: readonly number[][]): boolean =>
  a.length === b.length && a.every((pair, index) => String(pair) === String(b[index]));

const cell = (pair: readonly number[]): Cell => ({ x: pair[0]!, y: pair[1]! });
