/** The panels beside a replay, one tab each. To add one, add a row to this list. */

import Analysis from "./Analysis.svelte";
import Moves from "./Moves.svelte";
import type { Panel } from "./panel";
import Points from "./Points.svelte";
import Result from "./Result.svelte";

export const PANELS: readonly Panel[] = [
  { name: "moves", icon: "list", View: Moves },
  { name: "points", icon: "chart", View: Points },
  { name: "analysis", icon: "bulb", View: Analysis },
  { name: "result", icon: "crown", View: Result },
];
