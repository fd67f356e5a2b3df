/** Links to rules: a rule's number, the game it belongs to, and the anchor of its paragraph. */

import { MANIFESTS } from "../games/registry";

const GAMES: ReadonlyMap<string, string> = new Map(
  [...MANIFESTS].map(([game, { rulePrefix }]) => [rulePrefix, game]),
);

/** Matches rule numbers as texts cite them: XY 4.2, XY B6. */
export const CITED = new RegExp(
  `\\b(?:${[...GAMES.keys()].join("|")}) (?:[A-Z]\\d+|\\d+(?:\\.\\d+)?)`,
  "g",
);

/** The games whose rules can be read here. */
export const GAMES_WITH_RULES: readonly string[] = [...MANIFESTS.keys()];

export const hasRules = (game: string): boolean => MANIFESTS.has(game);

/** The game that a rule belongs to; null: not a rule, for example the name of a field. */
export function gameOf(rule: string): string | null {
  const [code, number] = rule.split(" ");
  return code !== undefined && number !== undefined ? (GAMES.get(code) ?? null) : null;
}

/** The anchor of `XY 4.2` is `XY-4.2`. */
export const anchorOf = (rule: string): string => rule.replace(" ", "-");

/** The link within the page of the game's rules. */
export const hashOf = (rule: string): string => `#${anchorOf(rule)}`;

/** The rule in an address's hash; null: none. */
export function ruleAt(hash: string): string | null {
  const found = /^#?([A-Z]{2})-([A-Z]?\d[\d.]*)$/.exec(hash);
  return found ? `${found[1]} ${found[2]}` : null;
}

/** The link from any page. */
export const linkTo = (rule: string): string => `/learn/${gameOf(rule)}${hashOf(rule)}`;
