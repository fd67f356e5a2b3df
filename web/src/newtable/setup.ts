/** The settings of a new table, and the JSON that the server expects. No user interface here. */

import type { Game, NewTable } from "../net/types";
import { styleIn, withoutStyle } from "../table/styles";

/**
 * Who plays a seat: the user; another person at this device; a person with a link; a bot by its
 * spec.
 */
export type Player = "me" | "here" | "open" | `bot:${string}`;

/** In place of a style: the server chooses one of the game's, or none. */
export const ANY_STYLE = "any";

const BOT = "bot:";

export type ClockKind = "none" | "move" | "game" | "days";

export interface TableSetup {
  game: string;
  players: Player[];
  /** The names of the people at this device, by seat. */
  here: string[];
  clock: { kind: ClockKind; seconds: number; minutes: number; increment: number; days: number };
  aids: string[];
  options: Record<string, string | number>;
  visibility: "link" | "public";
  title: string;
  rated: boolean;
}

/** The default bot. */
export function defaultBot(game: Game): string {
  return game.bots.includes("casual") ? "casual" : (game.bots[0] ?? "casual");
}

/** Most people do not want hints in games against each other. */
const NOT_USUAL = "hint";

/** The defaults: the fewest seats, no clock, every aid but hints. */
export function defaultSetup(game: Game): TableSetup {
  const seats = game.seat_counts[0] ?? 2;
  return {
    game: game.name,
    players: Array.from({ length: seats }, (_, seat) => (seat === 0 ? "me" : "open")),
    here: [],
    clock: { kind: "none", seconds: 60, minutes: 15, increment: 10, days: 3 },
    aids: game.aids.filter((aid) => aid !== NOT_USUAL),
    options: Object.fromEntries(game.options.map((option) => [option.name, option.default])),
    visibility: "link",
    title: "",
    rated: false,
  };
}

/** The preset that has these options, `wanted` if it does; null: they are nobody's but one's own. */
export function presetOf(
  game: Game,
  options: TableSetup["options"],
  wanted: string,
): string | null {
  const same = game.presets.filter((preset) =>
    game.options.every(({ name }) => preset.options[name] === options[name]),
  );
  return (same.find(({ name }) => name === wanted) ?? same[0])?.name ?? null;
}

/** The numbers of seats with these options. */
export function seatCountsOf(game: Game, options: TableSetup["options"]): readonly number[] {
  const asked = game.options.map(({ name, seat_counts }) => seat_counts[String(options[name])]);
  return asked.findLast((counts) => counts !== undefined) ?? game.seat_counts;
}

/** The numbers of seats with any options, in order. */
export function everySeatCount(game: Game): number[] {
  const more = game.options.flatMap(({ seat_counts }) => Object.values(seat_counts).flat());
  return [...new Set([...game.seat_counts, ...more])].sort((a, b) => a - b);
}

/** The setup with these options, and with fewer seats if they do not allow as many. */
export function withOptions(
  game: Game,
  setup: TableSetup,
  options: TableSetup["options"],
): TableSetup {
  const counts = seatCountsOf(game, options);
  const seats = setup.players.length;
  const most = counts.findLast((count) => count <= seats) ?? counts[0] ?? seats;
  const players = seats === most ? setup.players : withSeatCount(setup.players, most);
  return { ...setup, options, players };
}

/** Set the number of seats: new ones copy the last one, extra ones are removed. */
export function withSeatCount(players: readonly Player[], seats: number): Player[] {
  const last = players.at(-1) ?? "open";
  const more = last === "me" ? "open" : last;
  return Array.from({ length: seats }, (_, seat) => players[seat] ?? more);
}

/**
 * Set the player of a seat. The user sits only once; others at this device have their own names.
 */
export function withPlayer(players: readonly Player[], seat: number, player: Player): Player[] {
  const others = players.map((other) => (player === "me" && other === "me" ? "here" : other));
  return others.map((other, at) => (at === seat ? player : other));
}

/** The bot of a seat without its style; null: a person plays. */
export const botOf = (player: Player): string | null =>
  player.startsWith(BOT) ? withoutStyle(player.slice(BOT.length)) : null;

/** The style of a seat's bot; empty if it has none. */
export const styleOf = (player: Player): string => (player.startsWith(BOT) ? styleIn(player) : "");

/** The styles to choose from for this player: none, any and those of the game; or no choice. */
export function stylesOf(game: Game, player: Player): string[] {
  const bot = botOf(player);
  return bot !== null && game.styled_bots.includes(bot) ? ["", ANY_STYLE, ...game.styles] : [];
}

/** The player with this style, if it is a bot with styles. */
export function withStyle(game: Game, player: Player, style: string): Player {
  const bot = botOf(player);
  if (bot === null || !game.styled_bots.includes(bot)) return player;
  return style === "" ? `bot:${bot}` : `bot:${bot}+${style}`;
}

export const hasClock = (setup: TableSetup): boolean => setup.clock.kind !== "none";

/** A rated game needs a clock, and the options that ratings are for. */
export function canBeRated(game: Game, setup: TableSetup): boolean {
  const needed = Object.entries(game.rated_options);
  return hasClock(setup) && needed.every(([name, value]) => setup.options[name] === value);
}

/** The setup, rated only if it can be. */
export function withRating(game: Game, setup: TableSetup): TableSetup {
  return { ...setup, rated: setup.rated && canBeRated(game, setup) };
}

export function formOf(setup: TableSetup): NewTable {
  const { rated } = setup;
  return {
    game: setup.game,
    seats: setup.players.map((player, seat) => seatForm(player, setup.here[seat])),
    clock: clockForm(setup.clock),
    aids: rated ? setup.aids.filter((aid) => aid !== NOT_USUAL) : setup.aids,
    options: setup.options,
    visibility: setup.visibility,
    title: setup.title.trim(),
    rated,
  };
}

function seatForm(player: Player, here = ""): NewTable["seats"][number] {
  if (player === "open") return { kind: "open" };
  if (player === "me") return { kind: "me" };
  if (player === "here") return { kind: "me", name: here.trim() || null };
  return { kind: "bot", bot: player.slice(BOT.length) };
}

function clockForm(clock: TableSetup["clock"]): NewTable["clock"] {
  switch (clock.kind) {
    case "none":
      return { kind: "none" };
    case "move":
      return { kind: "move", seconds: clock.seconds };
    case "game":
      return { kind: "game", seconds: clock.minutes * 60, increment: clock.increment };
    case "days":
      return { kind: "days", days: clock.days };
  }
}

/** A quick game: the user against this bot, with hints; everything else is default. */
export function quickGame(game: Game, opponent: string): NewTable {
  const setup = defaultSetup(game);
  const bot: Player = `bot:${opponent}`;
  return formOf({
    ...setup,
    aids: [...game.aids],
    players: setup.players.map((player) => (player === "me" ? player : bot)),
  });
}
