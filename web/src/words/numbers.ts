/** Numbers as arguments of messages: still numbers, so that plurals work. */

import { FluentNumber } from "@fluent/bundle";

type Scope = Parameters<FluentNumber["toString"]>[0];

class Written extends FluentNumber {
  /** Intl writes a hyphen in some languages. */
  override toString(scope?: Scope): string {
    return super.toString(scope).replace("-", "−");
  }
}

/** With so many digits behind the point at most; `sign`: with a plus or minus before it. */
export function numberOf(value: number, digits: number, sign = false): FluentNumber {
  const options = { maximumFractionDigits: digits, signDisplay: sign ? "exceptZero" : "negative" };
  return new Written(value, options as Intl.NumberFormatOptions);
}
