/** Shows the moves since the player's last turn once more, one after the other. */

import { untrack } from "svelte";
import { movesSince } from "../net/recent";
import type { State, Step } from "../net/types";
import { settings, type BotSpeed } from "../settings.svelte";
import { newsSince } from "./steps";
import type { TableSession } from "./session.svelte";

/** Milliseconds for each move. */
const SHOWN: Record<BotSpeed, number> = { instant: 700, normal: 1100, slow: 2200 };

export class MovesRecap {
  /** The position that is shown again; null: the table shows the current one. */
  state = $state.raw<State | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Call during component setup: a new position, or leaving the table, ends it. */
  constructor(private readonly session: TableSession) {
    $effect(() => {
      void session.link.state;
      return () => untrack(() => this.stop());
    });
  }

  #moves = $derived.by((): State[] => {
    const { steps, link } = this.session;
    return movesSince(link.recent, newsSince(steps, link.seat));
  });
  possible = $derived.by((): boolean => this.#moves.length > 0);

  /** The steps up to the position that is shown. */
  steps = $derived.by((): Step[] => {
    const { state } = this;
    const { steps } = this.session;
    return state === null ? steps : steps.filter(({ version }) => version <= state.version);
  });

  start(): void {
    this.stop();
    this.#show(this.#moves);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.state = null;
  }

  /** The last position is the current one: it ends the show. */
  #show([next, ...rest]: readonly State[]): void {
    if (next === undefined || rest.length === 0) return this.stop();
    this.state = next;
    this.#timer = setTimeout(() => this.#show(rest), SHOWN[settings().bots]);
  }
}
