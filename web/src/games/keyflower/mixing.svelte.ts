/**
 * A use with mixed colours (boat 4b, KF Y11): the player chooses all of them on one screen. The
 * rules take one colour after the other.
 */

import { COLOURS, total, type Action, type Colour, type Workers } from "./forms";
import { mixtureOf } from "./proposing";
import type { Turn } from "./turn.svelte";

const LIMIT = 6; // KF U4: workers on a tile

const NOBODY: Workers = { blue: 0, red: 0, yellow: 0, green: 0 };

/** The colours that are still to be asked for, in the order of the rules. */
export const coloursFrom = (next: Colour): readonly Colour[] =>
  COLOURS.slice(COLOURS.indexOf(next));

export class Mixing {
  #chosen = $state.raw<{ position: string; numbers: Workers } | null>(null);

  constructor(private readonly turn: Turn) {}

  #open = $derived.by((): readonly Colour[] =>
    this.turn.placement ? coloursFrom(this.turn.placement.next_colour) : [],
  );
  #have = $derived.by((): Workers => this.turn.screen?.workers ?? NOBODY);
  /** The colours that the player has. */
  colours = $derived.by((): Colour[] => this.#open.filter((colour) => this.#have[colour] > 0));

  /** How many workers the use needs at least, and how many fit. */
  #bounds = $derived.by((): { least: number; most: number } => {
    const tile = this.turn.placement?.tile ?? "";
    const known = this.turn.reach(tile)?.use;
    if (known) return { least: known.needed, most: known.room };
    const { auction, villages } = this.turn.view;
    const all = [...auction, ...villages.flatMap((village) => village.tiles)];
    const at = all.find((one) => one.tile === tile);
    return { least: (at?.last_use ?? 0) + 1, most: LIMIT - total(at?.workers ?? {}) };
  });

  #moving = $derived.by((): number => total(this.turn.placement?.moving ?? {}));

  /** The number of each colour. */
  numbers = $derived.by((): Workers => {
    if (this.#chosen?.position === this.turn.position) return this.#chosen.numbers;
    return mixtureOf(this.#bounds.least - this.#moving, this.colours, this.#have);
  });

  /** All workers of the use. */
  sum = $derived.by((): number => this.#moving + total(this.numbers));
  ready = $derived.by(
    (): boolean => this.sum > 0 && this.sum >= this.#bounds.least && this.sum <= this.#bounds.most,
  );

  /** The numbers of a colour to choose from. */
  choicesOf(colour: Colour): number[] {
    const most = Math.min(this.#have[colour], this.#bounds.most - this.#moving);
    return Array.from({ length: Math.max(0, most) + 1 }, (_, number) => number);
  }

  pick(colour: Colour, number: number): void {
    const numbers = { ...this.numbers, [colour]: number };
    this.#chosen = { position: this.turn.position, numbers };
  }

  async place(): Promise<void> {
    if (!this.ready) return;
    const { numbers } = this;
    const steps = this.#open.map((colour): Action => ({
      workers: { colour, number: numbers[colour] },
    }));
    await this.turn.actAll(steps);
  }
}
