/** The workers being chosen for the current placement: a number and a colour. */

import { type Colour, type Group } from "./forms";
import { proposalOf } from "./proposing";
import type { Turn } from "./turn.svelte";

/** A colour and its legal numbers, ascending. */
export interface Choice {
  colour: Colour;
  numbers: number[];
}

/** The legal numbers by colour, in the order in which the server lists them. */
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

export class Picking {
  #picked = $state.raw<{ position: string; group: Group } | null>(null);

  constructor(private readonly turn: Turn) {}

  choices = $derived.by((): Choice[] => choicesOf(this.turn.steps.workers));

  /** The current choice: a proposal at first. It is reset when the position changes. */
  picked = $derived.by((): Group | null => {
    if (this.#picked?.position === this.turn.position) return this.#picked.group;
    return proposalOf(this.turn.steps.workers, this.turn.screen?.workers ?? null);
  });

  pick(group: Group): void {
    this.#picked = { position: this.turn.position, group };
  }

  /** Choose this number, if possible of the current colour. Return whether it is legal. */
  pickNumber(number: number): boolean {
    const { picked, choices } = this;
    const fits = choices.filter((choice) => choice.numbers.includes(number));
    const choice = fits.find((one) => one.colour === picked?.colour) ?? fits[0];
    if (choice) this.pick({ colour: choice.colour, number });
    return choice !== undefined;
  }

  /** Choose the next legal colour. */
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
