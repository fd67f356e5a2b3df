/** The rules of a game: the outline's order with the texts of a language. */

import { FluentBundle, FluentResource, type Message } from "@fluent/bundle";
import texts from "virtual:rules";
import { MANIFESTS } from "../games/registry";
import type { Language } from "../words/languages";
import type { Outline, OutlinedParagraph } from "./outline";

export interface Example {
  name: string;
  words: string;
}

/** What a printed rulebook says otherwise. */
export interface Note {
  name: string;
  words: string;
  /** A table may play by it. */
  isChoice: boolean;
}

export interface Paragraph {
  name: string;
  rules: readonly string[];
  words: string;
  examples: readonly Example[];
  /** The examples are signs with their meaning. */
  legend: boolean;
  notes: readonly Note[];
}

export interface Section {
  name: string;
  title: string;
  paragraphs: readonly Paragraph[];
}

/** The rules of a game in this language. */
export async function rulesOf(game: string, language: Language): Promise<readonly Section[]> {
  const manifest = MANIFESTS.get(game);
  const load = texts[`${language}/${game}`];
  if (!manifest || !load) throw new Error(`no rules of ${game} in ${language}`);
  const [outline, text] = await Promise.all([manifest.outline(), load()]);
  return fillOutline(outline.default, text.default, language);
}

/** The outline filled with the texts of a language. */
export function fillOutline(outline: Outline, text: string, language: Language): Section[] {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return outline.sections.map(({ name, paragraphs }) => ({
    name,
    title: valueOf(bundle, `section-${name}`),
    paragraphs: paragraphs.map((paragraph) => ({
      ...filledParagraph(bundle, name, paragraph),
      notes: notesOf(bundle, paragraph, outline.choices ?? []),
    })),
  }));
}

function filledParagraph(
  bundle: FluentBundle,
  section: string,
  { name: own, rules, examples = [], legend = false }: OutlinedParagraph,
): Omit<Paragraph, "notes"> {
  const name = `${section}-${own}`;
  const message = bundle.getMessage(name);
  return {
    name,
    rules,
    words: valueOf(bundle, name),
    examples: examples.map((one) => ({ name: one, words: exampleOf(bundle, message, one) })),
    legend,
  };
}

/** Those that this language has. */
function notesOf(
  bundle: FluentBundle,
  { notes = [] }: OutlinedParagraph,
  choices: readonly string[],
): Note[] {
  return notes
    .filter((name) => bundle.hasMessage(`note-${name}`))
    .map((name) => ({
      name,
      words: valueOf(bundle, `note-${name}`),
      isChoice: choices.includes(name),
    }));
}

// A missing text is shown as its key, as everywhere; a test finds it.
function valueOf(bundle: FluentBundle, key: string): string {
  const value = bundle.getMessage(key)?.value;
  return value ? bundle.formatPattern(value) : `⟦${key}⟧`;
}

function exampleOf(bundle: FluentBundle, message: Message | undefined, name: string): string {
  const value = message?.attributes[name];
  return value ? bundle.formatPattern(value) : `⟦${name}⟧`;
}

/** All that a paragraph says, to be searched. */
export const textsOf = ({ words, rules, examples, notes }: Paragraph): string[] => [
  words,
  ...rules,
  ...[...examples, ...notes].map((one) => one.words),
];

/** The paragraph that covers a rule. */
export function paragraphOf(sections: readonly Section[], rule: string): Paragraph | undefined {
  return sections
    .flatMap((section) => section.paragraphs)
    .find((paragraph) => paragraph.rules.includes(rule));
}
