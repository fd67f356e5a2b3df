/** The marks of the seats, the same as on the pieces, on a square of 24. */

export const MARKS = [
  "M0-5.5a5.5 5.5 0 1 1 0 11a5.5 5.5 0 1 1 0-11Z",
  "M0-6.5 6.5 5h-13Z",
  "M-6-5H6v3.6H-6ZM-6.8 1.6H6.8v3.6H-6.8Z",
  "M0-2.6 3.6-6.2 6.2-3.6 2.6 0 6.2 3.6 3.6 6.2 0 2.6-3.6 6.2-6.2 3.6-2.6 0-6.2-3.6-3.6-6.2Z",
  "M-5-5H5V5H-5Z",
  "M0-7 5.5 0 0 7-5.5 0Z",
] as const;

/** For `style:`: the colour of a seat in any theme. */
export const seatColour = (seat: number): string => `var(--seat-${seat % MARKS.length})`;
