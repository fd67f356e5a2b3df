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

export interface Paragraph {
  name: string;
  rules: readonly string[];
  words: string;
  examples: readonly Example[];
}

export interface Section {
  name: string;
  title: string;
  paragraphs: readonly Paragraph[];
}

/** The rules of a game in this language. */
export async function rulesOf(game: string, language: Language): Promise<readonly Section[]> {
  const manifest = MANIFESTS.get(game);
  const text = texts[`${language}/${game}`];
  if (!manifest || !text) throw new Error(`no rules of ${game} in ${language}`);
  const [outline, told] = await Promise.all([manifest.outline(), text()]);
  return tell(outline.default, told.default, language);
}

/** The outline filled with the texts of a language. */
export function tell(outline: Outline, text: string, language: Language): Section[] {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return outline.sections.map(({ name, paragraphs }) => ({
    name,
    title: valueOf(bundle, `section-${name}`),
    paragraphs: paragraphs.map((paragraph) => told(bundle, name, paragraph)),
  }));
}

function told(bundle: FluentBundle, section: string, outlined: OutlinedParagraph): Paragraph {
  const name = `${section}-${outlined.name}`;
  const message = bundle.getMessage(name);
  const examples = (outlined.examples ?? []).map((example) => ({
    name: example,
    words: exampleOf(bundle, message, example),
  }));
  return { name, rules: outlined.rules, words: valueOf(bundle, name), examples };
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

/** The paragraph that covers a rule. */
export function paragraphOf(sections: readonly Section[], rule: string): Paragraph | undefined {
  return sections
    .flatMap((section) => section.paragraphs)
    .find((paragraph) => paragraph.rules.includes(rule));
}
