/** Short names for the server's JSON types of a replay. */

import type { components } from "../generated/api";

type Schemas = components["schemas"];

/** A record and some of its positions. */
export type Replay = Schemas["ReplayForm"];
/** The header of a record, without positions. */
export type Head = Omit<Replay, "frames">;
/** What happened at an entry, without the resulting position. Entry 0 is the start. */
export type Frame = Omit<Schemas["FrameForm"], "view">;
/** The position after an entry. */
export type Position = Required<Schemas["FrameForm"]>;
/** Where a record is invalid, and why. What comes before can be viewed. */
export type Fault = Schemas["ReplayFaultForm"];
/** The state of an analysis, and its results. */
export type Standing = Schemas["AnalysisStateForm"];
export type Analysis = Schemas["AnalysisForm"];
export type Effort = NonNullable<Analysis["effort"]["level"]>;
export type Decision = Schemas["DecisionForm"];
export type TurningPoint = Schemas["TurningPointForm"];
export type Summary = Schemas["SummaryForm"];
export type Result = Schemas["StateResultForm"];
