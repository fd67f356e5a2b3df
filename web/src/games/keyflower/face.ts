/** Keyflower's face: its table, its words, its points. */

import type { GameFace } from "../face";
import { describe, gains, describeAll } from "./describe";
import { SHORTCUTS } from "./keys";
import type { View } from "./forms";
import ResultSheet from "./ResultSheet.svelte";
import Table from "./Table.svelte";
import { variationWords } from "./variations";

export const face: GameFace = {
  Table,
  ResultSheet,
  describe,
  describeAll,
  // Nobody counts before the end: what is behind the screens decides (KF H1).
  points: (view) => (view as View).villages.map(() => null),
  gains,
  variationWords,
  hidden: true,
  shortcuts: SHORTCUTS,
};
