/** The letter of a key in shortcuts, independent of the keyboard. */

/**
 * Latin layouts give it directly (on a Hungarian keyboard Z is where others have Y). With another
 * alphabet it is the letter printed there on most keyboards. Empty: the key is not a letter.
 */
export function letterOf({ key, code }: Pick<KeyboardEvent, "key" | "code">): string {
  if (/^[a-z]$/i.test(key)) return key.toUpperCase();
  const place = /^Key([A-Z])$/.exec(code);
  // A letter of another alphabet; an accented Latin letter is its own letter.
  return place && /^\p{L}$/u.test(key) && !/\p{Script=Latin}/u.test(key) ? place[1]! : "";
}
