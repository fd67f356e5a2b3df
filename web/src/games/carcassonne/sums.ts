/** Points as calculations: “3 tiles × 2 + 1 pennant × 2 = 8”. */

import type { Speak } from "../face";
import type { Item } from "./forms";

type FieldItem = Extract<Item, { for: "field" }>;

/** Items of one farmer's field, shown together. */
export interface Row {
  kind: Item["for"];
  points: number;
  items: Item[];
}

/** The items as rows of a sheet, in order; the cities of one farmer's field make one row. */
export function rowsOf(items: readonly Item[]): Row[] {
  return scoredRows(items.map((item) => ({ seats: [], item }))).map(({ row }) => row);
}

function isSameField(row: Row, item: FieldItem): boolean {
  const first = row.items[0]!;
  return first.for === "field" && String(first.at) === String(item.at);
}

/** A row and the seats that got its points. */
export interface ScoredRow {
  seats: number[];
  row: Row;
}

/** Items of several seats as rows, in order; those of one field and the same seats make one row. */
export function scoredRows(scored: readonly { seats: number[]; item: Item }[]): ScoredRow[] {
  const rows: ScoredRow[] = [];
  for (const { seats, item } of scored) {
    const same = rows.find(
      (one) =>
        item.for === "field" && isSameField(one.row, item) && String(one.seats) === String(seats),
    );
    if (same) {
      same.row.items.push(item);
      same.row.points += item.points;
    } else rows.push({ seats, row: { kind: item.for, points: item.points, items: [item] } });
  }
  return rows;
}

/** Points per tile and per pennant of it. */
export function eachOf(item: Item): number {
  if (item.for === "field") return item.points;
  const things = item.tiles + ("pennants" in item ? item.pennants : 0);
  return Math.round(item.points / things);
}

/** The calculation as text. */
export function sumOf(row: Row, t: Speak): string {
  const item = row.items[0]!;
  const each = eachOf(item);
  if (item.for === "field") {
    return t("cc-sum-field", { cities: row.items.length, each, points: row.points });
  }
  if (item.for !== "city") return t("cc-sum-tiles", { tiles: item.tiles, points: row.points });
  const { tiles, pennants } = item;
  if (each === 1) return t("cc-sum-city-single", { tiles, pennants, points: row.points });
  return t("cc-sum-city", { tiles, pennants, each, points: row.points });
}

/** The source of the points as text. */
export function titleOf(row: Row, t: Speak): string {
  const item = row.items[0]!;
  if (item.for === "field") {
    const cities = row.items.length;
    if (cities > 1) return t("cc-item-field", { farmer: cellWords(item.at), cities });
    return t("item-field", { farmer: cellWords(item.at), city: cellWords(item.city) });
  }
  const key = item.finished ? `item-${item.for}` : `item-${item.for}-open`;
  const pennants = item.for === "city" ? item.pennants : 0;
  return t(key, { cell: cellWords(item.at[0]!), tiles: item.tiles, pennants });
}

/** A cell as records write it: “(2,−1)”. */
export const cellWords = (cell: readonly number[]): string =>
  `(${signed(cell[0]!)},${signed(cell[1]!)})`;

/** A number with a typographic minus sign. */
export const signed = (value: number): string => String(value).replace("-", "−");

export type Source = Item["for"];
export const SOURCES: readonly Source[] = ["city", "road", "cloister", "field"];

/** Points by source. */
export function bySource(items: readonly Item[]): Record<Source, number> {
  const sums: Record<Source, number> = { city: 0, road: 0, cloister: 0, field: 0 };
  for (const item of items) sums[item.for] += item.points;
  return sums;
}

/** The points of every seat by source, as rows of a table. */
export function sourceRows(
  items: readonly (readonly Item[])[],
  t: Speak,
): { words: string; sums: number[] }[] {
  const sums = items.map(bySource);
  return SOURCES.map((source) => ({
    words: t(`cc-source-${source}`),
    sums: sums.map((mine) => mine[source]),
  }));
}
