/** The current page: a path and a hash. Every place has a link. */

export type Place =
  | { page: "home" }
  | { page: "new" }
  | { page: "table"; id: string }
  | { page: "replay"; id: string | null; entry: number | null; tab?: string }
  | { page: "me" }
  | { page: "profile"; id: string | null }
  | { page: "games" }
  | { page: "ratings" }
  | { page: "tournaments" }
  | { page: "tournament"; id: string }
  | { page: "mail" }
  | { page: "learn"; game: string | null; part: LearnPart }
  | { page: "score"; game: string }
  | { page: "puzzles" }
  | { page: "puzzle"; game: string; id: string }
  | { page: "lost" };

/** The parts of learning a game: its rules, its tiles, a tutorial. */
export type LearnPart = "rules" | "tiles" | "first";

const PATTERNS: [RegExp, (found: RegExpMatchArray, query: URLSearchParams) => Place][] = [
  [/^\/$/, () => ({ page: "home" })],
  [/^\/new$/, () => ({ page: "new" })],
  [/^\/t\/([\w-]+)$/, (found) => ({ page: "table", id: found[1] ?? "" })],
  [/^\/replay$/, (_, query) => ({ page: "replay", id: null, entry: entryOf(query) })],
  [/^\/r\/([\w-]+)$/, (found, query) => replayOf(found[1] ?? "", query)],
  [/^\/me$/, () => ({ page: "me" })],
  [/^\/me\/profile$/, () => ({ page: "profile", id: null })],
  [/^\/p\/(\w+)$/, (found) => ({ page: "profile", id: found[1] ?? "" })],
  [/^\/me\/games$/, () => ({ page: "games" })],
  [/^\/ratings$/, () => ({ page: "ratings" })],
  [/^\/tournaments$/, () => ({ page: "tournaments" })],
  [/^\/tournament\/(\w+)$/, (found) => ({ page: "tournament", id: found[1] ?? "" })],
  [/^\/mail$/, () => ({ page: "mail" })],
  [/^\/learn$/, () => ({ page: "learn", game: null, part: "rules" })],
  [/^\/learn\/(\w+)$/, (found) => learnOf(found[1] ?? "", "rules")],
  [/^\/learn\/(\w+)\/(tiles|first)$/, (found) => learnOf(found[1] ?? "", found[2] as LearnPart)],
  [/^\/puzzles$/, () => ({ page: "puzzles" })],
  [
    /^\/puzzles\/(\w+)\/(\w+)$/,
    (found) => ({ page: "puzzle", game: found[1] ?? "", id: found[2] ?? "" }),
  ],
  [/^\/score\/(\w+)$/, (found) => ({ page: "score", game: found[1] ?? "" })],
];

const learnOf = (game: string, part: LearnPart): Place => ({ page: "learn", game, part });

function replayOf(id: string, query: URLSearchParams): Place {
  const tab = query.get("tab");
  return { page: "replay", id, entry: entryOf(query), ...(tab === null ? {} : { tab }) };
}

function entryOf(query: URLSearchParams): number | null {
  const text = query.get("entry");
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

/** The place of an address. */
export function placeOf(address: URL): Place {
  for (const [pattern, make] of PATTERNS) {
    const found = address.pathname.match(pattern);
    if (found) return make(found, address.searchParams);
  }
  return { page: "lost" };
}

let place = $state.raw<Place>({ page: "home" });
let moved = false;

export const currentPlace = (): Place => place;

/** Start following the browser's history. */
export function startRouter(): void {
  const arrive = (): void => {
    place = placeOf(new URL(location.href));
  };
  addEventListener("popstate", () => {
    moved = true;
    arrive();
  });
  arrive();
}

/** Go to a page of this site. */
export function go(path: string): void {
  moved = true;
  history.pushState(null, "", path);
  place = placeOf(new URL(location.href));
  scrollTo(0, 0);
}

/**
 * Change the address without leaving the page. A reload or the browser's back button finds the
 * note; a link does not have it.
 */
export function replaceAddress(path: string, note: string | null = null): void {
  history.replaceState(note, "", path);
}

/** The note that this page left at its address; null: none. */
export const addressNote = (): string | null =>
  typeof history.state === "string" ? history.state : null;

/** For `<main use:arrival>`: keyboard and screen reader start where the new page begins. */
export function arrival(main: HTMLElement): void {
  if (!moved) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
}

/** For `<a use:inside>`: follow the link without reloading the page. */
export function inside(link: HTMLAnchorElement): { destroy(): void } {
  const follow = (event: MouseEvent): void => {
    const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
    if (!plain || event.defaultPrevented) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  };
  link.addEventListener("click", follow);
  return { destroy: () => link.removeEventListener("click", follow) };
}
