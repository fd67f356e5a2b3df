/** Hints at a table: requested for one position; the user can select one and follow it. */

import { labelOf, type Variation } from "../games/face";
import { isEqual } from "../lib/equal";
import type { Advice } from "../net/types";
import type { TableSession } from "./session.svelte";

export interface Advised extends Advice {
  label: string;
}

/** The hints for one position. */
interface Given {
  version: number;
  seat: number;
  advice: readonly Advised[];
}

export class Hints {
  asking = $state(false);
  #given = $state.raw<Given | null>(null);
  /** The same for the position after the action just played. */
  #next = $state.raw<Given | null>(null);
  #chosen = $state("");

  constructor(private readonly session: Pick<TableSession, "table" | "turn" | "link" | "hint">) {}

  /** The table allows hints, and the user has to decide. */
  possible = $derived.by(
    (): boolean => this.session.table.aids.includes("hint") && this.session.turn,
  );

  #now = $derived.by((): Given | null => {
    const { state } = this.session.link;
    const isNow = (one: Given | null): boolean =>
      one !== null && one.version === state?.version && one.seat === state.seat;
    return [this.#given, this.#next].find(isNow) ?? null;
  });

  /** The hints for the current position; null: none were requested, or the position changed. */
  advice = $derived.by((): readonly Advised[] | null => this.#now?.advice ?? null);
  chosen = $derived.by((): number =>
    Math.max(0, this.advice?.findIndex(({ label }) => label === this.#chosen) ?? 0),
  );
  variations = $derived.by((): Variation[] => {
    const seat = this.#now?.seat ?? 0;
    return (this.advice ?? []).map(({ actions, label }, index) => ({
      label,
      seat,
      actions,
      chosen: index === this.chosen,
    }));
  });

  async ask(): Promise<void> {
    if (this.asking || !this.possible) return;
    this.asking = true;
    try {
      const hint = (await this.session.hint()) ?? null;
      this.#next = null;
      this.#given = hint && {
        ...hint,
        advice: hint.advice.map((one, index) => ({ ...one, label: labelOf(index) })),
      };
      this.choose(0);
    } finally {
      this.asking = false;
    }
  }

  choose(index: number): void {
    this.#chosen = this.advice?.[index]?.label ?? "";
  }

  chooseNext(): void {
    this.choose((this.chosen + 1) % (this.advice?.length ?? 1));
  }

  /** This action is being played: variations that begin with it continue after it. */
  follow(form: object): void {
    const now = this.#now;
    if (now === null) return;
    const advice = now.advice
      .filter(({ actions: [first, ...rest] }) => rest.length > 0 && isEqual(first, form))
      .map((one) => ({ ...one, actions: one.actions.slice(1) }));
    this.#given = now;
    this.#next = advice.length > 0 ? { ...now, version: now.version + 1, advice } : null;
  }

  close(): void {
    this.#given = null;
    this.#next = null;
  }
}
