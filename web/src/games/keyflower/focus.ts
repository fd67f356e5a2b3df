/** The tiles that a line of the log, or a row of a score sheet or panel, refers to. */

export interface Focus {
  tiles: readonly string[];
}

export const focusOn = (...tiles: string[]): Focus => ({ tiles });

const NONE: ReadonlySet<string> = new Set();

/** The tiles to highlight. */
export function litBy(focus: unknown): ReadonlySet<string> {
  if (typeof focus !== "object" || focus === null || !("tiles" in focus)) return NONE;
  return new Set((focus as Focus).tiles);
}
