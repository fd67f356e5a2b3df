/** The tutorial of Keyflower: spring, and the beginning of summer. */

import { focusOn } from "../focus";
import type { Lesson, Part, Pointer } from "../../../guide/lesson";
import { isHomeReady, lacking, sceneOf, tileToBid, tileToUse, type Scene } from "./scene";

const FEW = 2; // workers behind the screen: time to explain passing
const MANY = 6; // bids and uses after which the season can end

/** These tiles, highlighted and framed wherever they are. */
function tiles(...found: (string | null | undefined)[]): Pointer {
  const known = found.filter((tile): tile is string => typeof tile === "string");
  return { focus: focusOn(...known), frames: known.map((tile) => `tile:${tile}`) };
}

/** The same, plus the button to press once the tile's sheet is open. */
function open(tile: string | null | undefined, button: "bid" | "use"): Pointer {
  const { focus, frames } = tiles(tile);
  return { focus, frames: [...(frames ?? []), button] };
}

const isSpring = (scene: Scene): boolean => scene.view.season === "spring";
const myTurn = (scene: Scene): boolean => scene.phase === "turn";
const uses = (scene: Scene): number => scene.deeds.filter((deed) => deed.act === "use").length;
const placing = (scene: Scene, act: "bid" | "use"): boolean =>
  scene.phase === "workers" && scene.view.placement?.act === act;

const parts: Part<Scene>[] = [
  {
    name: "welcome",
    when: (scene) => scene.deeds.length === 0 && isSpring(scene),
    point: () => ({ frames: ["screen"] }),
    args: (scene) => ({ bot: scene.bot }),
  },
  {
    name: "bid",
    does: true,
    when: (scene) => scene.deeds.length === 0 && myTurn(scene),
    point: (scene) => open(tileToBid(scene), "bid"),
  },
  {
    name: "bid_workers",
    does: true,
    when: (scene) => placing(scene, "bid"),
    point: () => ({ frames: ["workers"] }),
  },
  {
    name: "colours",
    when: (scene) => scene.deeds.length === 1 && scene.phase !== "workers",
    point: (scene) => tiles(scene.deeds[0]?.tile),
  },
  {
    name: "rival",
    when: (scene) => scene.deeds.length === 1 && myTurn(scene) && scene.answer !== null,
    point: (scene) => tiles(scene.answer),
    args: (scene) => ({ bot: scene.bot }),
  },
  {
    name: "boat",
    does: true,
    when: (scene) => scene.phase === "boat",
    point: () => ({ frames: ["boats"] }),
  },
  {
    name: "village",
    does: true,
    when: (scene) => scene.phase === "village",
  },
  {
    name: "use",
    does: true,
    when: (scene) => uses(scene) === 0 && myTurn(scene) && tileToUse(scene) !== null,
    point: (scene) => open(tileToUse(scene), "use"),
  },
  {
    name: "use_workers",
    does: true,
    when: (scene) => placing(scene, "use"),
    point: () => ({ frames: ["workers"] }),
  },
  {
    name: "home",
    when: (scene) => uses(scene) === 1 && scene.deeds.at(-1)?.act === "use" && myTurn(scene),
    point: (scene) => tiles(scene.home?.tile),
  },
  {
    name: "outbid",
    when: (scene) => scene.outbid.length > 0 && myTurn(scene),
    point: (scene) => tiles(...scene.outbid),
  },
  {
    name: "lacking",
    does: true,
    when: (scene) =>
      uses(scene) > 0 && myTurn(scene) && lacking(scene).length === 1 && tileToUse(scene) !== null,
    point: (scene) => open(tileToUse(scene), "use"),
  },
  {
    name: "upgrade",
    does: true,
    when: (scene) => myTurn(scene) && isHomeReady(scene),
    point: (scene) => open(scene.home?.tile, "use"),
  },
  {
    name: "turn_over",
    does: true,
    when: (scene) => scene.phase === "transport",
    point: (scene) => tiles(scene.home?.tile),
  },
  {
    name: "pass",
    when: (scene) =>
      isSpring(scene) && myTurn(scene) && (scene.workers <= FEW || scene.deeds.length >= MANY),
    point: () => ({ frames: ["pass"] }),
  },
  {
    name: "summer",
    when: (scene) => scene.view.season === "summer" && myTurn(scene) && scene.now === 0,
    point: () => ({ frames: ["screen"] }),
  },
  {
    name: "winter",
    when: (scene) => !isSpring(scene) && myTurn(scene) && scene.now <= 1,
    point: () => ({ frames: ["screen"] }),
  },
  {
    name: "end",
    last: true,
    when: (scene) => (scene.view.season === "summer" ? scene.now > 0 : !isSpring(scene)),
  },
];

export const lesson: Lesson<Scene> = { game: "keyflower", sceneOf, parts };
