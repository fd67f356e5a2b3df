/** Hints at a table: requested for one position; the user can select one and follow it. */

import { labelOf, type Variation } from "../games/face";
import { isEqual } from "../lib/equal";
import { draftedSteps } from "../net/drafts";
import type { Advice } from "../net/types";
import type { TableSession } from "./session.svelte";

export interface Advised extends Advice {
  label: string;
}

/** The hints for one position: a version, and what the seat had drafted on it. */
interface Given {
  version: number;
  seat: number;
  drafted: readonly object[];
  advice: readonly Advised[];
}

export class Hints {
  asking = $state(false);
  #given = $state.raw<Given | null>(null);
  #chosen = $state("");

  constructor(
    private readonly session: Pick<TableSession, "table" | "turn" | "link" | "hint" | "drafting">,
  ) {}

  /** The table allows hints, and the user has to decide. */
  possible = $derived.by(
    (): boolean =>
      this.session.table.aids.includes("hint") &&
      this.session.turn &&
      !this.session.link.state?.draft?.complete,
  );

  /**
   * The hints for the current position; null: none were requested, or the position changed.
   * Variations that begin with what was drafted since then continue after it.
   */
  advice = $derived.by((): readonly Advised[] | null => {
    const [given, state] = [this.#given, this.session.link.state];
    if (given === null || given.version !== state?.version || given.seat !== state.seat)
      return null;
    const done = this.#actions;
    const begun = given.drafted.length;
    if (!isEqual(done.slice(0, begun), given.drafted)) return null;
    const since = done.slice(begun);
    if (since.length === 0) return given.advice;
    const going = given.advice.flatMap((one) => {
      const [first, rest] = [one.actions.slice(0, since.length), one.actions.slice(since.length)];
      return rest.length > 0 && isEqual(first, since) ? [{ ...one, actions: rest }] : [];
    });
    return going.length > 0 ? going : null;
  });
  chosen = $derived.by((): number =>
    Math.max(0, this.advice?.findIndex(({ label }) => label === this.#chosen) ?? 0),
  );
  variations = $derived.by((): Variation[] => {
    const seat = this.#given?.seat ?? 0;
    return (this.advice ?? []).map(({ actions, label }, index) => ({
      label,
      seat,
      actions,
      chosen: index === this.chosen,
    }));
  });

  /** What the seat has drafted so far. */
  get #actions(): readonly object[] {
    const { state } = this.session.link;
    return state ? draftedSteps(state).map((step) => step.do) : [];
  }

  async ask(): Promise<void> {
    if (this.asking || !this.possible) return;
    this.asking = true;
    const drafted = this.#actions;
    try {
      const hint = (await this.session.hint()) ?? null;
      this.#given = hint && {
        ...hint,
        drafted,
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

  /** Draft all steps of the chosen hint; the player confirms them. */
  async apply(): Promise<void> {
    const steps = this.advice?.[this.chosen]?.actions;
    if (steps) await this.session.drafting.actAll(steps);
  }

  close(): void {
    this.#given = null;
  }
}
