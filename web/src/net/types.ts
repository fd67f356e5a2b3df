/** Short names for the server's JSON types, generated from its OpenAPI document. */

import type { components } from "../generated/api";

type Schemas = components["schemas"];

export type Table = Schemas["TableForm"];
export type Seat = Schemas["TableSeatForm"];
export type You = Schemas["YouForm"];
export type State = Schemas["StateMessage"];
export type Step = Schemas["StepForm"];
export type DraftStep = Schemas["DraftStepForm"];
export type Presence = Schemas["PresenceForm"];
export type ChatLine = Schemas["ChatLineForm"];
export type SeatClock = Schemas["SeatClock"];
export type RecentPlayer = Schemas["RecentPlayerForm"];
export type Me = Schemas["MeForm"];
export type Game = Schemas["GameForm"];
export type Puzzle = Schemas["PuzzleForm"];
export type PuzzleList = Schemas["PuzzleListForm"];
export type PuzzlePosition = Schemas["PuzzlePositionForm"];
export type PuzzleSolution = Schemas["PuzzleSolutionForm"];
export type PuzzleVerdict = Schemas["PuzzleVerdictForm"];
export type NewTable = Schemas["NewTable"];
export type Progress = Schemas["ProgressForm"];
export type Lobby = Schemas["LobbyForm"];
export type Result = Schemas["TableResultForm"];
export type Hint = Schemas["HintForm"];
export type Advice = Schemas["AdviceForm"];
export type OrdersForm = Schemas["OrdersForm"];
export type Notices = Schemas["NoticesForm"];
export type ErrorForm = Schemas["ErrorForm"];
export type Profile = Schemas["ProfileForm"];
export type ArchiveGame = Schemas["ArchiveGameForm"];
export type Standings = Schemas["StandingsForm"];
export type Tournament = Schemas["TournamentForm"];
export type TournamentCard = Schemas["TournamentCardForm"];
export type TournamentFormat = Tournament["format"];
export type Pairing = Schemas["PairingForm"];

export type ServerMessage =
  | Schemas["WelcomeMessage"]
  | Schemas["StateMessage"]
  | Schemas["AckMessage"]
  | Schemas["RefusedMessage"]
  | Schemas["TableMessage"]
  | Schemas["PresenceMessage"]
  | Schemas["ChatMessage"]
  | Schemas["WhyMessage"]
  | Schemas["PongMessage"]
  | Schemas["PausedMessage"]
  | Schemas["ResumedMessage"]
  | Schemas["ClosingMessage"];

/** JSON types of one game: `Of<"game", "ViewForm">`. */
export type Of<G extends string, F extends string> = `${G}.${F}` extends keyof Schemas
  ? Schemas[`${G}.${F}`]
  : never;
