/** Words: every text of the page by its key in the catalogues, in the language chosen. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { choose, load, type Language } from "./languages";
import { tileNamer } from "./tiles";

export type Arguments = Record<string, FluentVariable>;
export interface Reason {
  rule: string;
  key: string;
  arguments: Record<string, string | number>;
}

const REMEMBERED = "meeplewright.language";

let bundle = $state.raw<FluentBundle | null>(null);
let language = $state<Language>("en");

/** The language the page speaks now. */
export const spoken = (): Language => language;

/** Load and speak the language remembered, or the browser's. */
export function begin(): Promise<void> {
  return speak(choose(localStorage.getItem(REMEMBERED), navigator.languages), false);
}

/** Speak this language from now on. */
export async function speak(chosen: Language, remember = true): Promise<void> {
  const texts = await Promise.all([load(chosen), ...[...others].map((game) => ask(game, chosen))]);
  bundle = bundleOf(chosen, texts);
  language = chosen;
  document.documentElement.lang = chosen;
  if (remember) localStorage.setItem(REMEMBERED, chosen);
}

/** Games of other packages whose words are spoken too. */
const others = new Set<string>();
let resources: FluentResource[] = [];

/** Speak the words of a game that is not built in, as far as its package has any. */
export async function loadWordsOf(game: string): Promise<void> {
  if (others.has(game)) return;
  others.add(game);
  let asked: Language;
  let text: string;
  do {
    asked = language;
    text = await ask(game, asked);
  } while (asked !== language); // another one was chosen meanwhile
  bundle = bundleOf(language, [text], resources);
}

/** The same keys stay what they are: no game changes the words of the page. */
function bundleOf(
  chosen: Language,
  texts: readonly string[],
  before: readonly FluentResource[] = [],
): FluentBundle {
  resources = [...before, ...texts.map((text) => new FluentResource(text))];
  const functions = { TILE: tileNamer(() => made) };
  const made: FluentBundle = new FluentBundle(chosen, { useIsolating: false, functions });
  for (const resource of resources) made.addResource(resource);
  return made;
}

/** What the server has of a game's words; without an answer, none. */
async function ask(game: string, chosen: Language): Promise<string> {
  try {
    const answer = await fetch(`/words/${encodeURIComponent(game)}/${chosen}.ftl`);
    return answer.ok ? await answer.text() : "";
  } catch {
    return "";
  }
}

export function has(key: string): boolean {
  return bundle?.hasMessage(key) ?? false;
}

/** The words of a key. A key without words is shown as it is, and a test finds it. */
export function t(key: string, args?: Arguments): string {
  const pattern = bundle?.getMessage(key)?.value;
  if (!bundle || !pattern) return `⟦${key}⟧`;
  return bundle.formatPattern(pattern, args, []);
}

/** A reason as a sentence with its rule in front, as the terminal says it. */
export function why(reason: Reason): string {
  return isRule(reason.rule) ? `${reason.rule}: ${because(reason)}` : whyAlone(reason);
}

/** The same without the rule. */
export const whyAlone = (reason: Reason): string => capital(because(reason));

const because = (reason: Reason): string =>
  has(reason.key) ? t(reason.key, named(reason)) : reason.key;

type Namer = (given: Reason["arguments"]) => Arguments;
const namers = new Map<string, Namer>();

/** From now on refusals that cite rules with this prefix have their arguments named so. */
export function nameReasons(prefix: string, namer: Namer): void {
  namers.set(prefix, namer);
}

function named({ rule, arguments: given }: Reason): Arguments {
  return namers.get(rule.split(" ")[0] ?? "")?.(given) ?? given;
}

/** A numbered rule (XY 4.2) rather than the name of a field. */
export const isRule = (rule: string): boolean => /^[A-Z]{2} /.test(rule);

const capital = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);
