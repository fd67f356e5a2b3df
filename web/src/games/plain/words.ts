/**
 * The JSON of any game as text. A game can add messages under its own name, such as
 * `pig-action-roll` or `pig-field-turn_total`; without them, names are written with spaces.
 */

import { has, t, type Arguments } from "../../words/words.svelte";

export type Kind = "action" | "event" | "field" | "value";

type Scalar = string | number | boolean | null;
type Form = Readonly<Record<string, unknown>>;

/** A part of a position, with its label. */
export type Part =
  | { kind: "text"; text: string }
  /** One for each seat. */
  | { kind: "seats"; texts: string[] }
  | { kind: "fields"; fields: Field[] };

export interface Field {
  name: string;
  label: string;
  part: Part;
}

const isScalar = (value: unknown): value is Scalar => value === null || typeof value !== "object";

const spaced = (name: string): string => name.replaceAll("_", " ");

const capital = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);

/** The game's own message; undefined: it has none. */
function brought(game: string, kind: Kind, name: string, args?: Arguments): string | undefined {
  const key = `${game}-${kind}-${name}`;
  return has(key) ? t(key, args) : undefined;
}

function valueWords(game: string, value: unknown): string {
  if (value === null || value === undefined || value === "") return "–";
  if (value === true) return "✓";
  if (value === false) return "–";
  if (typeof value === "string") return brought(game, "value", value) ?? spaced(value);
  if (isScalar(value)) return String(value).replace("-", "−");
  if (Array.isArray(value)) {
    return value.length === 0 ? "–" : value.map((one) => valueWords(game, one)).join(", ");
  }
  return detailsOf(game, value as Form);
}

/** Leave out empty values. */
const detailsOf = (game: string, form: Form): string =>
  Object.entries(form)
    .filter(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0))
    .map(([name, value]) => `${labelOf(game, name)} ${valueWords(game, value)}`)
    .join(", ");

const labelOf = (game: string, name: string): string =>
  brought(game, "field", name) ?? spaced(name);

/** `{ call: 3 }` is “Call 3”, `{ roll: true }` is “Roll”. */
export function actionWords(game: string, form: object): string {
  const parts = Object.entries(form).map(([name, value]: [string, unknown]) => {
    const args = isScalar(value) ? { value: String(value) } : argumentsOf(value as Form);
    const own = brought(game, "action", name, args);
    if (own !== undefined) return own;
    return value === true ? spaced(name) : `${spaced(name)} ${valueWords(game, value)}`;
  });
  return capital(parts.join(", "));
}

/** An event, with its details. */
export function eventWords(game: string, event: object, names: readonly string[]): string {
  const { event: name, seat, ...details } = event as Form & { event: string };
  const who = typeof seat === "number" ? (names[seat] ?? "") : "";
  const own = brought(game, "event", name, { ...argumentsOf(details), name: who });
  if (own !== undefined) return own;
  const more = detailsOf(game, details);
  return [who, more === "" ? spaced(name) : `${spaced(name)} (${more})`].filter(Boolean).join(": ");
}

const argumentsOf = (form: Form): Arguments =>
  Object.fromEntries(
    Object.entries(form)
      .filter((entry): entry is [string, string | number] => isScalar(entry[1]))
      .map(([name, value]) => [name, typeof value === "number" ? value : String(value)]),
  );

/** A position as fields under their labels; lists with one entry per seat are shown by seat. */
export function fieldsOf(game: string, view: object, seats: number): Field[] {
  return Object.entries(view).map(([name, value]: [string, unknown]) => ({
    name,
    label: capital(labelOf(game, name)),
    part: partOf(game, value, seats),
  }));
}

function partOf(game: string, value: unknown, seats: number): Part {
  if (Array.isArray(value) && value.length === seats && seats > 1) {
    return { kind: "seats", texts: value.map((one) => valueWords(game, one)) };
  }
  if (!isScalar(value) && !Array.isArray(value)) {
    return { kind: "fields", fields: fieldsOf(game, value as object, seats) };
  }
  return { kind: "text", text: valueWords(game, value) };
}
