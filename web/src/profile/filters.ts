/** The filters of the archive, as they are in the address. No user interface here. */

export interface Filters {
  game: string;
  seats: string;
  who: string;
  bot: string;
  result: string;
  since: string;
  until: string;
  shortest: string;
  longest: string;
  rated: string;
}

export const NO_FILTERS: Filters = {
  game: "",
  seats: "",
  who: "",
  bot: "",
  result: "",
  since: "",
  until: "",
  shortest: "",
  longest: "",
  rated: "",
};

const ALLOWED: Record<keyof Filters, RegExp> = {
  game: /^[\w-]{1,60}$/,
  seats: /^([1-9]|1[0-2])$/,
  who: /^.{1,80}$/,
  bot: /^.{1,80}$/,
  result: /^(won|lost|aborted)$/,
  since: /^\d{4}-\d{2}-\d{2}$/,
  until: /^\d{4}-\d{2}-\d{2}$/,
  shortest: /^\d{1,6}$/,
  longest: /^\d{1,6}$/,
  rated: /^true$/,
};

const NAMES = Object.keys(NO_FILTERS) as (keyof Filters)[];

/** The filters of an address; what cannot be a filter is ignored. */
export function filtersOf(query: URLSearchParams): Filters {
  const found = { ...NO_FILTERS };
  for (const name of NAMES) {
    const value = query.get(name)?.trim() ?? "";
    if (ALLOWED[name].test(value)) found[name] = value;
  }
  return found;
}

/** Only the filters that are set, for the address and for the server. */
export function queryOf(filters: Filters): Record<string, string> {
  const set = filtersOf(new URLSearchParams(Object.entries(filters)));
  return Object.fromEntries(
    NAMES.filter((name) => set[name] !== "").map((name) => [name, set[name]]),
  );
}

/** The address of the archive with these filters. */
export function addressOf(filters: Filters): string {
  const query = new URLSearchParams(queryOf(filters)).toString();
  return query === "" ? "/me/games" : `/me/games?${query}`;
}
