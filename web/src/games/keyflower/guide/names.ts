/** Names in `data-guide` of what the page shows and the tutorial points at. */

import type { Group } from "../forms";

/** The button that places these workers. Without any, their colour does not matter. */
export const placeName = ({ colour, number }: Group): string =>
  number === 0 ? "place:0" : `place:${colour}:${number}`;
