/** The geometry of a graph over time. Only numbers and paths; nothing is drawn here. */

export interface Box {
  width: number;
  height: number;
  /** Room for the numbers at the side and below, and for the marks at the ends of the lines. */
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** How far the lines continue after the last entry: much is often scored there. */
  tail: number;
}

/** A dash pattern for every seat, to tell the lines apart without colour. */
export const DASHES = ["none", "7 3", "2 3", "10 3 2 3", "4 2", "1 4"] as const;

export class Scale {
  readonly ticks: number[];
  readonly #most: number;

  constructor(
    readonly box: Box,
    readonly entries: number,
    most: number,
    /** When an entry is over; the x axis is even in this time. */
    private readonly time: (entry: number) => number = (entry) => entry,
  ) {
    this.ticks = ticksTo(most);
    this.#most = this.ticks.at(-1) ?? 1;
  }

  /** The width of all entries together. */
  get #room(): number {
    const { width, left, right, tail } = this.box;
    return width - left - right - tail;
  }

  x(entry: number): number {
    return this.box.left + (this.#room * this.time(entry)) / (this.time(this.entries) || 1);
  }

  /** Where a line ends whose last value is that of this entry. */
  #end(entry: number): number {
    return entry < this.entries ? this.x(entry) : this.box.width - this.box.right;
  }

  y(points: number): number {
    const { top, bottom, height } = this.box;
    return height - bottom - ((height - top - bottom) * Math.max(0, points)) / this.#most;
  }

  /** The entry nearest to this x. */
  entryAt(x: number): number {
    let [before, after] = [0, this.entries];
    while (after - before > 1) {
      const middle = Math.floor((before + after) / 2);
      if (this.x(middle) <= x) before = middle;
      else after = middle;
    }
    return x - this.x(before) < this.x(after) - x ? before : after;
  }

  /** Values by entry as a step line: it rises exactly at the entry. */
  line(values: readonly number[]): string {
    return `M${this.#stairs(values, false)}`;
  }

  /** The area between two such lines. */
  area(lower: readonly number[], upper: readonly number[]): string {
    return `M${this.#stairs(upper, false)}L${this.#stairs(lower, true)}Z`;
  }

  #stairs(values: readonly number[], backwards: boolean): string {
    const corners: [number, number][] = [[this.x(0), this.y(values[0] ?? 0)]];
    values.forEach((value, entry) => {
      const before = values[entry - 1] ?? value;
      if (value === before) return;
      corners.push([this.x(entry), this.y(before)], [this.x(entry), this.y(value)]);
    });
    corners.push([this.#end(values.length - 1), this.y(values.at(-1) ?? 0)]);
    if (backwards) corners.reverse();
    return corners.map(([x, y]) => `${fine(x)},${fine(y)}`).join("L");
  }
}

const fine = (value: number): number => Math.round(value * 10) / 10;

/** Round whole numbers from 0 to at least `most`, and as little above it as possible. */
export function ticksTo(most: number): number[] {
  const top = Math.max(most, 4);
  const power = 10 ** Math.floor(Math.log10(top / 5));
  const lines = [1, 2, 2.5, 5, 10]
    .map((times) => times * power)
    .filter(Number.isInteger)
    .map((step) => ({ step, number: Math.ceil(top / step) }))
    .filter(({ number }) => number >= 3 && number <= 5)
    .sort(
      (one, other) => one.step * one.number - other.step * other.number || other.step - one.step,
    );
  const { step, number } = lines[0] ?? { step: top, number: 1 };
  return Array.from({ length: number + 1 }, (_, at) => at * step);
}

/** Stacked sums: the lower edge of every layer, and finally the upper edge of the last one. */
export function stacked(layers: readonly (readonly number[])[], length: number): number[][] {
  const edges: number[][] = [Array.from({ length }, () => 0)];
  for (const layer of layers) {
    const below = edges.at(-1) ?? [];
    edges.push(below.map((value, entry) => value + (layer[entry] ?? 0)));
  }
  return edges;
}

/** Move labels apart until they are at least `least` apart, and none is beyond `most`. */
export function spread(heights: readonly number[], least: number, most = Infinity): number[] {
  const order = heights.map((height, at) => ({ height, at })).sort((a, b) => a.height - b.height);
  const placed = [...heights];
  let free = -Infinity;
  for (const { height, at } of order) {
    placed[at] = Math.max(height, free);
    free = placed[at] + least;
  }
  free = most;
  for (const { at } of order.reverse()) {
    placed[at] = Math.min(placed[at]!, free);
    free = placed[at] - least;
  }
  return placed;
}
