/** The tutorial of Carcassonne. */

import type { Kind, Laid } from "../forms";
import type { Focus } from "../highlights";
import { signed } from "../sums";
import type { Lesson, Part, Pointer } from "../../../guide/lesson";
import {
  cityToFinish,
  cloisterPlace,
  completed,
  extendedRoad,
  finishedStand,
  holdsCloister,
  roadToBegin,
  roadToFinish,
  sceneOf,
  spotOf,
  type Scene,
} from "./scene";

const FEW = 3; // turns until followers, farmers and the aids are explained
const ENOUGH = 6; // turns after which the tutorial ends

/** This cell, highlighted on the board and described to screen readers. */
function cell(at: Laid | null): Pointer {
  if (!at) return {};
  const focus: Focus = { light: "tile", cell: { x: at.x, y: at.y } };
  const words = { key: "guide-cell", args: { x: signed(at.x), y: signed(at.y) } };
  return { focus, words };
}

/** The button for a follower there, and the feature it would stand on. */
function stand(scene: Scene, on: Kind): Pointer {
  const found = scene.stands.find((one) => one.on === on);
  const spot = found && spotOf(scene, found);
  const frames = [`stand:${on}`];
  return spot ? { frames, focus: { light: "spot", spot } satisfies Focus } : { frames };
}

const mayStand = (scene: Scene, on: Kind): boolean => scene.stands.some((one) => one.on === on);

const paid = (scene: Scene, kind: Kind): boolean =>
  scene.scored.some((event) => event.item.for === kind);

/** Points for a completed road, city or cloister, and what scored them. */
const scored = (kind: "city" | "road" | "cloister"): Part<Scene> => ({
  name: `scored_${kind}`,
  when: (scene) => paid(scene, kind),
  point: (scene) => ({
    frames: [`seat:${scene.seat}`],
    focus: {
      light: "items",
      items: scene.scored.map((event) => event.item).filter((item) => item.for === kind),
    } satisfies Focus,
  }),
  args: (scene) => ({
    points: scene.scored
      .filter((event) => event.item.for === kind)
      .reduce((sum, event) => sum + event.item.points, 0),
  }),
});

const parts: Part<Scene>[] = [
  {
    name: "welcome",
    when: (scene) => scene.laid === 0 && scene.phase === "tile",
    point: () => ({ frames: ["hand"] }),
    args: (scene) => ({ bot: scene.bot }),
  },
  {
    name: "tile",
    does: true,
    when: (scene) => scene.laid === 0 && scene.phase === "tile",
    instead: (scene) => (extendedRoad(scene) ? null : "tile"),
    point: (scene) => cell(roadToBegin(scene)),
  },
  {
    name: "thief",
    does: true,
    when: (scene) => scene.laid === 1 && mayStand(scene, "road"),
    instead: (scene) => (scene.last?.on === "road" ? null : "follower"),
    point: (scene) => stand(scene, "road"),
  },
  scored("city"),
  scored("road"),
  scored("cloister"),
  {
    name: "rival",
    when: (scene) => scene.laid === 1 && scene.phase === "tile" && scene.answer !== null,
    point: (scene) => cell(scene.answer),
    args: (scene) => ({ bot: scene.bot }),
  },
  {
    name: "city",
    does: true,
    when: (scene) => cityToFinish(scene) !== null,
    instead: (scene) => (completed(scene, "city") ? null : "tile"),
    point: (scene) => cell(cityToFinish(scene)),
  },
  {
    name: "knight",
    does: true,
    when: (scene) => finishedStand(scene, "city") !== null,
    instead: (scene) => (scene.last?.on === "city" ? null : "follower"),
    point: (scene) => stand(scene, "city"),
  },
  {
    name: "cloister",
    does: true,
    when: (scene) => scene.phase === "tile" && holdsCloister(scene),
    point: (scene) => cell(cloisterPlace(scene)),
  },
  {
    name: "monk",
    does: true,
    when: (scene) => mayStand(scene, "cloister"),
    instead: (scene) => (scene.last?.on === "cloister" ? null : "follower"),
    point: (scene) => stand(scene, "cloister"),
  },
  {
    name: "road",
    does: true,
    when: (scene) => roadToFinish(scene) !== null,
    instead: (scene) => (completed(scene, "road") ? null : "tile"),
    point: (scene) => cell(roadToFinish(scene)),
  },
  {
    name: "supply",
    when: (scene) => scene.laid >= FEW && scene.phase === "tile",
    point: () => ({ frames: ["hand"] }),
    args: (scene) => ({ supply: scene.view.supply[scene.seat] ?? 0 }),
  },
  {
    name: "farmer",
    when: (scene) => scene.laid >= FEW && mayStand(scene, "field"),
    point: (scene) => stand(scene, "field"),
  },
  {
    name: "aids",
    when: (scene) => scene.laid > FEW && scene.phase === "tile",
    point: () => ({ frames: ["tools"] }),
  },
  { name: "end", when: (scene) => scene.laid >= ENOUGH, last: true },
];

const lesson: Lesson<Scene> = {
  game: "carcassonne",
  chapter: "first",
  sceneOf,
  turnOf: (scene) => scene.turns,
  parts,
};

export const lessons: readonly Lesson<Scene>[] = [lesson];
