/** The server's forms of a replay, by short names. */

import type { components } from "../generated/api";

type Schemas = components["schemas"];

/** A record and some of its positions. */
export type Replay = Schemas["ReplayForm"];
/** What a record says of itself, without positions. */
export type Head = Omit<Replay, "frames">;
/** What happened at an entry, without the position that it led to. Entry 0 is before the first. */
export type Frame = Omit<Schemas["FrameForm"], "view">;
/** The position after an entry. */
export type Position = Required<Schemas["FrameForm"]>;
/** Where a record goes wrong, and why. What comes before can be looked at. */
export type Fault = Schemas["ReplayFaultForm"];
/** How the analysis of a game stands, and what it found. */
export type Standing = Schemas["AnalysisStateForm"];
export type Analysis = Schemas["AnalysisForm"];
export type Effort = NonNullable<Analysis["effort"]["level"]>;
export type Decision = Schemas["DecisionForm"];
export type TurningPoint = Schemas["TurningPointForm"];
export type Summary = Schemas["SummaryForm"];
export type Result = NonNullable<Replay["result"]>;
