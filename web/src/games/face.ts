/**
 * What a game shows at its table. The frame knows nothing of a game but this; a game knows
 * nothing of connections, clocks, chat or pages.
 */

import type { Component } from "svelte";
import { isEqual } from "../lib/equal";
import type { OrdersForm, State, Step, Table } from "../net/types";
import type { Settings } from "../settings.svelte";
import type { Arguments, Reason } from "../words/words.svelte";

/** What a line of the history is about. Only the game that made it can read it. */
export type Focus = unknown;

/** Standing orders: what the server does in a seat's place. Nobody else is told of them. */
export interface Orders {
  read(): Promise<OrdersForm>;
  give(order: OrdersForm["offers"][number]): Promise<OrdersForm>;
  cancel(): Promise<OrdersForm>;
}

/** A variation: how a turn could be played, as somebody advises it or played it, to be shown on the table. */
export interface Variation {
  /** What it is called there: a letter, since numbers are keys and tiles already. */
  label: string;
  seat: number;
  /** The actions of the turn, in order. */
  actions: readonly object[];
  /** The one that is looked at: it is shown in full, the others by their labels. */
  chosen: boolean;
}

/** A, B, C … */
export const labelOf = (index: number): string => String.fromCodePoint(65 + index);

/** The labels of the variations that go on with this action. */
export const labelsOf = (variations: readonly Variation[], action: object): string[] =>
  variations.flatMap(({ actions, label }) => (isEqual(actions[0], action) ? [label] : []));

/** What a game's table is given. It fills the space that the frame leaves it. */
export interface TableProps {
  /** The position from `seat`: view, what is legal, who acts. The server's word is final. */
  state: State;
  /** The seat looked from; null: a spectator. */
  seat: number | null;
  /** What to call each seat. */
  names: readonly string[];
  table: Table;
  /** The version at which this seat last had the turn: what is newer it has not answered yet. */
  since: number;
  /** Every step that counts, oldest first, as this seat saw it. */
  steps: readonly Step[];
  /** Do this. Resolves with the new version; rejects with a `Refused`, which the frame tells. */
  act(form: object): Promise<number>;
  /** Return to the position after this version, freely (`state.free_from`) or by asking. */
  takeback(to: number): Promise<number>;
  /** Why this cannot be done; null: it can. */
  why(form: object): Promise<Reason | null>;
  /** What an aid says of this position; null where the table does without it (`table.aids`). */
  aid<T>(name: string): Promise<T | null>;
  /** The seat's standing orders; null: the game has none, or nobody acts here. */
  orders: Orders | null;
  /** Something is on its way to the server, or it cannot be reached: nothing can be done now. */
  busy: boolean;
  /** Nobody acts here: a spectator, a replay, a game that is over. */
  readonly: boolean;
  /** What the line of the history under the pointer is about; null: nothing. */
  focus: Focus | null;
  /** Variations that go on from this position. */
  variations: readonly Variation[];
  settings: Settings;
}

/** The final sheet: every point with its reason. */
export interface ResultProps {
  /** Items by seat. */
  items: readonly (readonly unknown[])[];
  points: readonly number[];
  winners: readonly number[];
  names: readonly string[];
  /** The table as it lay when the game was over; null: it is not known here. */
  view: State["view"] | null;
  /** Show on the table what a row is about; null: nothing. */
  onfocus(focus: Focus | null): void;
}

/** A line of the history. */
export interface Line {
  words: string;
  /** Whose doing it was; null: nobody's. */
  seat: number | null;
  /** A sum such as “3 × 2 + 1 × 2 = 8”, shown when the line is opened. */
  more?: string;
  focus?: Focus;
  /** Points are `loud`, luck is `quiet`. */
  weight?: "loud" | "quiet";
}

/** A line, and the steps it tells of. */
export interface HistoryEntry {
  line: Line;
  first: Step;
  last: Step;
}

/** Points that a seat got, and what for: a key of the catalogues for the replay's graph. */
export interface Gain {
  seat: number;
  points: number;
  source: string;
}

/** A key, or several that do the same, and the catalogue's key of what it does. */
export interface Shortcut {
  keys: readonly string[];
  words: string;
  /** It only looks: it works for onlookers and in a replay too. */
  looks?: boolean;
  /** It shows this aid, where the table allows it. */
  aid?: string;
}

export type Speak = (key: string, args?: Arguments) => string;

export interface GameFace {
  Table: Component<TableProps>;
  ResultSheet: Component<ResultProps>;
  /** A step as words for the history; none: the step is no news. */
  describe(step: Step, names: readonly string[], t: Speak): Line[];
  /** Many steps at once, for a game whose turns are chains of steps: several share a line. */
  describeAll?(steps: readonly Step[], names: readonly string[], t: Speak): HistoryEntry[];
  /** The points of every seat that may be shown now; null: they are nobody's business yet. */
  points(view: State["view"]): readonly (number | null)[];
  gains(event: Step["events"][number]): Gain[];
  /** A variation in a few words, without whose it is. */
  variationWords(
    variation: Pick<Variation, "actions" | "seat">,
    view: State["view"],
    t: Speak,
  ): string;
  /** Seats have secrets: whoever passes the device on must not see the next one's table. */
  hidden: boolean;
  /** Shown in the help beside the frame's own. */
  shortcuts: readonly Shortcut[];
}
