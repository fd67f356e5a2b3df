/** Parses texts of the rules into paragraphs and lists, bold text and cited rules. */

import { CITED } from "./anchors";

export interface Part {
  kind: "text" | "strong" | "rule";
  words: string;
}

export type Block = { kind: "words"; parts: Part[] } | { kind: "list"; items: Part[][] };

/**
 * A text as blocks. Lines that begin with “- ” are a list; another single line continues the block.
 */
export function blocksOf(text: string): Block[] {
  return piecesOf(text).map((piece) =>
    piece.list
      ? { kind: "list", items: piece.lines.map(partsOf) }
      : { kind: "words", parts: partsOf(piece.lines.join(" ")) },
  );
}

interface Piece {
  list: boolean;
  lines: string[];
}

/** Keep a calculation on one line. */
const unbroken = (text: string): string => text.replace(/(\d) ([×+=]) (?=\d)/g, "$1\u00a0$2\u00a0");

function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let open: Piece | undefined;
  for (const line of unbroken(text)
    .split("\n")
    .map((each) => each.trim())) {
    const item = line.startsWith("- ");
    if (line === "") open = undefined;
    else if (item && open?.list) open.lines.push(line.slice(2));
    else if (!item && open) open.lines.push(`${open.lines.pop()} ${line}`);
    else pieces.push((open = { list: item, lines: [item ? line.slice(2) : line] }));
  }
  return pieces;
}

/** Bold text is between two pairs of asterisks. */
function partsOf(text: string): Part[] {
  return text.split("**").flatMap((words, at) => {
    if (words === "") return [];
    return at % 2 === 1 ? [{ kind: "strong" as const, words }] : citedIn(words);
  });
}

function citedIn(text: string): Part[] {
  const parts: Part[] = [];
  let done = 0;
  for (const found of text.matchAll(CITED)) {
    if (found.index > done) parts.push({ kind: "text", words: text.slice(done, found.index) });
    parts.push({ kind: "rule", words: found[0] });
    done = found.index + found[0].length;
  }
  if (done < text.length) parts.push({ kind: "text", words: text.slice(done) });
  return parts;
}
