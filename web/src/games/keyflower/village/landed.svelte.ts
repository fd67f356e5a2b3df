/** What has just arrived on a tile: shown for a moment. */

import { RESOURCES, type Resource, type Village, type View } from "../forms";

export interface Landing {
  tile: string;
  resource: Resource;
  count: number;
}

/** What came into a village from outside; moves within the village do not count. */
export function landingsOf(before: Village, after: Village): Landing[] {
  const lay = new Map(before.tiles.map((laid) => [laid.tile, laid.resources]));
  return RESOURCES.flatMap((resource) => {
    const more = after.tiles.flatMap(({ tile, resources }): Landing[] => {
      const count = resources[resource] - (lay.get(tile)?.[resource] ?? 0);
      return count === 0 ? [] : [{ tile, resource, count }];
    });
    const grown = more.reduce((sum, { count }) => sum + count, 0);
    return grown > 0 ? more.filter(({ count }) => count > 0) : [];
  });
}

const SHOWN = 3200; // milliseconds

export class Landed {
  now = $state.raw<readonly Landing[]>([]);
  #before: View | null = null;
  #end: ReturnType<typeof setTimeout> | undefined;

  /** Compare with the previous view. */
  see(view: View): void {
    const before = this.#before;
    this.#before = view;
    if (!before || before.villages.length !== view.villages.length) return;
    const found = view.villages.flatMap((village, seat) =>
      landingsOf(before.villages[seat]!, village),
    );
    if (found.length === 0) return;
    this.now = found;
    clearTimeout(this.#end);
    this.#end = setTimeout(() => (this.now = []), SHOWN);
  }

  close(): void {
    clearTimeout(this.#end);
  }
}
