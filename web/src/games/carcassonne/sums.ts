/** Points as calculations: “3 tiles × 2 + 1 pennant × 2 = 8”. */

import type { Speak } from "../face";
import type { Item } from "./forms";

type FieldItem = Extract<Item, { for: "field" }>;
type GoodsItem = Extract<Item, { for: "goods" }>;
type FeatureItem = Exclude<Item, FieldItem | GoodsItem>;

/** Items of one farmer's field, shown together; those of a pig are a row of their own. */
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
  return first.for === "field" && String(first.at) === String(item.at) && first.pig === item.pig;
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

/** Points per tile and per pennant of it; of a field, per city. */
export function eachOf(item: Item): number {
  if (item.for === "field" || item.for === "goods") return item.points;
  const things = item.tiles + ("pennants" in item ? item.pennants : 0);
  return Math.round(item.points / things);
}

/** The calculation as text. */
export function sumOf(row: Row, t: Speak): string {
  const item = row.items[0]!;
  const { points } = row;
  if (item.for === "goods") return t("cc-sum-goods", { tokens: item.tokens, points });
  if (item.for !== "field") return sumOfFeature(item, points, t);
  return t("cc-sum-field", { cities: row.items.length, each: eachOf(item), points });
}

function sumOfFeature(item: FeatureItem, points: number, t: Speak): string {
  const { tiles } = item;
  if (points === 0) return t("cc-sum-nothing");
  const each = eachOf(item);
  if (item.for !== "city") {
    return item.inn
      ? t("cc-sum-inn", { tiles, each, points })
      : t("cc-sum-tiles", { tiles, points });
  }
  const { pennants } = item;
  if (each === 1) return t("cc-sum-city-single", { tiles, pennants, points });
  return t("cc-sum-city", { tiles, pennants, each, points });
}

/** The source of the points as text. */
export function titleOf(row: Row, t: Speak): string {
  const item = row.items[0]!;
  if (item.for === "goods") return t("item-goods", { goods: item.goods, tokens: item.tokens });
  if (item.for === "field") {
    const [cities, farmer] = [row.items.length, cellWords(item.at)];
    if (cities > 1) return t(item.pig ? "cc-item-pig" : "cc-item-field", { farmer, cities });
    return t(item.pig ? "item-pig" : "item-field", { farmer, city: cellWords(item.city) });
  }
  const pennants = item.for === "city" ? item.pennants : 0;
  return t(keyOfFeature(item), { cell: cellWords(item.at[0]!), tiles: item.tiles, pennants });
}

function keyOfFeature(item: FeatureItem): string {
  if (item.for === "city" && item.cathedral) {
    return item.finished ? "item-city-cathedral" : "item-city-cathedral-open";
  }
  if (item.for === "road" && item.inn) {
    return item.finished ? "item-road-inn" : "item-road-inn-open";
  }
  return item.finished ? `item-${item.for}` : `item-${item.for}-open`;
}

/** A cell as records write it: “(2,−1)”. */
export const cellWords = (cell: readonly number[]): string =>
  `(${signed(cell[0]!)},${signed(cell[1]!)})`;

/** A number with a typographic minus sign. */
export const signed = (value: number): string => String(value).replace("-", "−");

export type Source = Item["for"];
export const SOURCES: readonly Source[] = ["city", "road", "cloister", "field", "goods"];

/** Points by source. */
export function bySource(items: readonly Item[]): Record<Source, number> {
  const sums: Record<Source, number> = { city: 0, road: 0, cloister: 0, field: 0, goods: 0 };
  for (const item of items) sums[item.for] += item.points;
  return sums;
}

/** The points of every seat by source, as rows of a table; goods only where somebody has them. */
export function sourceRows(
  items: readonly (readonly Item[])[],
  t: Speak,
): { words: string; sums: number[] }[] {
  const sums = items.map(bySource);
  const shown = SOURCES.filter(
    (source) => source !== "goods" || sums.some((mine) => mine.goods > 0),
  );
  return shown.map((source) => ({
    words: t(`cc-source-${source}`),
    sums: sums.map((mine) => mine[source]),
  }));
}
