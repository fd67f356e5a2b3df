import { describe, expect, it } from "vitest";
import { findTile } from "./finding";
import type { View } from "./forms";

const VIEW = {
  seat: 1,
  auction: [{ tile: "keywood", face: "front" }],
  turn_order: [{ tile: "turn_order_tile_1", face: "turn_order_1" }],
  boats: [
    { tile: "keyflower", taken_by: null },
    { tile: "sea_bastion", taken_by: 0 },
  ],
  villages: [
    { tiles: [{ tile: "home_1", face: "back" }], waiting: [], aside: [] },
    { tiles: [], waiting: [{ tile: "miner", face: "front" }], aside: [] },
  ],
  winter: [
    { has_chosen: false, chosen: 0 },
    { dealt_tiles: ["scribes"], chosen_tiles: [] },
  ],
} as unknown as View;

describe("where a tile lies", () => {
  it("is told with the face that is up and whose it is", () => {
    expect(findTile(VIEW, "keywood")).toMatchObject({ place: "auction", owner: null });
    expect(findTile(VIEW, "turn_order_tile_1")).toMatchObject({ place: "turn_order" });
    expect(findTile(VIEW, "keyflower")).toMatchObject({ place: "boat", face: "boat" });
    expect(findTile(VIEW, "home_1")).toMatchObject({ place: "village", owner: 0, face: "back" });
    expect(findTile(VIEW, "miner")).toMatchObject({ place: "village", owner: 1 });
  });

  it("may be one's own hand, which nobody else's is", () => {
    expect(findTile(VIEW, "scribes")).toMatchObject({ place: "hand", owner: 1 });
    expect(findTile({ ...VIEW, seat: null }, "scribes")).toBeNull();
  });

  it("is nowhere when the tile has gone", () => {
    expect(findTile(VIEW, "sea_bastion")).toBeNull();
    expect(findTile(VIEW, "barn")).toBeNull();
  });
});
