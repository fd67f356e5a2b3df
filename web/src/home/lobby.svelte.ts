/** The data of the home page: the games, the user's own tables, and other tables. */

import { call, CallError } from "../net/api";
import { loadPerson, person } from "../net/person.svelte";
import type { Game, Lobby, Progress, Table } from "../net/types";
import { prepare } from "../games/registry";
import type { Reason } from "../words/words.svelte";
import { sortTables } from "./sorting";

const EVERY = 8_000;

export class HomeTables {
  games = $state.raw<Game[] | null>(null);
  lobby = $state.raw<Lobby>({ open: [], running: [] });
  mine = $state.raw<Table[]>([]);
  /** Tables where it is the user's turn. */
  turns = $state.raw<ReadonlySet<string>>(new Set());
  /** How far the user's running games are, by table. */
  progress = $state.raw<ReadonlyMap<string, Progress>>(new Map());
  error = $state.raw<Reason | null>(null);

  /** Tables where a seat is kept for the user. */
  offers = $derived.by((): Table[] => this.mine.filter(isOffered));
  going = $derived.by((): Table[] =>
    sortTables(
      this.mine.filter((table) => !isOffered(table)),
      this.turns,
    ),
  );
  finished = $derived.by((): Table[] => this.mine.filter((table) => table.status === "finished"));
  /** Other tables: those that the user takes part in are listed as the user's own. */
  open = $derived.by((): Table[] => this.lobby.open.filter((table) => !this.#isMine(table)));
  running = $derived.by((): Table[] => this.lobby.running.filter((table) => !this.#isMine(table)));

  #timer: ReturnType<typeof setInterval>;

  constructor() {
    void this.load();
    this.#timer = setInterval(() => {
      if (document.visibilityState === "visible") void this.load();
    }, EVERY);
  }

  close(): void {
    clearInterval(this.#timer);
  }

  async load(): Promise<void> {
    try {
      if (person() === undefined) await loadPerson();
      await Promise.all([this.#loadLobby(), this.#loadMine()]);
      this.error = null;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      this.error = error.reason;
    }
  }

  async #loadLobby(): Promise<void> {
    if (this.games === null) {
      const { games } = await call("get", "/api/games");
      await prepare(games);
      this.games = games;
    }
    this.lobby = await call("get", "/api/lobby");
  }

  async #loadMine(): Promise<void> {
    if (!person()) return;
    const [{ tables }, { turns, games }] = await Promise.all([
      call("get", "/api/me/tables"),
      call("get", "/api/me/turns"),
    ]);
    this.mine = tables;
    this.turns = new Set(turns.map((turn) => turn.table));
    this.progress = new Map(games.map((game) => [game.table, game]));
  }

  #isMine(table: Table): boolean {
    return table.host || isOffered(table) || table.seats.some((seat) => seat.owner);
  }
}

const isOffered = (table: Table): boolean => table.seats.some((seat) => seat.offer === "you");
