/** The final count: unfinished features, fields and goods, which count only at the end. */

import type { CountStep, Speak } from "../face";
import type { Item } from "./forms";
import type { Focus } from "./highlights";
import { rowsOf, sumOf, titleOf, type Row } from "./sums";

const ORDER: readonly Item["for"][] = ["city", "road", "cloister", "field", "goods"];

/** Feature by feature; a feature that several seats share is one step. */
export function finalCount(items: readonly (readonly Item[])[], t: Speak): CountStep[] {
  const found = new Map<string, { row: Row; seats: number[] }>();
  for (const [seat, mine] of items.entries()) {
    for (const row of rowsOf(mine.filter(isOfTheEnd))) {
      const known = found.get(keyOf(row));
      if (known) known.seats.push(seat);
      else found.set(keyOf(row), { row, seats: [seat] });
    }
  }
  return [...found.values()]
    .sort((one, other) => ORDER.indexOf(one.row.kind) - ORDER.indexOf(other.row.kind))
    .map(({ row, seats }) => stepOf(row, seats, t));
}

const isOfTheEnd = (item: Item): boolean =>
  item.for === "field" || item.for === "goods" || !item.finished;

/** Each farmer's row of a field counts by itself, unless the rows are the same. */
const keyOf = ({ kind, items }: Row): string => `${kind} ${JSON.stringify(items)}`;

function stepOf(row: Row, seats: readonly number[], t: Speak): CountStep {
  const focus: Focus = { light: "items", items: row.items };
  return {
    words: `${titleOf(row, t)}: ${sumOf(row, t)}`,
    gains: seats.map((seat) => ({ seat, points: row.points })),
    focus,
  };
}
