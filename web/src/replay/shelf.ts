/**
 * Positions at hand: fetched a few dozen at a time, those round the step looked at first, then from
 * the beginning until every one was here once. Of a very long game only those nearby are kept. It
 * knows neither server nor page.
 */

/** How many come together: enough for a while of stepping, few enough to come at once. */
export const CHUNK = 40;
/** How many chunks are kept. Most games fit in whole. */
const KEPT = 24;
/** Chunks that are under way at the same time. */
const AT_ONCE = 2;

export type Fetch<F> = (first: number, last: number) => Promise<F[]>;

export interface Listener<F> {
  came(frames: readonly F[]): void;
  failed(error: unknown): void;
}

export class Shelf<F> {
  #chunks = new Map<number, F[]>();
  #coming = new Set<number>();
  /** Chunks that were here once. */
  #seen = new Set<number>();
  #failed = new Set<number>();
  #looked = 0;

  constructor(
    private readonly fetch: Fetch<F>,
    /** The last entry there is. */
    readonly last: number,
    private readonly listener: Listener<F>,
  ) {}

  /** The position after this entry, where it is at hand. */
  at(entry: number): F | undefined {
    const number = chunkOf(entry);
    return this.#chunks.get(number)?.[entry - number * CHUNK];
  }

  /** Somebody looks at this entry: fetch it, and then what lies round it. */
  look(entry: number): void {
    this.#looked = entry;
    this.#failed.clear();
    this.#fill();
  }

  isComing(entry: number): boolean {
    return this.#coming.has(chunkOf(entry));
  }

  #fill(): void {
    const far = this.#far();
    for (const number of order(this.#looked, this.last)) {
      if (this.#coming.size >= AT_ONCE) return;
      const had = this.#chunks.has(number) || (far.has(number) && this.#seen.has(number));
      if (!had && !this.#coming.has(number) && !this.#failed.has(number)) void this.#bring(number);
    }
  }

  async #bring(number: number): Promise<void> {
    const first = number * CHUNK;
    this.#coming.add(number);
    try {
      const frames = await this.fetch(first, Math.min(first + CHUNK - 1, this.last));
      this.#coming.delete(number);
      this.#keep(number, frames);
    } catch (error) {
      this.#coming.delete(number);
      this.#failed.add(number); // until somebody looks again
      this.listener.failed(error);
    }
  }

  /** Chunks that are not worth keeping. */
  #far(): Set<number> {
    const here = chunkOf(this.#looked);
    const all = order(this.#looked, this.last);
    all.sort((one, other) => Math.abs(one - here) - Math.abs(other - here));
    return new Set(all.slice(KEPT));
  }

  #keep(number: number, frames: F[]): void {
    this.#chunks.set(number, frames);
    this.#seen.add(number);
    for (const far of this.#far()) this.#chunks.delete(far);
    this.listener.came(frames);
    this.#fill();
  }
}

const chunkOf = (entry: number): number => Math.floor(entry / CHUNK);

/** All chunks in the order of fetching: the one looked at, its neighbours, the rest in order. */
export function order(entry: number, last: number): number[] {
  const [here, end] = [chunkOf(entry), chunkOf(last)];
  const near = [here, here + 1, here - 1].filter((number) => number >= 0 && number <= end);
  const all = Array.from({ length: end + 1 }, (_, number) => number);
  return [...new Set([...near, ...all])];
}
