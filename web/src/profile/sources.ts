/** Where points come from, as the score sheet of the game names it. */

import { MANIFESTS } from "../games/registry";
import { t } from "../words/words.svelte";

export interface SourceRow {
  words: string;
  points: number;
}

/** The rows of the sheet in its order; kinds that the page does not know keep their own names. */
export function sourceRows(game: string, sources: Readonly<Record<string, number>>): SourceRow[] {
  const known = MANIFESTS.get(game)?.sources ?? [];
  const rows = known
    .map(({ kinds, key, optional }) => ({
      words: t(key),
      points: kinds.reduce((sum, kind) => sum + (sources[kind] ?? 0), 0),
      optional,
    }))
    .filter(({ points, optional }) => points > 0 || !optional)
    .map(({ words, points }) => ({ words, points }));
  const named = new Set(known.flatMap(({ kinds }) => kinds));
  const others = Object.entries(sources).filter(([kind]) => !named.has(kind));
  return [...rows, ...others.map(([kind, points]) => ({ words: kind, points }))];
}
