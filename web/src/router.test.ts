import { describe, expect, it } from "vitest";
import { placeOf } from "./router.svelte";

const at = (path: string) => placeOf(new URL(path, "http://here"));

describe("an address", () => {
  it("leads to a table, whatever is hidden behind the hash", () => {
    expect(at("/t/abc_D-9#invitation")).toEqual({ page: "table", id: "abc_D-9" });
  });
  it("leads to a step of a replay", () => {
    expect(at("/r/abc?entry=41")).toEqual({ page: "replay", id: "abc", entry: 41 });
  });
  it("with a step that is no number leads to the beginning", () => {
    expect(at("/r/abc?entry=x")).toEqual({ page: "replay", id: "abc", entry: null });
  });
  it("leads to what there is to learn of a game", () => {
    expect(at("/learn")).toEqual({ page: "learn", game: null, part: "rules" });
    expect(at("/learn/keyflower#KF-B6")).toEqual({
      page: "learn",
      game: "keyflower",
      part: "rules",
    });
    expect(at("/learn/carcassonne/tiles")).toMatchObject({ game: "carcassonne", part: "tiles" });
    expect(at("/learn/carcassonne/more")).toEqual({ page: "lost" });
  });
  it("leads to what somebody has played", () => {
    expect(at("/me/profile")).toEqual({ page: "profile", id: null });
    expect(at("/p/abc9")).toEqual({ page: "profile", id: "abc9" });
    expect(at("/me/games?result=won")).toEqual({ page: "games" });
    expect(at("/ratings?game=keyflower")).toEqual({ page: "ratings" });
  });
  it("leads to a tournament", () => {
    expect(at("/tournaments")).toEqual({ page: "tournaments" });
    expect(at("/tournament/abc9")).toEqual({ page: "tournament", id: "abc9" });
  });
  it("that nobody knows is said to be lost", () => {
    expect(at("/nowhere")).toEqual({ page: "lost" });
  });
});
