/** Numbers as the language of the page writes them. */

import { spoken } from "./words.svelte";

/** With so many digits behind the point at most; `sign`: with a plus or minus before it. */
export function numberOf(value: number, digits: number, sign = false): string {
  const options = { maximumFractionDigits: digits, signDisplay: sign ? "exceptZero" : "negative" };
  const written = new Intl.NumberFormat(spoken(), options as Intl.NumberFormatOptions);
  return written.format(value).replace("-", "−");
}
