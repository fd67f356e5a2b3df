/** Why an advised turn is good, as text. */

import type { components } from "../generated/api";
import type { Arguments } from "./words.svelte";

export type TurnReason = components["schemas"]["TurnReasonForm"];

/** The reasons that have a text; a game of another package may have others. */
export function reasonWords(
  reasons: readonly TurnReason[] | undefined,
  names: readonly string[],
  t: (key: string, args: Arguments) => string,
  has: (key: string) => boolean,
): string[] {
  return (reasons ?? [])
    .filter(({ key }) => has(key))
    .map(({ key, arguments: given, seats }) =>
      capital(t(key, { ...given, names: seats.map((seat) => names[seat] ?? "").join(", ") })),
    );
}

const capital = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);
