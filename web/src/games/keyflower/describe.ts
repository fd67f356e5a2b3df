/** What happened, as lines of the history. */

import type { Gain, Line } from "..";

export const describe = (): Line[] => [];
export const gains = (): Gain[] => [];
