/**
 * Several steps for one tap: each is sent when the answer to the one before has come. The server
 * has the last word: what it does not offer is not sent, and the rest is forgotten.
 */

import type { Action } from "../forms";
import type { Turn } from "../turn.svelte";

/** Something to do, or how many of the own steps to take back. */
export type QueuedStep = Action | { undo: number };

export class ActionQueue {
  #steps = $state.raw<readonly QueuedStep[]>([]);
  /** The version at which the last step was sent. */
  #sent = -1;

  constructor(private readonly turn: Turn) {}

  running = $derived.by((): boolean => this.#steps.length > 0);

  start(steps: readonly QueuedStep[]): void {
    this.#sent = -1;
    this.#steps = steps;
  }

  /** Send what comes next, if the time has come. Call it in an effect. */
  goOn(): void {
    const { turn } = this;
    const [step, ...rest] = this.#steps;
    if (!step || turn.busy || turn.version <= this.#sent) return;
    if (!("undo" in step) && !this.#offered(step)) {
      // While several act at once, a newer version may be somebody else's doing.
      const waits = this.#sent >= 0 && turn.actors.length > 1;
      if (!waits) this.#steps = [];
      return;
    }
    this.#sent = turn.version;
    this.#steps = rest;
    void this.#send(step);
  }

  async #send(step: QueuedStep): Promise<void> {
    const done = await ("undo" in step ? this.turn.undo(step.undo) : this.turn.act(step));
    if (!done) this.#steps = [];
  }

  #offered(action: Action): boolean {
    const wanted = JSON.stringify(action);
    return this.turn.legal.some((one) => JSON.stringify(one) === wanted);
  }
}
