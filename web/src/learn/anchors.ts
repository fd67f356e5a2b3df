/** Where a rule stands: its number, the game it belongs to, and the link to its paragraph. */

const GAMES: Record<string, string> = { CA: "carcassonne", KF: "keyflower" };

/** A number as texts cite it: CA 4.2, KF B6, KF Z5. */
export const CITED = /\b(?:CA|KF) (?:[A-Z]\d+|\d+(?:\.\d+)?)/g;

/** The games that can be learned here. */
export const TOLD: readonly string[] = Object.values(GAMES);

export const isTold = (game: string): boolean => TOLD.includes(game);

/** The game whose rule this is; null: this is no rule, but the name of a field and the like. */
export function gameOf(rule: string): string | null {
  const [code, number] = rule.split(" ");
  return code !== undefined && number !== undefined ? (GAMES[code] ?? null) : null;
}

/** `CA 4.2` stands at `#CA-4.2`. */
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
