/** Times as text. The texts of durations come from the caller's catalogue. */

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The rest of a clock: “0:09”, “12:40”, “1:02:03”. Never negative. */
export function clockFace(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / SECOND));
  const two = (value: number): string => String(value).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const tail = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${tail}` : `${minutes}:${tail}`;
}

interface Clock {
  left: number | null;
  running: boolean;
  starts_in: number;
}

/**
 * A clock so many milliseconds after the server read it: what is left, and how long it still
 * stands, because its player may be on the way.
 */
export function clockAfter(clock: Clock, passed: number): { left: number; wait: number } {
  const { left, running, starts_in: wait } = clock;
  if (!running) return { left: left ?? 0, wait: 0 };
  const ran = Math.max(0, passed - wait);
  return { left: (left ?? 0) - ran, wait: Math.max(0, wait - Math.max(0, passed)) };
}

/** The rest of a long clock, in its largest unit. */
export function largestUnit(left: number): { unit: "days" | "hours" | "minutes"; number: number } {
  if (left >= 2 * DAY) return { unit: "days", number: Math.floor(left / DAY) };
  if (left >= HOUR) return { unit: "hours", number: Math.floor(left / HOUR) };
  return { unit: "minutes", number: Math.ceil(Math.max(0, left) / MINUTE) };
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", DAY],
  ["hour", HOUR],
  ["minute", MINUTE],
];

/** “3 minutes ago”, in the given language; less than a minute is “now”. */
export function ago(at: number, now: number, language: string): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const past = Math.max(0, now - at);
  for (const [unit, length] of UNITS) {
    if (past >= length) return words.format(-Math.floor(past / length), unit);
  }
  return words.format(0, "second");
}

/** A date and time, in the given language: “14 Nov, 18:32”. */
export const dateTime = (at: number, language: string): string =>
  new Intl.DateTimeFormat(language, {
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).format(at);

/** The time of day, in the given language. */
export const timeOfDay = (at: number, language: string): string =>
  new Intl.DateTimeFormat(language, {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).format(at);
