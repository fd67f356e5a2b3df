/** The geometry of a line over time, and its summary in numbers. Nothing is drawn here. */

export interface Point {
  at: number;
  value: number;
}

export interface Box {
  width: number;
  height: number;
  /** Room for the numbers at the left, and around the line. */
  left: number;
  edge: number;
}

export interface Line {
  /** The path of the line. */
  path: string;
  dots: { x: number; y: number }[];
  /** Values with a line across, from the lowest. */
  ticks: { value: number; y: number }[];
}

const STEPS = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500] as const;
const MOST_TICKS = 5;

/** Round values from below the lowest to above the highest. */
export function ticksBetween(least: number, most: number): number[] {
  const room = Math.max(most - least, STEPS[0]);
  const step = STEPS.find((one) => room / one <= MOST_TICKS - 1) ?? room;
  const first = Math.floor(least / step);
  const last = Math.max(Math.ceil(most / step), first + 1);
  return Array.from({ length: last - first + 1 }, (_, at) => +((first + at) * step).toFixed(4));
}

/** The points from left to right, evenly: what counts is the order of games, not the days between. */
export function lineOf(points: readonly Point[], { width, height, left, edge }: Box): Line {
  const values = points.map(({ value }) => value);
  const marks = ticksBetween(Math.min(...values), Math.max(...values));
  const [low, high] = [marks[0]!, marks.at(-1)!];
  const x = (at: number): number =>
    points.length === 1
      ? (left + width - edge) / 2
      : left + ((width - edge - left) * at) / (points.length - 1);
  const y = (value: number): number =>
    height - edge - ((height - 2 * edge) * (value - low)) / (high - low);
  const dots = values.map((value, at) => ({ x: round(x(at)), y: round(y(value)) }));
  return {
    path: dots.map((dot, at) => `${at === 0 ? "M" : "L"}${dot.x} ${dot.y}`).join(""),
    dots,
    ticks: marks.map((value) => ({ value, y: round(y(value)) })),
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** The first, the last, the lowest and the highest value. */
export function summaryOf(points: readonly Point[]): {
  first: number;
  last: number;
  least: number;
  most: number;
} {
  const values = points.map(({ value }) => value);
  return {
    first: values[0] ?? 0,
    last: values.at(-1) ?? 0,
    least: Math.min(...values),
    most: Math.max(...values),
  };
}
