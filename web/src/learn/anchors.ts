/** Where a rule stands: its number, the game it belongs to, and the link to its paragraph. */

import { MANIFESTS } from "../games/registry";

const GAMES: ReadonlyMap<string, string> = new Map(
  [...MANIFESTS].map(([game, { rulePrefix }]) => [rulePrefix, game]),
);

/** A number as texts cite it: XY 4.2, XY B6. */
export const CITED = new RegExp(
  `\\b(?:${[...GAMES.keys()].join("|")}) (?:[A-Z]\\d+|\\d+(?:\\.\\d+)?)`,
  "g",
);

/** The games that can be learned here. */
export const TOLD: readonly string[] = [...MANIFESTS.keys()];

export const isTold = (game: string): boolean => MANIFESTS.has(game);

/** The game whose rule this is; null: this is no rule, but the name of a field and the like. */
export function gameOf(rule: string): string | null {
  const [code, number] = rule.split(" ");
  return code !== undefined && number !== undefined ? (GAMES.get(code) ?? null) : null;
}

/** `XY 4.2` stands at `#XY-4.2`. */
export const anchorOf = (rule: string): string => rule.replace(" ", "-");

/** Its link within the page of the game's rules. */
export const hashOf = (rule: string): string => `#${anchorOf(rule)}`;

/** The rule that the part of an address behind `#` means; null: none. */
export function ruleAt(hash: string): string | null {
  const found = /^#?([A-Z]{2})-([A-Z]?\d[\d.]*)$/.exec(hash);
  return found ? `${found[1]} ${found[2]}` : null;
}

/** Its link from anywhere. */
export const linkTo = (rule: string): string => `/learn/${gameOf(rule)}${hashOf(rule)}`;
