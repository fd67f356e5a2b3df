/**
 * What stands beside a replay, one tab each: a component with these props and a row in this list;
 * nothing else needs to know of it.
 */

import type { Component } from "svelte";
import type { Focus } from "../games/face";
import type { IconName } from "../lib/icons";
import Analysis from "./Analysis.svelte";
import Moves from "./Moves.svelte";
import Points from "./Points.svelte";
import Result from "./Result.svelte";
import type { ReplaySession } from "./session.svelte";

export interface PanelProps {
  session: ReplaySession;
  /** Show on the table what something is about; null: nothing. */
  onfocus(focus: Focus | null): void;
}

export interface Panel {
  /** Its words are `rp-tab-<name>`. */
  name: string;
  icon: IconName;
  View: Component<PanelProps>;
}

export const PANELS: readonly Panel[] = [
  { name: "moves", icon: "list", View: Moves },
  { name: "points", icon: "chart", View: Points },
  { name: "analysis", icon: "bulb", View: Analysis },
  { name: "result", icon: "crown", View: Result },
];
