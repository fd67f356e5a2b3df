import { describe, expect, it } from "vitest";
import type { Game } from "../net/types";
import {
  botOf,
  canBeRated,
  defaultSetup,
  everySeatCount,
  formOf,
  presetOf,
  quickGame,
  seatCountsOf,
  styleOf,
  stylesOf,
  withOptions,
  withPlayer,
  withRating,
  withSeatCount,
  withStyle,
  type TableSetup,
} from "./setup";

const game: Game = {
  name: "chess",
  rules: 1,
  seat_counts: [2, 3, 4],
  options: [
    {
      name: "castling",
      values: ["yes", "no"],
      default: "yes",
      rule: "CH 1",
      seat_counts: { no: [2, 3, 4, 5] },
    },
  ],
  presets: [
    { name: "default", options: { castling: "yes" } },
    { name: "old", options: { castling: "no" } },
    { name: "club", options: { castling: "yes" } },
  ],
  aids: ["threats", "hint"],
  orders: [],
  bots: ["novice", "casual", "zen"],
  styles: ["gambit", "endgame"],
  styled_bots: ["novice", "casual"],
  rated_options: { castling: "yes" },
  lesson: false,
};

describe("a setup for a table", () => {
  it("of one click is me against the chosen bot, with every aid and no clock", () => {
    expect(quickGame(game, "novice")).toEqual({
      game: "chess",
      seats: [{ kind: "me" }, { kind: "bot", bot: "novice" }],
      clock: { kind: "none" },
      aids: ["threats", "hint"],
      options: { castling: "yes" },
      visibility: "link",
      title: "",
      rated: false,
    });
  });
  it("is rated only with a clock, and then without hints", () => {
    const setup = { ...defaultSetup(game), aids: ["threats", "hint"], rated: true };
    const form = (one: TableSetup) => formOf(withRating(game, one));
    expect(form(setup)).toMatchObject({ rated: false, aids: ["threats", "hint"] });
    const timed = { ...setup, clock: { ...setup.clock, kind: "days" as const } };
    expect(form(timed)).toMatchObject({ rated: true, aids: ["threats"] });
  });
  it("is rated only with the options that ratings are for", () => {
    const usual = defaultSetup(game);
    const timed = { ...usual, clock: { ...usual.clock, kind: "days" as const }, rated: true };
    expect(canBeRated(game, timed)).toBe(true);
    const changed = { ...timed, options: { castling: "no" } };
    expect(canBeRated(game, changed)).toBe(false);
    expect(withRating(game, changed).rated).toBe(false);
  });
  it("keeps the settings of a bot behind its colon", () => {
    const setup = { ...defaultSetup(game), players: ["me" as const, "bot:zen:5" as const] };
    expect(formOf(setup).seats[1]).toEqual({ kind: "bot", bot: "zen:5" });
  });
  it("counts minutes for a whole game and seconds for a move", () => {
    const setup = defaultSetup(game);
    const clock = { ...setup.clock, minutes: 10, increment: 5, seconds: 45 };
    expect(formOf({ ...setup, clock: { ...clock, kind: "game" } }).clock).toEqual({
      kind: "game",
      seconds: 600,
      increment: 5,
    });
    expect(formOf({ ...setup, clock: { ...clock, kind: "move" } }).clock).toEqual({
      kind: "move",
      seconds: 45,
    });
  });
  it("seats everybody at this device as mine, under their names", () => {
    const players = ["me" as const, "here" as const, "here" as const];
    const setup = { ...defaultSetup(game), players, here: ["", " Bob "] };
    expect(formOf(setup).seats).toEqual([
      { kind: "me" },
      { kind: "me", name: "Bob" },
      { kind: "me", name: null },
    ]);
  });
});

describe("the preset of some options", () => {
  it("is the one chosen, or the first that has them", () => {
    expect(presetOf(game, { castling: "yes" }, "")).toBe("default");
    expect(presetOf(game, { castling: "yes" }, "club")).toBe("club");
    expect(presetOf(game, { castling: "no" }, "club")).toBe("old");
  });
  it("is none if no preset has them", () => {
    const presets = game.presets.slice(0, 1);
    expect(presetOf({ ...game, presets }, { castling: "no" }, "default")).toBeNull();
  });
});

describe("more seats", () => {
  it("are like the last one", () => {
    expect(withSeatCount(["me", "bot:greedy"], 4)).toEqual([
      "me",
      "bot:greedy",
      "bot:greedy",
      "bot:greedy",
    ]);
  });
  it("never make me sit twice", () => {
    expect(withSeatCount(["me"], 2)).toEqual(["me", "open"]);
  });
  it("that are too many go from the end", () => {
    expect(withSeatCount(["me", "open", "bot:zen"], 2)).toEqual(["me", "open"]);
  });
});

it("between people there are no hints unless they wish so", () => {
  expect(defaultSetup(game).aids).toEqual(["threats"]);
});

describe("sitting down", () => {
  it("puts me in one seat only; where I sat somebody else plays at this device", () => {
    expect(withPlayer(["me", "open"], 1, "me")).toEqual(["here", "me"]);
    expect(withPlayer(["me", "open"], 1, "bot:greedy")).toEqual(["me", "bot:greedy"]);
  });
});

describe("the numbers of seats", () => {
  const five = (): TableSetup => ({
    ...defaultSetup(game),
    options: { castling: "no" },
    players: ["me", "open", "open", "open", "bot:zen"],
  });

  it("depend on the options", () => {
    expect(seatCountsOf(game, { castling: "yes" })).toEqual([2, 3, 4]);
    expect(seatCountsOf(game, { castling: "no" })).toEqual([2, 3, 4, 5]);
    expect(everySeatCount(game)).toEqual([2, 3, 4, 5]);
  });
  it("are fewer when the options no longer allow as many", () => {
    const fewer = withOptions(game, five(), { castling: "yes" });
    expect(fewer.options).toEqual({ castling: "yes" });
    expect(fewer.players).toEqual(["me", "open", "open", "open"]);
  });
  it("stay as they are otherwise", () => {
    const { players } = five();
    expect(withOptions(game, five(), { castling: "no" }).players).toEqual(players);
  });
});

describe("the style of a bot", () => {
  it("is none until one is chosen", () => {
    expect(styleOf("bot:casual")).toBe("");
    expect(withStyle(game, "bot:casual", "")).toBe("bot:casual");
    expect(stylesOf(game, "bot:casual")).toEqual(["", "any", "gambit", "endgame"]);
  });
  it("follows its name, and is sent like that", () => {
    const chosen = withStyle(game, "bot:casual", "gambit");
    expect([botOf(chosen), styleOf(chosen)]).toEqual(["casual", "gambit"]);
    const setup = { ...defaultSetup(game), players: ["me" as const, chosen] };
    expect(formOf(setup).seats[1]).toEqual({ kind: "bot", bot: "casual+gambit" });
  });
  it("can be any, which the server decides", () => {
    expect(withStyle(game, "bot:casual+gambit", "any")).toBe("bot:casual+any");
  });
  it("is removed again", () => {
    expect(withStyle(game, "bot:casual+gambit", "")).toBe("bot:casual");
  });
  it("is not for people and not for bots without styles", () => {
    expect(withStyle(game, "me", "gambit")).toBe("me");
    expect(withStyle(game, "bot:zen", "gambit")).toBe("bot:zen");
    expect([stylesOf(game, "open"), stylesOf(game, "bot:zen")]).toEqual([[], []]);
    expect([botOf("open"), styleOf("here")]).toEqual([null, ""]);
  });
});
