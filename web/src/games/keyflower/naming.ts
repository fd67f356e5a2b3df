/** Things in refusals by their names. */

import { has, t, type Arguments, type Reason } from "../../words/words.svelte";

/** Colours of whole sentences stay as they are: the sentences choose by them. */
const NAMED: ReadonlySet<string> = new Set(["tile", "boat", "from", "to", "with"]);

export function nameArguments(given: Reason["arguments"]): Arguments {
  return Object.fromEntries(
    Object.entries(given).map(([about, thing]) => [
      about,
      NAMED.has(about) ? nameOf(String(thing)) : thing,
    ]),
  );
}

function nameOf(thing: string): string {
  const key = [`tile-${thing}`, `skill-${thing}`, `colour-of-${thing}`].find(has);
  return key === undefined ? thing : t(key);
}
