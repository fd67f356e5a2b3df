/** Numbers as arguments of messages: they stay numbers, so that plurals work. */

import { FluentNumber } from "@fluent/bundle";

type Scope = Parameters<FluentNumber["toString"]>[0];

class Written extends FluentNumber {
  /** Intl writes a hyphen in some languages. */
  override toString(scope?: Scope): string {
    return super.toString(scope).replace("-", "−");
  }
}

/** With at most this many decimals; `sign`: with a plus or minus sign. */
export function numberOf(value: number, digits: number, sign = false): FluentNumber {
  const options = { maximumFractionDigits: digits, signDisplay: sign ? "exceptZero" : "negative" };
  return new Written(value, options as Intl.NumberFormatOptions);
}
