/**
 * The aids' answers for the current position. Fetched on demand and kept until the position
 * changes.
 */

import { onDestroy, untrack } from "svelte";
import { positionOf } from "../net/drafts";
import type { TableProps } from "./face";

type Given = Pick<TableProps, "state" | "table" | "aid">;

interface Kept {
  position: string;
  answer: unknown;
}

const SETTLE = 80; // milliseconds: skip positions that last only a moment while bots play

/** `Aids`: every aid's answer under the aid's name. */
export class Answers<Aids extends object> {
  #kept = $state.raw<Partial<Record<keyof Aids, Kept>>>({});
  #asked = new Map<keyof Aids, string>();

  #left = false;

  /** Call during component setup: pending requests are dropped when the component is destroyed. */
  constructor(private readonly given: () => Given) {
    onDestroy(() => (this.#left = true));
  }

  /** Identifies the position and the seat it is seen from. */
  get #position(): string {
    const { state } = this.given();
    return `${positionOf(state)} ${state.seat}`;
  }

  /** Whether this table has the aid. */
  has(name: keyof Aids & string): boolean {
    return this.given().table.aids.includes(name);
  }

  /** The answer for the current position; null: not known yet, or not allowed. */
  get<N extends keyof Aids>(name: N): Aids[N] | null {
    const kept = this.#kept[name];
    if (kept?.position !== this.#position) return null;
    return kept.answer as Aids[N] | null;
  }

  /**
   * Request the answer once per position. Call it in an effect, so that a new position asks again.
   */
  want(name: keyof Aids & string): void {
    const position = this.#position;
    if (!this.has(name) || this.#asked.get(name) === position) return;
    this.#asked.set(name, position);
    setTimeout(() => void this.#ask(name, position), SETTLE);
  }

  async #ask(name: keyof Aids & string, position: string): Promise<void> {
    if (this.#left || untrack(() => this.#position) !== position) return;
    try {
      const answer = await untrack(this.given).aid(name);
      if (this.#asked.get(name) === position) {
        this.#kept = { ...this.#kept, [name]: { position, answer } };
      }
    } catch {
      // The table works without the aid; ask again later.
      if (this.#asked.get(name) === position) this.#asked.delete(name);
    }
  }
}
