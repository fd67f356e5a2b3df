/** What to call the seats of a table. */

import type { Seat, Table } from "../net/types";
import { has, t } from "../words/words.svelte";

/**
 * One name a seat. Whoever holds several seats is numbered, so that they can be told apart. In a
 * private copy the names of the others stay away: there a seat is its number.
 */
export function namesOf(table: Table): string[] {
  const plain = table.seats.map((seat) =>
    table.plan && seat.name === "" ? t("web-seat-number", { number: seat.seat + 1 }) : nameOf(seat),
  );
  return plain.map((name, seat) => {
    const same = plain.slice(0, seat).filter((other) => other === name).length;
    return same === 0 ? name : t("web-name-again", { name, number: same + 1 });
  });
}

export function nameOf(seat: Seat): string {
  if (seat.kind === "open") return t("web-seat-open");
  if (seat.name !== "") return isolated(seat.name);
  return seat.bot === null ? t("web-seat-nobody") : botName(seat.bot);
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Names that are read from right to left do not turn the words and numbers round them. */
export const isolated = (name: string): string =>
  RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;

/** A bot by its name; what stands behind the colon of its spec is its setting. */
export function botName(spec: string): string {
  const name = spec.split(":")[0] ?? spec;
  return has(`bot-${name}`) ? t(`bot-${name}`) : name;
}
