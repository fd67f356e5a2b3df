/** Whether two JSON values are equal; the order of keys does not matter. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return one === other;
  const [mine, theirs] = [Object.entries(one), new Map(Object.entries(other))];
  return (
    mine.length === theirs.size && mine.every(([key, value]) => isEqual(value, theirs.get(key)))
  );
}
