/**
 * Several steps for one tap: each is sent after the answer to the previous one. A step that the
 * server does not offer is not sent, and the rest is dropped.
 */

import type { Action } from "../forms";
import type { Turn } from "../turn.svelte";

/** An action, or how many of the player's own steps to undo. */
export type QueuedStep = Action | { undo: number };

export class ActionQueue {
  #steps = $state.raw<readonly QueuedStep[]>([]);
  /** The position in which the last step was sent; null: none was sent yet. */
  #sent: string | null = null;

  constructor(private readonly turn: Turn) {}

  running = $derived.by((): boolean => this.#steps.length > 0);

  start(steps: readonly QueuedStep[]): void {
    this.#sent = null;
    this.#steps = steps;
  }

  /** Send the next step if the previous one is answered. Call it in an effect. */
  sendNext(): void {
    const { turn } = this;
    const [step, ...rest] = this.#steps;
    if (!step || turn.busy || turn.position === this.#sent) return;
    if (!("undo" in step) && !this.#offered(step)) {
      // While several players act at once, a new position can come from another player.
      const waits = this.#sent !== null && turn.actors.length > 1;
      if (!waits) this.#steps = [];
      return;
    }
    this.#sent = turn.position;
    this.#steps = rest;
    void this.#send(step);
  }

  async #send(step: QueuedStep): Promise<void> {
    const done = await ("undo" in step ? this.turn.undo(step.undo) : this.turn.draft(step));
    if (!done) this.#steps = [];
  }

  #offered(action: Action): boolean {
    const wanted = JSON.stringify(action);
    return this.turn.legal.some((one) => JSON.stringify(one) === wanted);
  }
}
