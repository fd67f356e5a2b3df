/** The winter tiles and what each of them counts, from what is printed on them. */

import type { Row, Tables } from "../../../learn/tables";
import type { Speak } from "../../face";
import { factsOf, firstFaceOf, nameKey, TILES } from "../facts";
import { tilePicture } from "../pictures";
import { countedOf } from "../tilewords";

const WINTER = TILES.filter((tile) => factsOf(tile).kind === "winter");

export const tables: Tables = {
  "scoring-winter": (t) => WINTER.map((tile) => rowOf(tile, t)),
};

function rowOf(tile: string, t: Speak): Row {
  const face = firstFaceOf(tile);
  const { what, points } = countedOf(tile, face, t);
  return {
    tile,
    picture: tilePicture(tile, face),
    title: t(nameKey(tile)),
    words: what,
    points: t("web-points-number", { points }),
  };
}
