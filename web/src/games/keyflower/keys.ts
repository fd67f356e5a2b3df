/** Which key does what at this table. */

import type { Shortcut } from "..";

export const SHORTCUTS: readonly Shortcut[] = [];
