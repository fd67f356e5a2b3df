/** The display names of a table's seats. */

import type { Seat, Table } from "../net/types";
import { has, t } from "../words/words.svelte";

/**
 * One name per seat. A user with several seats gets numbers, to tell the seats apart. A sandbox
 * does not store the names of other players: they are those of the `real` table, or numbers.
 */
export function namesOf(table: Table, real: readonly string[] = []): string[] {
  const plain = table.seats.map((seat) => {
    if (!table.plan || seat.name !== "") return nameOf(seat);
    return real[seat.seat] ?? t("web-seat-number", { number: seat.seat + 1 });
  });
  return plain.map((name, seat) => {
    const same = plain.slice(0, seat).filter((other) => other === name).length;
    return same === 0 ? name : t("web-name-again", { name, number: same + 1 });
  });
}

export function nameOf(seat: Seat): string {
  if (seat.name !== "") return isolated(seat.name);
  if (seat.kind === "open") return t(seat.offer === null ? "web-seat-open" : "web-seat-reserved");
  return seat.bot === null ? t("web-seat-nobody") : botName(seat.bot);
}

/**
 * A name and the number behind it: where there is little room, the name is cut, but never the
 * number that tells it from another one.
 */
export function nameParts(whole: string): { name: string; number: string } {
  const [, name = whole, number = ""] = /^(.*\S) (\d{1,2})$/.exec(whole) ?? [];
  return { name, number };
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Isolate names in right-to-left scripts, so that they do not reorder the text around them. */
export const isolated = (name: string): string =>
  RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;

/** A bot's name; its setting and its style follow a colon and a plus sign in the spec. */
export function botName(spec: string): string {
  const name = spec.split(/[:+]/)[0] ?? spec;
  return has(`bot-${name}`) ? t(`bot-${name}`) : name;
}
