/** Hints at a table: asked for, given for one position, one of them looked at. */

import type { Way } from "../games";
import type { Advice, Hint } from "../net/types";
import type { TableSession } from "./session.svelte";

export class Hints {
  asking = $state(false);
  #given = $state.raw<Hint | null>(null);
  #chosen = $state(0);

  constructor(private readonly session: Pick<TableSession, "table" | "turn" | "link" | "hint">) {}

  /** The table allows hints, and there is something to decide. */
  possible = $derived.by(
    (): boolean => this.session.table.aids.includes("hint") && this.session.turn,
  );

  /** What is advised for the position in sight; null: nothing was asked, or it moved on. */
  advice = $derived.by((): readonly Advice[] | null => {
    const [given, state] = [this.#given, this.session.link.state];
    if (given === null || given.version !== state?.version || given.seat !== state.seat)
      return null;
    return given.advice;
  });
  chosen = $derived.by((): number => Math.min(this.#chosen, (this.advice?.length ?? 1) - 1));
  ways = $derived.by((): Way[] => {
    const seat = this.#given?.seat ?? 0;
    return (this.advice ?? []).map(({ actions }, index) => ({
      label: String(index + 1),
      seat,
      actions,
      chosen: index === this.chosen,
    }));
  });

  async ask(): Promise<void> {
    if (this.asking || !this.possible) return;
    this.asking = true;
    try {
      this.#given = (await this.session.hint()) ?? null;
      this.#chosen = 0;
    } finally {
      this.asking = false;
    }
  }

  choose(index: number): void {
    this.#chosen = index;
  }

  close(): void {
    this.#given = null;
  }
}
