/** A panel beside a replay: a component with these props. */

import type { Component } from "svelte";
import type { Focus } from "../games/face";
import type { IconName } from "../lib/icons";
import type { ReplaySession } from "./session.svelte";

export interface PanelProps {
  session: ReplaySession;
  /** Highlight on the table what something refers to; null: nothing. */
  onfocus(focus: Focus | null): void;
}

export interface Panel {
  /** Its text is `rp-tab-<name>`. */
  name: string;
  icon: IconName;
  View: Component<PanelProps>;
}
