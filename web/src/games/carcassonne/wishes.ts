/** Actions that the user tries and that are not legal: the server says why. */

import { kindOf, look, type Board, type Part } from "./board";
import { sameCell, type Action, type Figure, type Kind, type Laid, type Stand } from "./forms";
import type { Turn } from "./forms";
import { partUnder } from "./inspecting";
import type { Under } from "./plane";
import { placesOf, segmentsOf } from "./tiles";

/** The illegal action that the user tries by pointing there; null: none. */
export function wishOf(
  board: Board,
  laying: {
    phase: string;
    tile: string | null;
    turn: Turn;
    laid: Laid | null;
    figure: Figure;
  },
  under: Under,
): Action | null {
  const { cell } = under;
  if (laying.phase === "tile" && laying.tile !== null && board.isOpen(cell)) {
    return { place: { tile: laying.tile, x: cell.x, y: cell.y, turn: laying.turn } };
  }
  if (laying.phase !== "follower" || !sameCell(cell, laying.laid)) return null;
  const part = partUnder(board, under);
  return part && { follower: standOn(part, laying.figure) };
}

/** The wish to put this kind of figure somewhere on the tile, where it can be put nowhere. */
export function figureWish(tile: Laid, figure: Figure): Action {
  const segment = segmentsOf(tile.tile).findIndex(({ on }) => STANDS_ON[figure].includes(on));
  return { follower: standOn({ tile, segment: Math.max(0, segment) }, figure) };
}

const STANDS_ON: Record<Figure, readonly Kind[]> = {
  follower: ["city", "road", "field", "cloister"],
  big: ["city", "road", "field", "cloister"],
  builder: ["city", "road"],
  pig: ["field"],
};

function standOn(part: Part, figure: Figure): Stand {
  const { tile, segment } = part;
  const at = placesOf(tile.tile, look(tile), segment)[0] ?? null;
  const stand = { on: kindOf(part), at };
  return figure === "follower" ? stand : { ...stand, figure };
}
