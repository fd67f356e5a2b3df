/** The languages that have catalogues, each by its own name, and how one is chosen. */

export const LANGUAGES = {
  en: "English",
  hu: "magyar",
  nl: "Nederlands",
  ro: "română",
  ru: "русский",
} as const;

export type Language = keyof typeof LANGUAGES;

const loaders: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("virtual:words/en"),
  hu: () => import("virtual:words/hu"),
  nl: () => import("virtual:words/nl"),
  ro: () => import("virtual:words/ro"),
  ru: () => import("virtual:words/ru"),
};

export const load = async (language: Language): Promise<string> =>
  (await loaders[language]()).default;

export const isLanguage = (code: string): code is Language => Object.hasOwn(LANGUAGES, code);

/** The stored language, else the first of the browser's languages that we have, else English. */
export function choose(remembered: string | null, preferred: readonly string[]): Language {
  if (remembered !== null && isLanguage(remembered)) return remembered;
  for (const tag of preferred) {
    const code = tag.toLowerCase().split("-")[0] ?? "";
    if (isLanguage(code)) return code;
  }
  return "en";
}
