/**
 * One visit to a table: the connection, and what follows from it for the player or spectator.
 * Components read it; nothing here draws, and nothing here knows a game.
 */

import { call, CallError } from "../net/api";
import { draftedSteps } from "../net/drafts";
import { Refused, TableLink } from "../net/link.svelte";
import type { Orders } from "../games/face";
import type { Hint, OrdersForm, Step, Table } from "../net/types";
import type { Reason } from "../words/words.svelte";
import { TableDrafting } from "./drafting";
import { newsSince, withoutTakebacks } from "./steps";
import { titleOf } from "./title";
import { hasLost } from "./tablesteps";
import { namesOf } from "./names";
import { turnOf, type Turn } from "./turn";

export type SeatStep = "leave" | "resign" | "abort" | "bot" | "return" | "open";
export type Tell = (said: string | Reason) => void;

export class TableSession {
  readonly link: TableLink;
  /** How the viewing seat composes its turn. */
  readonly drafting: TableDrafting;
  /** The chat message being typed: it is kept when another tab is opened. */
  draft = $state("");
  /** The number of moves being sent to the server. */
  #sent = $state(0);

  constructor(
    readonly first: Table,
    private readonly tell: Tell,
    /** The table that this sandbox copies; null: it is no sandbox, or that is not known. */
    readonly origin: Table | null = null,
  ) {
    const past = async (from: number | null): Promise<readonly Step[]> => {
      const query = { seat: from, since: 0 };
      const history = await call("get", "/api/tables/{table}/history", {
        path: { table: first.id },
        query,
      });
      return history.steps;
    };
    this.link = new TableLink(addressOf(first.id), seatOf(first), past);
    this.drafting = new TableDrafting(this.link, (work) => this.#run(work));
  }

  table = $derived.by((): Table => this.link.table ?? this.first);
  names = $derived.by((): string[] =>
    namesOf(this.table, this.origin === null ? [] : namesOf(this.origin)),
  );
  title = $derived.by((): string => titleOf(this.table, this.origin ?? this.table));
  steps = $derived.by((): Step[] => withoutTakebacks(this.link.steps));
  /** How many steps of its turn the viewing seat has drafted. */
  drafted = $derived.by((): number =>
    this.link.state === null ? 0 : draftedSteps(this.link.state).length,
  );
  /** Steps after this version are new to the viewing seat, until it drafts its turn. */
  news = $derived.by((): number =>
    this.drafted > 0 ? (this.link.state?.version ?? 0) : newsSince(this.steps, this.link.seat),
  );
  /** The user's seats that decide now. */
  due = $derived.by((): number[] => {
    const state = this.link.state;
    if (state === null || state.result !== null) return [];
    return this.link.you.seats.filter(
      (seat) => state.actors.includes(seat) && state.drivers[seat] === null,
    );
  });
  /** Whether the viewing seat decides now. */
  turn = $derived.by((): boolean => this.link.seat !== null && this.due.includes(this.link.seat));
  turnNow = $derived.by((): Turn => turnOf(this.link.state, this.table, this.link.seat, this.due));
  /** The viewing seat's last action that was not taken back: a takeback starts with it. */
  lastDeed = $derived.by((): Step | null => {
    const seat = this.link.seat;
    if (seat === null || this.table.status !== "running") return null;
    const last = this.steps.findLast((step) => step.kind === "do" && step.seat === seat);
    return last && this.mayReturn(last.version - 1) ? last : null;
  });
  /** Whether the position after this version can be asked for; a rated game asks nobody. */
  mayReturn(to: number): boolean {
    const free = this.link.state?.free_from ?? null;
    return !this.table.rated || (free !== null && to >= free);
  }
  busy = $derived.by(
    (): boolean => this.#sent > 0 || this.link.status !== "open" || this.link.paused !== null,
  );
  /** The user cannot act: a spectator, a finished game, or a bot plays the seat. */
  readonly = $derived.by((): boolean => {
    const seat = this.link.seat;
    if (seat === null || this.table.status !== "running") return true;
    return (this.link.state?.drivers[seat] ?? null) !== null;
  });

  /** The viewing seat has lost: it belongs to a bot until the end. */
  lost = $derived.by((): boolean => this.link.seat !== null && hasLost(this.steps, this.link.seat));

  /** Everybody else at the table is a bot: nobody has to be asked. */
  alone = $derived.by((): boolean => {
    const { state, seat } = this.link;
    return state !== null && state.drivers.every((bot, other) => bot !== null || other === seat);
  });

  answer = (agree: boolean): Promise<number> => this.#send(() => this.link.answer(agree));
  why = (form: object): Promise<Reason | null> => this.link.why(form);

  aid = async <T>(name: string): Promise<T | null> => {
    if (!this.table.aids.includes(name)) return null;
    await this.link.pacing.caughtUp(); // the server answers for the position it has
    const response = await call("get", "/api/tables/{table}/aids/{aid}", {
      path: { table: this.first.id, aid: name },
      query: { seat: this.link.seat },
    });
    return response.answer as T;
  };

  /** A strong bot's hints for the viewing seat; undefined: it failed, and the user was told why. */
  hint = (): Promise<Hint | undefined> =>
    this.reportErrors(() =>
      call("get", "/api/tables/{table}/hint", {
        path: { table: this.first.id },
        query: { seat: this.link.seat },
      }),
    );

  /** The standing orders of the viewing seat, while the user plays it. */
  orders = $derived.by((): Orders | null => {
    const seat = this.link.seat;
    if (seat === null || this.readonly) return null;
    const [path, address] = [{ table: this.first.id }, "/api/tables/{table}/order"] as const;
    const read = (): Promise<OrdersForm> => call("get", address, { path, query: { seat } });
    return {
      read,
      give: (order) => this.#tried(() => call("put", address, { path, body: { seat, order } })),
      cancel: () =>
        this.#tried(() => call("delete", address, { path, query: { seat } }).then(read)),
    };
  });

  /**
   * Leave, resign, hand over or return to the user's own seat, or abort the game; as the host,
   * open or fill a seat.
   */
  seatStep(seat: number, step: SeatStep): Promise<Table | undefined> {
    const path = { table: this.first.id, seat, step };
    return this.reportErrors(() =>
      call("post", "/api/tables/{table}/seats/{seat}/{step}", { path }),
    );
  }

  /**
   * The user took or left a seat: view the table from there. What is open on the page stays open.
   */
  arrive(table: Table): void {
    this.link.rejoin(seatOf(table));
  }

  /** A sandbox of the position as the viewing seat knows it. */
  copy(): Promise<Table | undefined> {
    const extras = { path: { table: this.first.id }, query: { seat: this.link.seat } };
    return this.reportErrors(() => call("post", "/api/tables/{table}/plan", extras));
  }

  /** Run it; if it fails, the user is told why, and the caller gets undefined. */
  async reportErrors<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch (error) {
      this.#explain(error);
      return undefined;
    }
  }

  close(): void {
    this.link.close();
  }

  /** Run it unless something else is under way. False: it failed, and the user was told why. */
  async #run(work: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.#sent += 1;
    this.link.pacing.hurry(); // nothing is decided on an old position
    try {
      await work();
      return true;
    } catch (error) {
      this.#explain(error);
      return false;
    } finally {
      this.#sent -= 1;
    }
  }

  async #send(work: () => Promise<number>): Promise<number> {
    this.#sent += 1;
    this.link.pacing.hurry(); // nothing is decided on an old position
    try {
      return await this.#tried(work);
    } finally {
      this.#sent -= 1;
    }
  }

  /** Run it; if it fails, the user is told why, and the caller gets the error. */
  async #tried<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      this.#explain(error);
      throw error;
    }
  }

  #explain(error: unknown): void {
    if (error instanceof Refused || error instanceof CallError) this.tell(error.reason);
    else throw error;
  }
}

/** The user's seat. With several seats, the frame first asks who holds the device. */
function seatOf(table: Table): number | null {
  const mine = table.seats.filter((seat) => seat.owner);
  return mine.length === 1 ? (mine[0]?.seat ?? null) : null;
}

function addressOf(table: string): string {
  const address = new URL(`/api/tables/${encodeURIComponent(table)}/play`, location.href);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  return address.href;
}
