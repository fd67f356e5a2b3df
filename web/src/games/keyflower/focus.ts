/** The tiles that a line of the log, or a row of a score sheet or panel, refers to. */

import type { Resource } from "./forms";

export interface Focus {
  tiles: readonly string[];
  /** Highlight them in the village only while this resource is picked up. */
  load?: { resource: Resource; tile: string };
}

export const focusOn = (...tiles: string[]): Focus => ({ tiles });

const NONE: ReadonlySet<string> = new Set();

const isFocus = (focus: unknown): focus is Focus =>
  typeof focus === "object" && focus !== null && "tiles" in focus;

/** The tiles to highlight. */
export const litBy = (focus: unknown): ReadonlySet<string> =>
  isFocus(focus) ? new Set(focus.tiles) : NONE;

/** The resource that has to be picked up first; null: none. */
export const loadOf = (focus: unknown): NonNullable<Focus["load"]> | null =>
  (isFocus(focus) ? focus.load : null) ?? null;
