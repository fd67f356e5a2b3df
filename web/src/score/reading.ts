/** Reads what a code in an address contains: every function returns null for anything else. */

export const isList = (value: unknown): value is unknown[] => Array.isArray(value);

export const isWhole = (value: unknown, least: number, most: number): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= least && value <= most;

/** A list of whole numbers from 0 on, of this length. */
export function countsOf(value: unknown, length: number, most: number): number[] | null {
  if (!isList(value) || value.length !== length) return null;
  return value.every((one) => isWhole(one, 0, most)) ? (value as number[]) : null;
}

/** Options by name. */
export function optionsOf(value: unknown): Record<string, string | number> | null {
  if (typeof value !== "object" || value === null || isList(value)) return null;
  const pairs = Object.entries(value);
  const good = ([, one]: [string, unknown]): boolean =>
    (typeof one === "string" && one.length < 40) || isWhole(one, 0, 999);
  return pairs.length <= 20 && pairs.every(good)
    ? (Object.fromEntries(pairs) as Record<string, string | number>)
    : null;
}

/** Every part, or null if one of them is null. */
export function all<T>(parts: readonly (T | null)[]): T[] | null {
  return parts.includes(null) ? null : (parts as T[]);
}
