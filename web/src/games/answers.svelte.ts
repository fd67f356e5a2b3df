/** What the table's aids say of the position in sight. Asked for when wanted, kept while it is. */

import { onDestroy, untrack } from "svelte";
import type { TableProps } from "./face";

type Given = Pick<TableProps, "state" | "table" | "aid">;

interface Kept {
  position: string;
  answer: unknown;
}

const SETTLE = 80; // milliseconds: bots move fast, and only where they stop somebody looks

/** `Aids`: every aid's answer under the aid's name. */
export class Answers<Aids extends object> {
  #kept = $state.raw<Partial<Record<keyof Aids, Kept>>>({});
  #asked = new Map<keyof Aids, string>();

  #left = false;

  /** Call while a component is made: with it everything that is still to be asked is forgotten. */
  constructor(private readonly given: () => Given) {
    onDestroy(() => (this.#left = true));
  }

  /** Which position it is, and through whose eyes. */
  get #position(): string {
    const { version, seat } = this.given().state;
    return `${version} ${seat}`;
  }

  /** Whether this table has the aid. */
  has(name: keyof Aids & string): boolean {
    return this.given().table.aids.includes(name);
  }

  /** What it says of the position as it is; null: it is not known yet, or not allowed. */
  get<N extends keyof Aids>(name: N): Aids[N] | null {
    const kept = this.#kept[name];
    if (kept?.position !== this.#position) return null;
    return kept.answer as Aids[N] | null;
  }

  /** Ask for it, once a position. Call it in an effect: a new position asks anew. */
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
      // Without an answer the table does without the aid; the next position asks again.
      if (this.#asked.get(name) === position) this.#asked.delete(name);
    }
  }
}
