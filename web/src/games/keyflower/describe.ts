/** Steps of the game as lines of the log. A turn is a chain of steps that share a line. */

import type { Gain, Line, Speak, HistoryEntry } from "../face";
import type { Step } from "../../net/types";
import { factsOf, nameId, nameKey } from "./facts";
import { focusOn } from "./focus";
import type { Event } from "./forms";
import { Standing } from "./glance/standing";
import { addPart, eventWords, part, wordOf, type Deed, type Part } from "./parts";
import { amount, amounts, type Counted, type Thing } from "./things";

type Is<E extends Event["event"]> = Extract<Event, { event: E }>;

const BEGINS: ReadonlySet<string> = new Set(["pass", "bid", "use", "boat", "winter"]);
/** These alone do nothing yet: workers follow. */
const OPENS: ReadonlySet<string> = new Set(["bid", "use"]);

/** A line that can still get longer. */
interface Growing {
  seat: number | null;
  first: Step;
  last: Step;
  /** Called when the line is complete. */
  words(): string;
  tiles: Set<string>;
  weight?: "loud" | "quiet";
}

/** A seat's actions, and what it draws meanwhile. */
interface Doing extends Growing {
  seat: number;
  parts: Part[];
  drawn: Partial<Record<Thing, number>>;
  /** What a use brought from the supply. */
  got: Counted;
  winter: string[];
  waits: boolean;
}

class LogBuilder {
  readonly #lines: Growing[] = [];
  readonly #open = new Map<number, Doing>();
  /** The face that is up of each summer boat: the faces have different names. */
  readonly #faces = new Map<string, string>();
  readonly #standing = new Standing();
  readonly #picked = new Map<number, string>();
  #row: string[] | null = null;
  #unsold: string[] | null = null;
  #season: string | null = null;
  #step!: Step;

  constructor(
    private readonly names: readonly string[],
    private readonly t: Speak,
  ) {}

  take(step: Step): void {
    this.#step = step;
    for (const event of step.events as Event[]) {
      this.#take(event);
      this.#standing.take(event);
      this.#count(event);
    }
  }

  entries(): HistoryEntry[] {
    this.#complete();
    return this.#lines.flatMap(({ words, seat, weight, tiles, first, last }) => {
      const said = words();
      if (said === "") return [];
      const line: Line = { words: said, seat };
      if (weight) line.weight = weight;
      if (tiles.size > 0) line.focus = focusOn(...tiles);
      return [{ line, first, last }];
    });
  }

  #take(event: Event): void {
    switch (event.event) {
      case "done":
        return this.#done(event.seat, event.do);
      case "came":
        return this.#came(event);
      case "began":
        return this.#began(event.season);
      case "settled":
        return this.#settled(event);
      case "took":
        return this.#took(event);
      case "revealed":
        return this.#revealed(event);
      case "opened":
        return this.#opened(event);
      case "ended":
        return this.#ended(event);
    }
  }

  /** Add to the seat's line what its bid came to. */
  #count(event: Event): void {
    const line = event.event === "done" ? this.#open.get(event.seat) : undefined;
    const total = line && this.#standing.totalOf(line.seat);
    if (!total) return;
    const workers = amount(total.colour, total.number, this.t);
    line.parts = line.parts.map((one) =>
      one.word === "bid" ? { ...one, total: { workers, raised: total.raised } } : one,
    );
  }

  /** Add to the open lines what uses brought: nothing follows in them any more. */
  #complete(): void {
    for (const [seat, line] of this.#open) {
      const got = this.#standing.gainOf(seat);
      if (amounts(got, this.t) !== "") line.got = got;
    }
  }

  #close(): void {
    this.#complete();
    this.#open.clear();
  }

  // -- actions of a seat --------------------------------------------------------------------------

  #done(seat: number, deed: Deed): void {
    const word = wordOf(deed);
    const line = BEGINS.has(word) ? this.#begin(seat) : this.#doing(seat);
    if (word === "finish") return;
    line.last = this.#step;
    line.waits = OPENS.has(word) || (line.waits && word !== "workers");
    if ("pass" in deed) line.weight = "quiet";
    if ("pick" in deed) {
      this.#picked.set(seat, deed.pick);
      return;
    }
    const laid = "lay" in deed ? this.#picked.get(seat) : undefined;
    line.parts = addPart(line.parts, deed, laid, this.#id, this.t);
    for (const { tiles } of line.parts) for (const tile of tiles) line.tiles.add(tile);
  }

  /** The line that this seat's current action belongs to. */
  #doing(seat: number): Doing {
    return this.#open.get(seat) ?? this.#begin(seat);
  }

  #begin(seat: number): Doing {
    this.#complete();
    const line: Doing = {
      seat,
      first: this.#step,
      last: this.#step,
      words: () => this.#doingWords(line),
      parts: [],
      drawn: {},
      got: {},
      winter: [],
      tiles: new Set(),
      waits: false,
    };
    this.#open.set(seat, line);
    this.#lines.push(line);
    return line;
  }

  #doingWords({ seat, parts, drawn, got, winter, waits }: Doing): string {
    if (waits) return "";
    const what = amounts(drawn, this.t);
    const all = [...parts];
    const gained = amounts(got, this.t);
    if (gained !== "") all.push(part("kfg-gets", { what: gained }));
    if (what !== "") all.push(part("draws", { what }));
    if (winter.length > 0) all.push(part("kfs-winter-dealt", { tiles: this.#names(winter) }));
    return eventWords(all, this.names[seat] ?? "", this.t);
  }

  /** A draw. Other seats' draws have no colour and no type here. */
  #came({ what, thing, seat, boat }: Is<"came">): void {
    if (what === "face" && boat !== null && thing !== null) this.#faces.set(boat, thing);
    if (what === "tile" && thing !== null) this.#laidOut(thing);
    if (seat === null) return;
    const line = this.#doing(seat);
    line.last = this.#step;
    if (line.parts.length === 0) line.weight = "quiet";
    if (what === "home" && thing !== null) line.parts.push(part("kfs-home", { tile: thing }));
    if (what === "winter_tile" && thing !== null) line.winter.push(thing);
    if (what === "worker" || what === "skill") {
      const drawn = (thing ?? what) as Thing;
      line.drawn[drawn] = (line.drawn[drawn] ?? 0) + 1;
    }
  }

  // -- events for everyone ------------------------------------------------------------------------

  #say(words: () => string, seat: number | null, weight?: "loud" | "quiet"): Growing {
    const line: Growing = { seat, words, first: this.#step, last: this.#step, tiles: new Set() };
    if (weight) line.weight = weight;
    this.#lines.push(line);
    return line;
  }

  #began(season: string): void {
    this.#close();
    this.#unsold = null;
    if (season === this.#season) return;
    this.#season = season;
    this.#row = null;
    const words = this.t("event-season", { season });
    this.#say(() => words, null, "loud");
  }

  /** The tiles of a season, as they are drawn. */
  #laidOut(tile: string): void {
    const { kind } = factsOf(tile);
    this.#began(kind === "summer_boat" ? "summer" : kind);
    if (this.#row === null) {
      const row: string[] = [];
      this.#row = row;
      this.#say(() => this.t("kfs-laid-out", { tiles: this.#names(row) }), null, "quiet");
    }
    this.#row.push(tile);
    const line = this.#lines.at(-1)!;
    line.last = this.#step;
    line.tiles.add(tile);
  }

  /** A tile that was won; tiles without bids are listed together. */
  #settled({ tile, seat, price }: Is<"settled">): void {
    this.#close();
    if (seat === null) {
      if (this.#unsold === null) {
        const unsold: string[] = [];
        this.#unsold = unsold;
        const words = (): string => this.t("event-unsold", { tiles: this.#names(unsold) });
        this.#say(words, null, "quiet");
      }
      this.#unsold.push(tile);
      return;
    }
    const about = { tile: this.#id(tile), price: amount("worker", price, this.t) };
    const words = this.t("event-sold", { ...this.#who(seat), ...about });
    this.#say(() => words, seat).tiles.add(tile);
  }

  #took({ seat, workers, tile }: Is<"took">): void {
    const what = amounts(workers, this.t);
    if (what === "") return;
    const words =
      tile === null
        ? this.t("event-took", { ...this.#who(seat), what })
        : this.t("event-brought", { ...this.#who(seat), what, tile: this.#id(tile) });
    this.#say(() => words, seat, "quiet");
  }

  #revealed({ tiles, numbers }: Is<"revealed">): void {
    const chosen = numbers.map((number, seat) => {
      return `${this.names[seat] ?? ""} ${this.t("amount-tile", { count: number })}`;
    });
    const about = { tiles: this.#names(tiles), numbers: chosen.join(", ") };
    const words = this.t("event-revealed", about);
    const line = this.#say(() => words, null);
    for (const tile of tiles) line.tiles.add(tile);
  }

  #opened({ seat, workers, skills }: Is<"opened">): void {
    const what = amounts({ ...workers, ...skills }, this.t);
    if (what === "") return;
    const words = this.t("event-opened", { ...this.#who(seat), what });
    this.#say(() => words, seat, "quiet");
  }

  #ended({ points, winners }: Is<"ended">): void {
    const names = winners.map((seat) => this.names[seat] ?? "").join(", ");
    const words = this.t("kfs-ended", { names, points: points[winners[0]!]! });
    this.#say(() => words, winners.length === 1 ? winners[0]! : null, "loud");
  }

  // -- names --------------------------------------------------------------------------------------

  #who = (seat: number) => ({ who: "other", name: this.names[seat] ?? "" });
  #id = (tile: string): string => nameId(tile, this.#faces.get(tile));
  #name = (tile: string): string => this.t(nameKey(tile, this.#faces.get(tile)));
  #names = (tiles: readonly string[]): string => tiles.map(this.#name).join(", ");
}

export function describeAll(
  steps: readonly Step[],
  names: readonly string[],
  t: Speak,
): HistoryEntry[] {
  const log = new LogBuilder(names, t);
  for (const step of steps) log.take(step);
  return log.entries();
}

export const describe = (step: Step, names: readonly string[], t: Speak): Line[] =>
  describeAll([step], names, t).map(({ line }) => line);

/** Nobody scores before the end: the graph shows what everyone would have scored. */
export const gains = (): Gain[] => [];
