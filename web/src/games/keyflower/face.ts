/** Keyflower's user interface: its table, texts and points. */

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
  // No points before the end: what is behind the screens is hidden (KF H1).
  points: (view) => (view as View).villages.map(() => null),
  gains,
  variationWords,
  hidden: true,
  shortcuts: SHORTCUTS,
};
