/** What a game offers for counting a game that is played with real pieces. */

import type { Component } from "svelte";
import type { Reason } from "../words/words.svelte";

/** A position as the server reads it: its game knows the rest. */
export interface Position {
  readonly seats: number;
  readonly options: Readonly<Record<string, string | number>>;
}

/** Entering a position, and its score below. */
export interface ScoreProps {
  position: Position;
  names: readonly string[];
  /** The score of this position; null: not asked for since it changed. */
  score: unknown;
  /** Why the server refused this position; null: it did not. */
  reason: Reason | null;
  onchange(next: Position): void;
}

export interface ScoreSheet {
  /** Nothing on the table yet. */
  empty(seats: number): Position;
  /** The same with another number of players; what belongs to others is dropped. */
  withSeats(position: Position, seats: number): Position;
  isEmpty(position: Position): boolean;
  /** As short JSON for the address, and back; null: it is no position of this game. */
  pack(position: Position): unknown;
  unpack(value: unknown): Position | null;
  Sheet: Component<ScoreProps>;
}
