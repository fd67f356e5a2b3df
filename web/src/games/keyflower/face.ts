/** Keyflower's user interface: its table, texts and points. */

import type { GameFace } from "../face";
import Card from "./glance/Card.svelte";
import { describe, gains, describeAll } from "./describe";
import { SHORTCUTS } from "./keys";
import type { Item, View } from "./forms";
import ResultSheet from "./ResultSheet.svelte";
import { finalCount } from "./sheet/count";
import Table from "./Table.svelte";
import { variationWords } from "./variations";

export const face: GameFace = {
  Table,
  Card,
  ResultSheet,
  describe,
  describeAll,
  // No points before the end: what is behind the screens is hidden (KF H1).
  points: (view) => (view as View).villages.map(() => null),
  gains,
  finalCount: (items, t) => finalCount(items as readonly (readonly Item[])[], t),
  variationWords,
  hidden: true,
  shortcuts: SHORTCUTS,
};
