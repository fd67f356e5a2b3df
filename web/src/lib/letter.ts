/** The letter that a key stands for in shortcuts, whatever the keyboard. */

/**
 * Latin layouts say it themselves (on a Hungarian keyboard Z lies where others have Y); with another
 * alphabet it is the letter printed there on most keyboards. Empty: the key is no letter.
 */
export function letterOf({ key, code }: Pick<KeyboardEvent, "key" | "code">): string {
  if (/^[a-z]$/i.test(key)) return key.toUpperCase();
  const place = /^Key([A-Z])$/.exec(code);
  // A letter of another alphabet; an accented one of ours is a letter of its own.
  return place && /^\p{L}$/u.test(key) && !/\p{Script=Latin}/u.test(key) ? place[1]! : "";
}
