import { describe, expect, it } from "vitest";
import type { Game } from "../net/types";
import type { Frame } from "./forms";
import { decides, playOnForm, setupFrom } from "./playon";

const game = {
  name: "tarock",
  seat_counts: [2, 3],
  aids: ["hints"],
  bots: ["novice", "casual"],
  options: [{ name: "long", default: 1 }],
} as unknown as Game;

describe("playing on from a step", () => {
  it("gives me the seat that decides and bots the others", () => {
    expect(setupFrom(game, 3, 1).players).toEqual(["bot:casual", "me", "bot:casual"]);
  });
  it("knows who decides, also where luck comes first", () => {
    const frames = [[], [2], [], [0], []].map(
      (actors, entry) => ({ entry, actors }) as unknown as Frame,
    );
    expect([0, 1, 2, 4].map((entry) => decides(frames, entry))).toEqual([2, 2, 0, 0]);
  });
  it("says where to go on from, and leaves game and options to the record", () => {
    const setup = setupFrom(game, 2, 1);
    setup.players[0] = "open";
    const form = playOnForm(setup, { table: "abc" }, 12);
    expect(form.from).toEqual({ table: "abc", entry: 12 });
    expect(form.seats).toEqual([{ kind: "open" }, { kind: "me" }]);
    expect(form.aids).toEqual(["hints"]);
    expect(form).not.toHaveProperty("game");
    expect(form).not.toHaveProperty("options");
  });
});
