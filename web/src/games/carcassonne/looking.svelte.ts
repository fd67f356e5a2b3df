/** The selected feature: under the pointer, tapped, or of the focused follower. */

import type { Answers } from "../answers.svelte";
import { kindOf, look, partKey, type Board, type Part } from "./board";
import type { Aids, Cell, Laid, Stand, Standing } from "./forms";
import { featuresByNews, knownOf, partUnder, type Known } from "./inspecting";
import type { Under } from "./plane";
import { anchorOf, segmentAt } from "./tiles";

const NEAR_FIGURE = 0.15; // of a tile: a point this close to a follower selects the follower
const NEAR_SPOT = 0.2;

export class Looking {
  /** The cell under the mouse, or tapped. */
  cell = $state.raw<Cell | null>(null);
  stand = $state.raw<Stand | null>(null);
  #hovered = $state.raw<Part | null>(null);
  #kept = $state.raw<Part | null>(null);

  constructor(
    private readonly board: () => Board,
    private readonly answers: Answers<Aids>,
  ) {}

  #part = $derived.by((): Part | null => {
    const part = this.#kept ?? this.#hovered;
    return part && this.#allowed(part) ? part : null;
  });

  known = $derived.by((): Known | null => {
    const part = this.#part;
    if (!part) return null;
    const { answers } = this;
    return knownOf(part, this.board(), {
      features: answers.get("features"),
      fields: answers.get("fields"),
      odds: answers.get("odds"),
    });
  });

  /** Whether the selection needs an aid's answer. Call it in an effect. */
  ask(): void {
    if (!this.#part) return;
    if (kindOf(this.#part) === "field") this.answers.want("fields");
    else {
      this.answers.want("features");
      this.answers.want("odds");
    }
  }

  #allowed = (part: Part): boolean =>
    this.answers.has(kindOf(part) === "field" ? "fields" : "features");

  /** The mouse moved here. Nothing changes or is redrawn while it stays on one part. */
  hover(part: Part | null): void {
    if (part?.tile !== this.#hovered?.tile || part?.segment !== this.#hovered?.segment) {
      this.#hovered = part;
    }
  }

  /** Select it until something else is tapped; selecting it again clears the selection. */
  keep(part: Part | null): void {
    const same = part && this.#kept && partKey(part) === partKey(this.#kept);
    this.#kept = same ? null : part;
  }

  /** Select the next feature by keyboard, latest change first. */
  step(steps: number): Part | null {
    const all = featuresByNews(this.board()).filter(this.#allowed);
    const whole = new Set(this.#kept ? this.board().whole(this.#kept).map(partKey) : []);
    const here = all.findIndex((part) => whole.has(partKey(part)));
    const next = here < 0 ? (steps > 0 ? 0 : -1) : (here + steps) % all.length;
    this.#kept = all.at(next) ?? null;
    return this.#kept;
  }

  at(cell: Cell | null): void {
    if (cell?.x !== this.cell?.x || cell?.y !== this.cell?.y) this.cell = cell;
  }

  over(stand: Stand | null): void {
    if (stand?.on !== this.stand?.on || stand?.at !== this.stand?.at) this.stand = stand;
  }

  away(): boolean {
    const looked = this.#kept !== null;
    this.#kept = null;
    return looked;
  }
}

/** The part a point refers to: that of a follower close by, or the part under the point. */
export function partMeant(board: Board, followers: readonly Standing[], under: Under): Part | null {
  const here = followers.find((one) => one.x === under.cell.x && one.y === under.cell.y);
  const part = here && board.part(here);
  if (part && far(part.tile, part.segment, under) < NEAR_FIGURE) return part;
  return partUnder(board, under);
}

/** The spot for a follower that a point of the tile just placed refers to. */
export function standMeant(
  board: Board,
  tile: Laid,
  stands: readonly Stand[],
  under: Under,
): Stand | null {
  if (tile.x !== under.cell.x || tile.y !== under.cell.y) return null;
  const segmentOf = (stand: Stand): number => segmentAt(tile.tile, look(tile), stand.on, stand.at);
  const near = stands.map((stand) => ({ stand, far: far(tile, segmentOf(stand), under) }));
  const nearest = near.reduce((a, b) => (b.far < a.far ? b : a), {
    stand: null,
    far: NEAR_SPOT,
  } as {
    stand: Stand | null;
    far: number;
  });
  if (nearest.stand) return nearest.stand;
  // Any point of the feature works, also on another segment of the tile that belongs to it.
  const ground = partUnder(board, under);
  if (!ground) return null;
  const whole = new Set(board.whole(ground).map(partKey));
  return stands.find((stand) => whole.has(partKey({ tile, segment: segmentOf(stand) }))) ?? null;
}

function far(tile: Laid, segment: number, under: Under): number {
  const [right, down] = anchorOf(tile.tile, look(tile), segment);
  return Math.hypot(right / 100 - under.right, down / 100 - under.down);
}
