/**
 * A cache of positions: fetched in chunks where the user looks, with a few on either side in
 * advance. Of a long game only those nearby are kept. It knows neither server nor page.
 */

/** Positions per chunk: enough for a while of stepping, few enough to load fast. */
export const CHUNK = 20;
/** How many chunks are kept. Most games fit completely. */
const KEPT = 40;
/** Chunks that are loaded at the same time. */
const AT_ONCE = 2;

export type Fetch<F> = (first: number, last: number) => Promise<F[]>;

export interface Listener {
  arrived(): void;
  failed(error: unknown): void;
}

export class PositionCache<F> {
  #chunks = new Map<number, F[]>();
  #coming = new Set<number>();
  #failed = new Set<number>();
  #current = 0;

  constructor(
    private readonly fetch: Fetch<F>,
    /** The last entry. */
    readonly last: number,
    private readonly listener: Listener,
  ) {}

  /** The position after this entry, if it is loaded. */
  at(entry: number): F | undefined {
    const number = chunkOf(entry);
    return this.#chunks.get(number)?.[entry - number * CHUNK];
  }

  /** The user looks at this entry: fetch it, and then what is around it. */
  look(entry: number): void {
    this.#current = entry;
    this.#failed.clear();
    this.#fill();
  }

  isComing(entry: number): boolean {
    return this.#coming.has(chunkOf(entry));
  }

  #fill(): void {
    for (const number of order(this.#current, this.last)) {
      if (this.#coming.size >= AT_ONCE) return;
      const asked = this.#chunks.has(number) || this.#coming.has(number);
      if (!asked && !this.#failed.has(number)) void this.#bring(number);
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
      this.#failed.add(number); // until the user looks again
      this.listener.failed(error);
    }
  }

  #keep(number: number, frames: F[]): void {
    this.#chunks.set(number, frames);
    if (this.#chunks.size > KEPT) this.#chunks.delete(this.#furthest());
    this.listener.arrived();
    this.#fill();
  }

  #furthest(): number {
    const away = (number: number): number => Math.abs(number - chunkOf(this.#current));
    return [...this.#chunks.keys()].reduce((a, b) => (away(b) > away(a) ? b : a));
  }
}

const chunkOf = (entry: number): number => Math.floor(entry / CHUNK);

/** The chunks to fetch, in order: the current one, then its neighbours. */
export function order(entry: number, last: number): number[] {
  const here = chunkOf(entry);
  return [here, here + 1, here - 1].filter((number) => number >= 0 && number <= chunkOf(last));
}
