/** Sets of tiles that can be added to a game: one option whose value lists them. No interface. */

import type { Game } from "../net/types";

type Options = Record<string, string | number>;

/** How a game's sets are chosen. */
export interface SetChoice {
  /** The option; its values are the names of sets joined by “-”. */
  option: string;
  /** In the order of the option's values. */
  names: readonly string[];
  /** Options that matter only with a set, and which one. */
  needs: Readonly<Record<string, string>>;
  pictures(): Promise<{ pictureOf(name: string): string }>;
}

const NONE = "none";

/** The sets that are in. */
export const setsIn = (choice: SetChoice, options: Options): string[] => {
  const value = String(options[choice.option] ?? NONE).split("-");
  return choice.names.filter((name) => value.includes(name));
};

/** The options with this set added or removed. What matters only with it is usual again. */
export function withSet(
  game: Game,
  choice: SetChoice,
  options: Options,
  name: string,
  on: boolean,
): Options {
  const before = setsIn(choice, options);
  const sets = choice.names.filter((one) => (one === name ? on : before.includes(one)));
  const changed = { ...options, [choice.option]: sets.length > 0 ? sets.join("-") : NONE };
  for (const { name: option, default: usual } of game.options) {
    const needed = choice.needs[option];
    if (needed !== undefined && !sets.includes(needed)) changed[option] = usual;
  }
  return changed;
}

/** The options to choose one by one: not the sets, and not what matters only with another set. */
export function optionsBesides(
  game: Game,
  choice: SetChoice | undefined,
  options: Options,
): Game["options"] {
  if (!choice) return game.options;
  const sets = setsIn(choice, options);
  return game.options.filter(({ name }) => {
    const needed = choice.needs[name];
    return name !== choice.option && (needed === undefined || sets.includes(needed));
  });
}
