/** What the table's aids say of the position at hand. Asked for when wanted, kept for a version. */

import { untrack } from "svelte";
import type { TableProps } from "..";
import type { Aids } from "./forms";

type Name = keyof Aids;
type Given = Pick<TableProps, "state" | "table" | "aid">;

interface Kept {
  version: number;
  answer: unknown;
}

const SETTLE = 80; // milliseconds: bots move fast, and only where they stop somebody looks

export class Answers {
  #kept = $state.raw<Partial<Record<Name, Kept>>>({});
  #asked = new Map<Name, number>();

  constructor(private readonly given: () => Given) {}

  /** Whether this table has the aid. */
  has(name: Name): boolean {
    return this.given().table.aids.includes(name);
  }

  /** What it says of the position as it is; null: it is not known yet, or not allowed. */
  get<N extends Name>(name: N): Aids[N] | null {
    const kept = this.#kept[name];
    if (kept?.version !== this.given().state.version) return null;
    return kept.answer as Aids[N] | null;
  }

  /** Ask for it, once a version. Call it in an effect: a new version asks anew. */
  want(name: Name): void {
    const { version } = this.given().state;
    if (!this.has(name) || this.#asked.get(name) === version) return;
    this.#asked.set(name, version);
    setTimeout(() => void this.#ask(name, version), SETTLE);
  }

  async #ask(name: Name, version: number): Promise<void> {
    const { state, aid } = untrack(this.given);
    if (state.version !== version) return;
    try {
      const answer = await aid(name);
      if (this.#asked.get(name) === version) {
        this.#kept = { ...this.#kept, [name]: { version, answer } };
      }
    } catch {
      // Without an answer the table does without the aid; the next version asks again.
      if (this.#asked.get(name) === version) this.#asked.delete(name);
    }
  }
}
