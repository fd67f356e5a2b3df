/** What a line of the history, a row of a score sheet or of a panel points at: tiles. */

export interface Focus {
  tiles: readonly string[];
}

export const focusOn = (...tiles: string[]): Focus => ({ tiles });

const NONE: ReadonlySet<string> = new Set();

/** The tiles to light. */
export function litBy(focus: unknown): ReadonlySet<string> {
  if (typeof focus !== "object" || focus === null || !("tiles" in focus)) return NONE;
  return new Set((focus as Focus).tiles);
}
