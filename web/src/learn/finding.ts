/** Searches the rules: case and accents are ignored, and every word has to be found. */

/** Remove accents and lower the case, one character for one, so that positions stay the same. */
export const fold = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/\s/g, " ")
    .split("")
    .map((sign) => sign.normalize("NFD").toLowerCase()[0] ?? sign)
    .join("");

export const wordsOf = (query: string): string[] =>
  fold(query)
    .split(/\s+/)
    .filter((word) => word !== "");

/** Whether the texts together contain all of the words. */
export function finds(words: readonly string[], texts: readonly string[]): boolean {
  const all = fold(texts.join("\n"));
  return words.every((word) => all.includes(word));
}

export interface Stretch {
  words: string;
  found: boolean;
}

/** Split the text where one of the words begins or ends. */
export function marked(text: string, words: readonly string[]): Stretch[] {
  const hit = new Array<boolean>(text.length).fill(false);
  const folded = fold(text);
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      hit.fill(true, at, at + word.length);
    }
  }
  const stretches: Stretch[] = [];
  for (let at = 0; at < text.length; at++) {
    const last = stretches.at(-1);
    if (last && last.found === hit[at]) last.words += text[at];
    else stretches.push({ words: text[at] ?? "", found: hit[at] ?? false });
  }
  return stretches;
}
