/**
 * Several steps for one tap: each is sent when the answer to the one before has come. The server
 * has the last word: what it does not offer is not sent, and the rest is forgotten.
 */

import type { Action } from "../forms";
import type { Turn } from "../turn.svelte";

/** Something to do, or how many of the own steps to take back. */
export type Leg = Action | { undo: number };

export class Errand {
  #legs = $state.raw<readonly Leg[]>([]);
  /** The version at which the last leg was sent. */
  #sent = -1;

  constructor(private readonly turn: Turn) {}

  running = $derived.by((): boolean => this.#legs.length > 0);

  start(legs: readonly Leg[]): void {
    this.#sent = -1;
    this.#legs = legs;
  }

  /** Send what comes next, if the time has come. Call it in an effect. */
  goOn(): void {
    const { turn } = this;
    const [leg, ...rest] = this.#legs;
    if (!leg || turn.busy || turn.version <= this.#sent) return;
    if (!("undo" in leg) && !this.#offered(leg)) {
      // While several act at once, a newer version may be somebody else's doing.
      const waits = this.#sent >= 0 && turn.actors.length > 1;
      if (!waits) this.#legs = [];
      return;
    }
    this.#sent = turn.version;
    this.#legs = rest;
    void this.#send(leg);
  }

  async #send(leg: Leg): Promise<void> {
    const done = await ("undo" in leg ? this.turn.undo(leg.undo) : this.turn.act(leg));
    if (!done) this.#legs = [];
  }

  #offered(action: Action): boolean {
    const wanted = JSON.stringify(action);
    return this.turn.legal.some((one) => JSON.stringify(one) === wanted);
  }
}
