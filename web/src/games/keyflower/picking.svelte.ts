/** Workers that are being chosen for the placement under way: how many of which colour. */

import { type Colour, type Group } from "./forms";
import type { Turn } from "./turn.svelte";

/** A colour and the numbers of it that would do, ascending. */
export interface Choice {
  colour: Colour;
  numbers: number[];
}

/** The numbers that would do, by colour, in the order in which they were listed. */
export function choicesOf(workers: readonly Group[]): Choice[] {
  const choices = new Map<Colour, number[]>();
  for (const { colour, number } of workers) {
    choices.set(colour, [...(choices.get(colour) ?? []), number]);
  }
  return [...choices].map(([colour, numbers]) => ({
    colour,
    numbers: numbers.sort((a, b) => a - b),
  }));
}

/** What to begin with: the least of the only colour there is; null where colours are to choose. */
export function firstChoice(choices: readonly Choice[]): Group | null {
  const only = choices.length === 1 ? choices[0] : undefined;
  const least = only?.numbers[0];
  return only && least !== undefined ? { colour: only.colour, number: least } : null;
}

export class Picking {
  #picked = $state.raw<{ version: number; group: Group } | null>(null);

  constructor(private readonly turn: Turn) {}

  choices = $derived.by((): Choice[] => choicesOf(this.turn.steps.workers));

  /** What is chosen now; it is forgotten when the position moves on. */
  picked = $derived.by((): Group | null => {
    if (this.#picked?.version === this.turn.version) return this.#picked.group;
    return firstChoice(this.choices);
  });

  pick(group: Group): void {
    this.#picked = { version: this.turn.version, group };
  }

  /** The same number of the colour at hand, as a key gives it; false where it would not do. */
  pickNumber(number: number): boolean {
    const { picked, choices } = this;
    const fits = choices.filter((choice) => choice.numbers.includes(number));
    const choice = fits.find((one) => one.colour === picked?.colour) ?? fits[0];
    if (choice) this.pick({ colour: choice.colour, number });
    return choice !== undefined;
  }

  /** The next colour that would do. */
  nextColour(): boolean {
    const { picked, choices } = this;
    const at = choices.findIndex((choice) => choice.colour === picked?.colour);
    const next = choices[(at + 1) % choices.length];
    const least = next?.numbers[0];
    if (!next || least === undefined) return false;
    const same = picked && next.numbers.includes(picked.number) ? picked.number : least;
    this.pick({ colour: next.colour, number: same });
    return true;
  }

  async place(): Promise<void> {
    if (this.picked) await this.turn.act({ workers: this.picked });
  }
}
