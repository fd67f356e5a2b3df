/** What a field is worth, with the points that pigs add. */

import type { Standing } from "./forms";
import type { Known } from "./inspecting";

/** Owners who would get the same points. */
export interface FieldWorth {
  /** None, if nobody owns the field. */
  owners: number[];
  /** Their pigs are on the field, and counted. */
  pig: boolean;
  now: number;
  /** If all cities of the field are completed. */
  finished: number;
}

/**
 * The points of a field: for its owners without a pig there, and for those with one.
 * `here`: the figures on the field.
 */
export function fieldWorths(
  { owners, now, finished, cities }: Pick<Known, "owners" | "now" | "finished" | "cities">,
  here: readonly Standing[],
): FieldWorth[] {
  const hasPig = (seat: number): boolean =>
    here.some((one) => one.figure === "pig" && one.seat === seat);
  const [plain, helped] = [owners.filter((seat) => !hasPig(seat)), owners.filter(hasPig)];
  const worths: FieldWorth[] = [];
  if (plain.length > 0 || helped.length === 0) {
    worths.push({ owners: plain, pig: false, now, finished });
  }
  // CA T27: a point more for each completed city, only for an owner of the field.
  if (helped.length > 0) {
    const more = { now: now + cities.complete, finished: finished + cities.all };
    worths.push({ owners: helped, pig: true, ...more });
  }
  return worths;
}
