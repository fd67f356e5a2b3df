/**
 * The interface between a game's user interface and the frame around it. The frame knows nothing
 * else about a game; a game knows nothing about connections, clocks, chat or pages.
 */

import type { Component } from "svelte";
import { isEqual } from "../lib/equal";
import type { OrdersForm, State, Step, Table } from "../net/types";
import type { Settings } from "../settings.svelte";
import type { Arguments, Reason } from "../words/words.svelte";

/** What a line of the log refers to. Only the game that made it can read it. */
export type Focus = unknown;

/** Standing orders: what the server does for a seat automatically. Other seats do not see them. */
export interface Orders {
  read(): Promise<OrdersForm>;
  give(order: OrdersForm["offers"][number]): Promise<OrdersForm>;
  cancel(): Promise<OrdersForm>;
}

/**
 * How a seat composes its turn: steps are drafted at the server, unseen by others, until the turn
 * is confirmed. All resolve when the new position is here, with false if it was refused; the frame
 * shows why.
 */
export interface Drafting {
  /** Draft a step that the player need not confirm: if it ends the turn, the turn is confirmed. */
  act(form: object): Promise<boolean>;
  /** Draft these steps in order, up to the first one that is refused. */
  actAll(forms: readonly object[]): Promise<boolean>;
  draft(form: object): Promise<boolean>;
  /** Keep only the first `to` drafted steps. */
  undraft(to: number): Promise<boolean>;
  /** Drop the last drafted step; if nothing is drafted, take the last turn back. */
  undo(): Promise<boolean>;
  /** The drafted steps enter the log. They must end the turn (`state.draft.complete`). */
  confirm(): Promise<boolean>;
}

/** For positions that are only looked at. */
const refuse = (): Promise<boolean> => Promise.resolve(false);
export const NO_DRAFTING: Drafting = {
  act: refuse,
  actAll: refuse,
  draft: refuse,
  undraft: refuse,
  undo: refuse,
  confirm: refuse,
};

/** A variation: a way to play a turn, suggested or played, to be shown on the table. */
export interface Variation {
  /** Its label on the table: a letter, because numbers are used for keys and tiles. */
  label: string;
  seat: number;
  /** The actions of the turn, in order. */
  actions: readonly object[];
  /** The selected variation is shown in full, the others only by their labels. */
  chosen: boolean;
}

/** A, B, C … */
export const labelOf = (index: number): string => String.fromCodePoint(65 + index);

/** The labels of the variations that continue with this action. */
export const labelsOf = (variations: readonly Variation[], action: object): string[] =>
  variations.flatMap(({ actions, label }) => (isEqual(actions[0], action) ? [label] : []));

/** The props of a game's table. It fills the space that the frame leaves it. */
export interface TableProps {
  /**
   * The position as `seat` sees it: view, legal actions, who acts. The server decides what is
   * legal.
   */
  state: State;
  /** The seat whose view this is; null: a spectator. */
  seat: number | null;
  /** The display name of each seat. */
  names: readonly string[];
  table: Table;
  /** The version at which this seat last had the turn: newer steps are new to it. */
  since: number;
  /** Every step that was not taken back, oldest first, as this seat saw it. */
  steps: readonly Step[];
  /** How the seat composes its turn. */
  drafting: Drafting;
  /** Why this action is not legal; null: it is legal. */
  why(form: object): Promise<Reason | null>;
  /** An aid's answer for this position; null if the table does not have the aid (`table.aids`). */
  aid<T>(name: string): Promise<T | null>;
  /** The seat's standing orders; null: the game has none, or nobody can act here. */
  orders: Orders | null;
  /** Waiting for the server, or disconnected: nothing can be done now. */
  busy: boolean;
  /** Nobody can act here: a spectator, a replay, a game that is over. */
  readonly: boolean;
  /** Shown instead of whose turn it is, while nobody can act here. */
  notice?: string | null;
  /** All of the table has to be seen, also on a phone: nobody knows it yet. */
  whole?: boolean;
  /** What the log line under the pointer refers to; null: nothing. */
  focus: Focus | null;
  /** Variations that continue from this position. */
  variations: readonly Variation[];
  settings: Settings;
}

/** The props of what a game shows of a seat in its player's card, for everyone to see. */
export interface CardProps {
  state: State;
  seat: number;
}

/** The final score sheet: every point with its reason. */
export interface ResultProps {
  /** Items by seat. */
  items: readonly (readonly unknown[])[];
  points: readonly number[];
  winners: readonly number[];
  names: readonly string[];
  /** The table at the end of the game; null: not known here. */
  view: State["view"] | null;
  /** Highlight on the table what a row refers to; null: nothing. */
  onfocus(focus: Focus | null): void;
}

/** A line of the log. */
export interface Line {
  words: string;
  /** The seat that did it; null: nobody. */
  seat: number | null;
  /** A calculation such as “3 × 2 + 1 × 2 = 8”, shown when the line is opened. */
  more?: string;
  focus?: Focus;
  /** Points are `loud`, random draws are `quiet`. */
  weight?: "loud" | "quiet";
}

/** A line, and the steps it describes. */
export interface HistoryEntry {
  line: Line;
  first: Step;
  last: Step;
}

/** Points of a seat and their source: a catalogue key for the replay's graph. */
export interface Gain {
  seat: number;
  points: number;
  source: string;
}

/** A step of the final count: what is counted, and who gets points for it. */
export interface CountStep {
  words: string;
  gains: readonly { seat: number; points: number }[];
  /** What to highlight on the table; null: nothing. */
  focus: Focus | null;
}

/** One key, or several that do the same, and the catalogue key of its description. */
export interface Shortcut {
  keys: readonly string[];
  words: string;
  /** It changes nothing: it also works for spectators and in a replay. */
  looks?: boolean;
  /** It shows this aid, if the table has it. */
  aid?: string;
  /** Whether it does anything with these options of the table; without it, always. */
  when?(options: Table["options"]): boolean;
}

export type Speak = (key: string, args?: Arguments) => string;

export interface GameFace {
  Table: Component<TableProps>;
  /** Facts that must be seen at a glance. It can be narrow: it is also shown on phones. */
  Card?: Component<CardProps>;
  ResultSheet: Component<ResultProps>;
  /** A step as lines of the log; none if there is nothing to say. */
  describe(step: Step, names: readonly string[], t: Speak): Line[];
  /** Many steps at once, for a game whose turns are chains of steps: several share a line. */
  describeAll?(steps: readonly Step[], names: readonly string[], t: Speak): HistoryEntry[];
  /** The points of every seat that can be shown now; null: hidden so far. */
  points(view: State["view"]): readonly (number | null)[];
  gains(event: Step["events"][number]): Gain[];
  /** What is counted at the end of the game, from the items of the result; none: nothing to show. */
  finalCount?(items: readonly (readonly unknown[])[], t: Speak): CountStep[];
  /** A variation in a few words, without the player's name. */
  variationWords(
    variation: Pick<Variation, "actions" | "seat">,
    view: State["view"],
    t: Speak,
  ): string;
  /** Seats have secrets: players who share a device must not see each other's tables. */
  hidden: boolean;
  /** Listed in the help next to the frame's own. */
  shortcuts: readonly Shortcut[];
}
