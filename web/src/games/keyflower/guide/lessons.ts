/**
 * The tutorial of Keyflower in three chapters. Each suggests the turns of a prepared game: a part
 * explains the first turn of its kind, and later ones are only pointed at.
 */

import { factsOf, faceOf, firstFaceOf } from "../facts";
import { total, type Action, type Carried } from "../forms";
import { focusOn } from "../focus";
import type { Lesson, Part, Pointer } from "../../../guide/lesson";
import type { Arguments } from "../../../words/words.svelte";
import { placeName } from "./names";
import {
  actOf,
  bidOn,
  has,
  insteadOf,
  ownerOf,
  sceneOf,
  tileOf,
  type Act,
  type Scene,
  type Turn,
} from "./scene";

const MOST = 30; // turns in a chapter

// -- what to point at -----------------------------------------------------------------------------

/** These tiles, highlighted and framed wherever they are. */
function tiles(...found: (string | null | undefined)[]): Pointer {
  const known = found.filter((tile): tile is string => typeof tile === "string");
  const frames = known.flatMap((tile) => [`tile:${tile}`, `order:${tile}`]);
  return { focus: focusOn(...known), frames };
}

/** The same, plus the button to press once the tile's sheet is open. */
function open(tile: string, button: "bid" | "use"): Pointer {
  const { focus, frames } = tiles(tile);
  return { focus, frames: [...(frames ?? []), `${button}:${tile}`] };
}

/** The next action of the suggested turn, or its confirmation. */
function ahead({ next, drafted }: Scene): Pointer {
  if (drafted) return { frames: ["confirm-turn"] };
  return next === null ? {} : pointAt(next);
}

function pointAt(action: Action): Pointer {
  if ("bid" in action) return open(action.bid, "bid");
  if ("use" in action) return open(action.use, "use");
  if ("workers" in action) {
    const { colour, number } = action.workers;
    return { frames: [`number:${colour}:${number}`, placeName(action.workers)] };
  }
  if ("bring" in action) return { frames: [`group:${action.bring}`] };
  if ("boat" in action) return { frames: [`boat:${action.boat}`, `take:${action.boat}`] };
  if ("carry" in action) return carryOf(action.carry);
  if ("upgrade" in action) return { frames: [`upgrade:${action.upgrade.tile}`] };
  if ("winter" in action) {
    const frames = [...action.winter.map((tile) => `tile:${tile}`), "done"];
    return { focus: focusOn(...action.winter), frames };
  }
  if ("pass" in action) return { frames: ["pass"] };
  if ("finish" in action) return { frames: ["done", "confirm-turn"] };
  return { frames: [`offer:${Object.values(action)[0]}`] };
}

/** The resource, and once it is picked up, the tile that it is moved to. */
const carryOf = ({ resource, from, to }: Carried): Pointer => ({
  focus: { ...focusOn(to), load: { resource, tile: from } },
  frames: [`load:${from}:${resource}`],
});

// -- when -----------------------------------------------------------------------------------------

const atTurn = (scene: Scene): boolean => scene.phase === "turn";

/** The suggested turn begins now, and is of this kind. */
const plans = (scene: Scene, act: Act): boolean =>
  scene.phase !== null && actOf(scene.suggested) === act && scene.next === scene.suggested?.[0];

/** The tile of the suggested turn. */
const aim = (scene: Scene): string | null => tileOf(scene.suggested?.[0]);

/** Workers are chosen, and a group that was moved is not enough. */
const placing = ({ phase, view, next }: Scene, act: "bid" | "use"): boolean =>
  phase === "workers" &&
  view.placement?.act === act &&
  !(next !== null && "workers" in next && next.workers.number === 0);

/** Resources are moved, and the next action of the suggestion has this word. */
const moves = ({ phase, next }: Scene, word: string): boolean =>
  phase === "transport" && next !== null && word in next;

/** The turn that was prepared for now, even if it is not possible any more. */
const planned = ({ plan, turns }: Scene): Turn => plan[turns.length] ?? [];

function routeOf(scene: Scene): Arguments {
  const found = planned(scene).find((action) => "carry" in action);
  return { from: found?.carry.from ?? "", to: found?.carry.to ?? "" };
}

function turnedOf(scene: Scene): Arguments {
  const found = planned(scene).find((action) => "upgrade" in action);
  return { tile: found?.upgrade.tile ?? "" };
}

/** What the tile is good for; a tile gives the same kind of thing before and after an upgrade. */
function givesOf(tile: string | null): string {
  if (tile === null) return "points";
  const { effect = {}, power } = faceOf(tile, firstFaceOf(tile));
  if (factsOf(tile).kind === "turn_order") return "order";
  if (power) return "power";
  if (effect.draw_workers || effect.take_green_workers) return "workers";
  if (effect.draw_skills) return "skills";
  if (effect.gain || effect.choose_one) return "resources";
  return effect.transport ? "transport" : "points";
}

const rivalOf = (scene: Scene): number => 1 - scene.seat;

/** What to do in a turn: it points at the next action, and notices when something else is done. */
const task = (name: string, when: Part<Scene>["when"]): Part<Scene> => ({
  name,
  does: true,
  when,
  point: ahead,
  instead: insteadOf,
});

/** Something to do within a turn. */
const step = (name: string, when: Part<Scene>["when"]): Part<Scene> => ({
  name,
  does: true,
  when,
  point: ahead,
});

/** Every further turn that is suggested, in short, with what its tile is good for. */
const further: Part<Scene>[] = Array.from({ length: MOST }, (_, turn) =>
  (["bid", "use", "pass"] as const).map((act): Part<Scene> => ({
    ...task(`next_${act}_${turn}`, (scene) => scene.turns.length === turn && plans(scene, act)),
    text: `next_${act}`,
    args: (scene) => ({ gives: givesOf(aim(scene)) }),
  })),
).flat();

/** What to do while resources are moved, in the first such turn. */
const transport: Part<Scene>[] = [
  { ...step("carry", (scene) => moves(scene, "carry")), args: routeOf },
  { ...step("flip", (scene) => moves(scene, "upgrade")), args: turnedOf },
  step("finish", (scene) => moves(scene, "finish")),
  step("turn_over", (scene) => scene.phase === "transport"),
];

const bidWorkers = step("bid_workers", (scene) => placing(scene, "bid"));
const useWorkers = step("use_workers", (scene) => placing(scene, "use"));
const bring = step("bring", ({ next }) => next !== null && "bring" in next);

/** What is chosen within further turns. */
const within: Part<Scene>[] = Array.from({ length: MOST }, (_, turn) => [
  again("next_workers", turn, (scene) => scene.phase === "workers"),
  again("next_choice", turn, ({ phase }) => phase === "pay" || phase === "choose"),
  again("next_move", turn, (scene) => scene.phase === "transport"),
]).flat();

/** The same text in every turn, as long as it goes as suggested. */
function again(text: string, turn: number, when: Part<Scene>["when"]): Part<Scene> {
  const now: Part<Scene>["when"] = (scene) =>
    scene.turns.length === turn && scene.next !== null && when(scene);
  return { ...step(`${text}_${turn}`, now), text };
}

/** The player takes a boat; the page drafts the last one. */
const takesBoat = ({ phase, drafted, view }: Scene): boolean =>
  view.season !== "winter" && (phase === "boat" || (drafted && view.phase === "boat"));

const boat = task("boat", takesBoat);
const village = step("village", (scene) => scene.phase === "village");
const guest = task(
  "guest",
  (scene) => plans(scene, "use") && ownerOf(scene, aim(scene)) === rivalOf(scene),
);
const outbid: Part<Scene> = {
  name: "outbid",
  when: (scene) => scene.outbid.length > 0 && atTurn(scene),
  point: (scene) => tiles(...scene.outbid),
};

/** Something lies on the home tile for the first time. */
const home: Part<Scene> = {
  name: "home",
  when: (scene) => atTurn(scene) && scene.home?.face === "front" && total(scene.home.resources) > 0,
  point: (scene) => tiles(scene.home?.tile),
};

// -- the chapters ---------------------------------------------------------------------------------

const bids: Part<Scene>[] = [
  {
    name: "welcome",
    when: (scene) => scene.turns.length === 0 && atTurn(scene),
    point: () => ({ frames: ["screen"] }),
  },
  {
    name: "colours",
    when: (scene) => actOf(scene.turns.at(-1)) === "bid" && scene.phase !== "workers",
    point: (scene) => tiles(tileOf(scene.turns.at(-1)?.[0])),
  },
  {
    name: "rival",
    when: (scene) => scene.turns.length > 0 && atTurn(scene) && scene.answer !== null,
    point: (scene) => tiles(scene.answer),
  },
  outbid,
  home,
  task("overbid", (scene) => plans(scene, "bid") && bidOn(scene, aim(scene), rivalOf(scene)) > 0),
  task("bid", (scene) => plans(scene, "bid")),
  bring,
  bidWorkers,
  task("upgrade", (scene) => plans(scene, "use") && has(scene.suggested, "upgrade")),
  task("use", (scene) => plans(scene, "use") && ownerOf(scene, aim(scene)) === null),
  useWorkers,
  ...transport,
  task("pass", (scene) => plans(scene, "pass")),
  boat,
  village,
  ...further,
  ...within,
  {
    name: "bids_end",
    last: true,
    when: (scene) => scene.view.season !== "spring" && scene.phase !== "village",
  },
];

const villages: Part<Scene>[] = [
  {
    name: "villages_welcome",
    when: (scene) => scene.turns.length === 0 && atTurn(scene),
    point: (scene) => tiles(...(scene.view.villages[scene.seat]?.tiles ?? []).map(tileName)),
    instead: insteadOf,
  },
  {
    name: "winter",
    when: (scene) => scene.turns.length === 1 && atTurn(scene),
    point: () => ({ frames: ["screen"] }),
    instead: insteadOf,
  },
  outbid,
  task("skills", (scene) => plans(scene, "use") && has(scene.suggested, "pay_skill")),
  task("transport", (scene) => plans(scene, "use") && has(scene.suggested, "carry")),
  task("own", (scene) => plans(scene, "use") && ownerOf(scene, aim(scene)) === scene.seat),
  guest,
  ...transport,
  boat,
  village,
  ...further,
  ...within,
  {
    name: "villages_end",
    last: true,
    when: (scene) => scene.over || isLater(scene, "summer"),
  },
];

const winter: Part<Scene>[] = [
  { name: "winter_welcome", when: (scene) => scene.phase === "winter" },
  task("winter_choice", (scene) => scene.phase === "winter"),
  {
    name: "winter_tiles",
    when: (scene) => scene.view.season === "winter" && atTurn(scene),
    point: (scene) => tiles(...scene.view.auction.map(tileName)),
  },
  {
    name: "winter_order",
    when: (scene) => scene.turns.length > 2 && atTurn(scene),
    point: (scene) => ({ frames: scene.view.turn_order.map((one) => `order:${one.tile}`) }),
  },
  outbid,
  task("winter_boat", (scene) => scene.phase === "boat"),
  step("winter_village", (scene) => scene.phase === "village"),
  guest,
  ...further,
  ...within,
  { name: "winter_end", last: true, when: (scene) => scene.over },
];

const tileName = (one: { tile: string }): string => one.tile;

const ORDER = ["spring", "summer", "autumn", "winter"];

/** The season is later than this one, and its auction is open. */
const isLater = ({ view, phase }: Scene, season: string): boolean =>
  ORDER.indexOf(view.season) > ORDER.indexOf(season) && phase !== "village";

const chapter = (name: string, parts: readonly Part<Scene>[]): Lesson<Scene> => ({
  game: "keyflower",
  chapter: name,
  sceneOf,
  turnOf: (scene) => scene.turns.length,
  parts,
});

export const lessons: readonly Lesson<Scene>[] = [
  chapter("bids", bids),
  chapter("villages", villages),
  chapter("winter", winter),
];
