import { expect, test, describe } from "vitest";
import type { Laid, Turned, View, Village } from "../forms";
import { crossingOf, linksOf, reachOf, reachOffered } from "./roads";

const none = { wood: 0, stone: 0, iron: 0, gold: 0 };
const nobody = { blue: 0, red: 0, yellow: 0, green: 0 };
const laid = (tile: string, q: number, r: number, turn: Turned = 0, face = "front"): Laid => ({
  tile,
  face,
  q,
  r,
  turn,
  resources: none,
  workers: nobody,
  colour: null,
  last_use: 0,
});
const village = (...tiles: Laid[]): Village => ({
  home: "home_1",
  tiles,
  waiting: [],
  aside: [],
  laying: null,
  built: false,
});

// Home 1 has water in the south. Keywood has fields in the SE and NW, the woodcutter in the NE and SE.
const three = [laid("home_1", 0, 0), laid("keywood", 0, -1), laid("woodcutter", 0, -2)];
const plain = { overFields: false, overMixed: true };

describe("links", () => {
  test("join tiles where a road meets a road", () => {
    const links = linksOf(three, plain);
    expect(links.get("home_1")).toEqual(["keywood"]);
    expect(links.get("keywood")).toEqual(["woodcutter", "home_1"]);
  });

  test("do not cross fields, or a road that ends at a field", () => {
    const row = [laid("home_1", 0, 0), laid("keywood", 1, 0)]; // its NW edge, a field
    expect(linksOf(row, plain).get("home_1")).toEqual([]);
  });

  test("cross everything dry with boat 2a", () => {
    const row = [laid("home_1", 0, 0), laid("keywood", 1, 0), laid("summer_boat_2", 0, 1, 0, "a")];
    const all = linksOf(row, { overFields: true, overMixed: true });
    expect(all.get("home_1")).toEqual(["keywood"]);
    expect(linksOf(row, { overFields: true, overMixed: false }).get("home_1")).toEqual([]);
  });

  test("the boat counts before it is laid", () => {
    const view = { options: { cross_mixed_edges: "yes" } } as View;
    const boat = laid("summer_boat_2", 0, 0, 0, "a");
    expect(crossingOf(view, village(...three)).overFields).toBe(false);
    expect(crossingOf(view, { ...village(...three), waiting: [boat] }).overFields).toBe(true);
    const other = { ...boat, face: "b" };
    expect(crossingOf(view, { ...village(...three), aside: [other] }).overFields).toBe(false);
  });
});

describe("reach", () => {
  const links = linksOf(three, plain);

  test("goes as far as there are steps, by the shortest way", () => {
    expect([...reachOf(links, "home_1", 1)]).toEqual([["keywood", ["keywood"]]]);
    expect(reachOf(links, "home_1", 2).get("woodcutter")).toEqual(["keywood", "woodcutter"]);
    expect(reachOf(links, "home_1", 0).size).toBe(0);
  });

  test("never comes back to where it began", () => {
    expect(reachOf(links, "keywood", 5).has("keywood")).toBe(false);
  });

  test("begins only with steps that the server offers", () => {
    const step = { resource: "wood", from: "keywood", to: "home_1" } as const;
    const reach = reachOffered(links, [step], "wood", "keywood", 3);
    expect([...reach.keys()]).toEqual(["home_1"]);
    expect(reachOffered(links, [step], "iron", "keywood", 3).size).toBe(0);
  });
});
