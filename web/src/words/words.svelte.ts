/** Texts: every text of the page by its key in the catalogues, in the chosen language. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { choose, load, type Language } from "./languages";
import { tileNamer } from "./tiles";

export type Arguments = Record<string, FluentVariable>;
export interface Reason {
  rule: string;
  key: string;
  arguments: Record<string, string | number>;
}

const STORAGE_KEY = "meeplewright.language";

let bundle = $state.raw<FluentBundle | null>(null);
let language = $state<Language>("en");

/** The current language. */
export const currentLanguage = (): Language => language;

/** Load the stored language, or the browser's. */
export function loadLanguage(): Promise<void> {
  return setLanguage(choose(localStorage.getItem(STORAGE_KEY), navigator.languages), false);
}

/** Change the language. */
export async function setLanguage(chosen: Language, remember = true): Promise<void> {
  const texts = await Promise.all([load(chosen), ...[...others].map((game) => ask(game, chosen))]);
  bundle = bundleOf(chosen, texts);
  language = chosen;
  document.documentElement.lang = chosen;
  if (remember) localStorage.setItem(STORAGE_KEY, chosen);
}

/** Games of other packages whose messages are loaded too. */
const others = new Set<string>();
let resources: FluentResource[] = [];

/** Load the messages of a game that is not built in, if its package has any. */
export async function loadWordsOf(game: string): Promise<void> {
  if (others.has(game)) return;
  others.add(game);
  let asked: Language;
  let text: string;
  do {
    asked = language;
    text = await ask(game, asked);
  } while (asked !== language); // another language was chosen meanwhile
  bundle = bundleOf(language, [text], resources);
}

/** Existing keys keep their messages: no game changes the texts of the page. */
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

/** A game's messages from the server; empty without an answer. */
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

/** The text of a key. A key without a message is shown as ⟦key⟧; a test finds it. */
export function t(key: string, args?: Arguments): string {
  const pattern = bundle?.getMessage(key)?.value;
  if (!bundle || !pattern) return `⟦${key}⟧`;
  return bundle.formatPattern(pattern, args, []);
}

/** A reason as a sentence with its rule in front, as in the terminal. */
export function why(reason: Reason): string {
  return isRule(reason.rule) ? `${reason.rule}: ${because(reason)}` : whyWithoutRule(reason);
}

/** The same without the rule. */
export const whyWithoutRule = (reason: Reason): string => capital(because(reason));

const because = (reason: Reason): string =>
  has(reason.key) ? t(reason.key, named(reason)) : reason.key;

type Namer = (given: Reason["arguments"]) => Arguments;
const namers = new Map<string, Namer>();

/** Use this function for the arguments of refusals that cite rules with this prefix. */
export function nameReasons(prefix: string, namer: Namer): void {
  namers.set(prefix, namer);
}

function named({ rule, arguments: given }: Reason): Arguments {
  const titled = has(String(given.game)) ? { ...given, game: t(String(given.game)) } : given;
  return namers.get(rule.split(" ")[0] ?? "")?.(titled) ?? titled;
}

/** Whether it is a rule's number (XY 4.2) and not the name of a field. */
export const isRule = (rule: string): boolean => /^[A-Z]{2} /.test(rule);

const capital = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);
