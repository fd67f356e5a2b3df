/** How long to wait before the n-th try to reconnect (n from 0), in milliseconds. */
export function pause(tries: number, random: () => number = Math.random): number {
  const longest = Math.min(8_000, 400 * 2 ** tries);
  // Randomised, so that clients do not all reconnect at once.
  return longest * (0.5 + random() / 2);
}
