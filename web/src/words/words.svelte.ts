/** Words: every text of the page by its key in the catalogues, in the language chosen. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { choose, load, type Language } from "./languages";

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
  const text = await load(chosen);
  const made = new FluentBundle(chosen, { useIsolating: false });
  made.addResource(new FluentResource(text));
  bundle = made;
  language = chosen;
  document.documentElement.lang = chosen;
  if (remember) localStorage.setItem(REMEMBERED, chosen);
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

/** Where a rule of Keyflower is cited, with things by their names. */
function named({ rule, arguments: given }: Reason): Arguments {
  if (!rule.startsWith("KF ")) return given;
  return Object.fromEntries(
    Object.entries(given).map(([about, thing]) => [
      about,
      NAMED.has(about) ? nameOf(String(thing)) : thing,
    ]),
  );
}

/** Colours of whole sentences stay as they are: the sentences choose by them. */
const NAMED: ReadonlySet<string> = new Set(["tile", "boat", "from", "to", "with"]);

function nameOf(thing: string): string {
  const key = [`tile-${thing}`, `skill-${thing}`, `colour-of-${thing}`].find(has);
  return key === undefined ? thing : t(key);
}

/** A numbered rule (CA 4.2, KF B3) rather than the name of a field. */
export const isRule = (rule: string): boolean => /^[A-Z]{2} /.test(rule);

const capital = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);
