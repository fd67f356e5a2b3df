import { describe, expect, it } from "vitest";
import type { Action, Event, Laid, Standing, View } from "../forms";
import type { State, Step } from "../../../net/types";
import { BEGINNING, advance, partNow, read, type Progress } from "../../../guide/lesson";
import { lessons } from "./lessons";
import {
  cityToFinish,
  cloisterPlace,
  roadToBegin,
  roadToFinish,
  sceneOf,
  type Scene,
} from "./scene";

const lesson = lessons[0]!;
const START: Laid = { tile: "D", x: 0, y: 0, turn: 0 };
const BEND: Laid = { tile: "V", x: 1, y: 0, turn: 0 };
const THIEF: Standing = { seat: 0, x: 1, y: 0, on: "road", at: "S" };

interface Position {
  tiles?: Laid[];
  followers?: Standing[];
  hand?: string;
  legal?: Action[];
  steps?: Step[];
}

const place = (tile: string, x: number, y: number, turn: Laid["turn"] = 0): Action => ({
  place: { tile, x, y, turn },
});

const step = (version: number, seat: number, ...events: Event[]): Step =>
  ({ version, at: 0, kind: "do", seat, events }) as unknown as Step;

const placed = (version: number, seat: number, { tile, x, y, turn }: Laid): Step =>
  step(version, seat, { event: "tile_placed", seat, tile, x, y, turn });

function scene({ tiles = [START], followers = [], hand, legal = [], steps = [] }: Position): Scene {
  const view = { tiles, followers, in_hand: hand ?? null, supply: [7, 7] } as unknown as View;
  const version = steps.at(-1)?.version ?? 0;
  const state = { view, legal, version, draft: null } as unknown as State;
  return sceneOf({ state, seat: 0, steps, names: ["Ann", "Magpie"] });
}

/** The parts shown, in order, to a user who reads everything and does nothing. */
function shownIn(where: Scene, progress: Progress = BEGINNING): string[] {
  const names: string[] = [];
  for (let on = advance(lesson, progress, where); ; on = advance(lesson, read(on), where)) {
    const part = partNow(lesson, on);
    if (!part || names.includes(part.name)) return names;
    names.push(part.name);
  }
}

describe("an idea for the tile in hand", () => {
  it("makes a free road longer", () => {
    const ways = [place("V", 0, -1), place("V", 1, 0)];
    expect(roadToBegin(scene({ hand: "V", legal: ways }))).toMatchObject({ x: 1, y: 0 });
    expect(roadToBegin(scene({ hand: "V", legal: ways.slice(0, 1) }))).toBeNull();
  });

  it("closes a city", () => {
    const ways = [place("E", 1, 0, 1), place("E", 0, 1, 2)];
    expect(cityToFinish(scene({ hand: "E", legal: ways }))).toMatchObject({ x: 0, y: 1 });
  });

  it("closes no city for the rival", () => {
    const knight: Standing = { seat: 1, x: 0, y: 0, on: "city", at: "N" };
    const legal = [place("E", 0, 1, 2)];
    expect(cityToFinish(scene({ hand: "E", followers: [knight], legal }))).toBeNull();
  });

  it("finishes a road only where one's own thief stands on it", () => {
    const tiles = [START, BEND, { tile: "A", x: -1, y: 0, turn: 3 } as Laid];
    const legal = [place("W", 1, -1, 1)];
    expect(roadToFinish(scene({ tiles, hand: "W", legal }))).toBeNull();
    const mine = scene({ tiles, followers: [THIEF], hand: "W", legal });
    expect(roadToFinish(mine)).toMatchObject({ x: 1, y: -1 });
  });

  it("sets a cloister among other tiles, best at the end of one's own road", () => {
    const legal = [place("A", 2, 0), place("A", 1, 1), place("A", -1, 0, 3)];
    const tiles = [START, BEND, { tile: "E", x: 0, y: 1, turn: 2 } as Laid];
    expect(cloisterPlace(scene({ tiles, hand: "A", legal }))).toMatchObject({ x: 1, y: 1 });
    const mine = scene({ tiles, followers: [THIEF], hand: "A", legal });
    expect(cloisterPlace(mine)).toMatchObject({ x: -1, y: 0 });
  });
});

describe("the lesson of Carcassonne", () => {
  it("begins with the tile in hand and a cell for it", () => {
    const first = scene({ hand: "V", legal: [place("V", 1, 0)] });
    expect(shownIn(first)).toEqual(["welcome", "tile"]);
    const tile = lesson.parts.find((part) => part.name === "tile");
    expect(tile?.point?.(first).focus).toEqual({ light: "tile", cell: { x: 1, y: 0 } });
    expect(tile?.point?.(first).words).toEqual({ key: "guide-cell", args: { x: "1", y: "0" } });
  });

  it("offers a thief on the first road", () => {
    const legal: Action[] = [{ follower: { on: "road", at: "S" } }, { follower: null }];
    const steps = [placed(3, 0, BEND)];
    expect(shownIn(scene({ tiles: [START, BEND], legal, steps }))).toEqual(["thief"]);
  });

  it("speaks of points when they come, and of a cloister when it is drawn", () => {
    const item = { for: "city", points: 4, tiles: 2, pennants: 0, at: [[0, 0]] };
    const scored = { event: "scored", seats: [0], item } as unknown as Event;
    const steps = [placed(3, 0, BEND), placed(6, 1, START), placed(8, 0, START)];
    steps.push(step(9, 0, scored));
    const now = scene({ hand: "B", legal: [place("B", 1, 1)], steps });
    expect(shownIn(now)).toEqual(["scored_city", "cloister"]);
    const points = lesson.parts.find((part) => part.name === "scored_city")?.args?.(now);
    expect(points).toEqual({ points: 4 });
  });

  it("forgets points of earlier turns", () => {
    const item = { for: "road", points: 3, tiles: 3, at: [[0, 0]] };
    const scored = { event: "scored", seats: [0], item } as unknown as Event;
    const steps = [placed(3, 0, BEND), step(4, 0, scored), placed(8, 0, START)];
    expect(shownIn(scene({ steps }))).toEqual([]);
  });

  it("comes to its end for whoever did everything otherwise", () => {
    const steps = [1, 2, 3, 4, 5, 6].map((at) => placed(4 * at, 0, START));
    const legal: Action[] = [{ follower: null }];
    expect(shownIn(scene({ steps, legal }))).toEqual(["end"]);
    const mine = shownIn(scene({ steps, hand: "U", legal: [place("U", 0, -1)] }));
    expect(mine).toEqual(["supply", "aids", "end"]);
  });

  it("says nothing while there is nothing to say", () => {
    expect(shownIn(scene({ steps: [placed(3, 0, BEND)] }))).toEqual([]);
  });

  it("says in a sentence that something else was done, and goes on", () => {
    const offered = scene({
      tiles: [START, BEND],
      legal: [{ follower: { on: "road", at: "S" } }, { follower: null }],
    });
    const asked = advance(lesson, BEGINNING, { ...offered, laid: 1 });
    expect(partNow(lesson, asked)?.name).toBe("thief");
    const kept = scene({ tiles: [START, BEND], steps: [placed(3, 0, BEND)] });
    expect(advance(lesson, asked, kept).instead).toBe("follower");
    const stood = { event: "follower_placed", seat: 0, x: 1, y: 0, on: "road", at: "S" } as Event;
    const steps = [placed(3, 0, BEND), step(4, 0, stood)];
    expect(advance(lesson, asked, scene({ tiles: [START, BEND], steps })).instead).toBeNull();
  });
});
