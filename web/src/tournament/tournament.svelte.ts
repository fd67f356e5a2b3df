/** One tournament on the page: loaded, followed while the page is visible, and changed. */

import { prepare } from "../games/registry";
import { showToast } from "../lib/toasts.svelte";
import { call, CallError } from "../net/api";
import { ensurePerson, loadPerson, person } from "../net/person.svelte";
import type { Tournament } from "../net/types";
import { why, type Reason } from "../words/words.svelte";

const EVERY = 5_000;

export class TournamentSession {
  shown = $state.raw<Tournament | null>(null);
  /** Why there is nothing to show. */
  error = $state.raw<Reason | null>(null);
  busy = $state(false);

  #timer: ReturnType<typeof setInterval>;
  #path: { tournament: string };

  constructor(id: string) {
    this.#path = { tournament: id };
    void this.load();
    this.#timer = setInterval(() => {
      if (document.visibilityState === "visible" && !this.busy) void this.load();
    }, EVERY);
  }

  close(): void {
    clearInterval(this.#timer);
  }

  async load(): Promise<void> {
    try {
      if (person() === undefined) await loadPerson();
      const found = await call("get", "/api/tournaments/{tournament}", { path: this.#path });
      if (this.shown === null) await this.#prepareGame(found.game);
      this.#show(found);
      this.error = null;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (this.shown === null || error.status === 404) this.error = error.reason;
    }
  }

  async #prepareGame(name: string): Promise<void> {
    const { games } = await call("get", "/api/games");
    await prepare(games.filter((game) => game.name === name));
  }

  /** An answer that was overtaken by a later one is not shown. */
  #show(found: Tournament): void {
    if (this.shown === null || found.version >= this.shown.version) this.shown = found;
  }

  async #change(change: () => Promise<Tournament>): Promise<boolean> {
    this.busy = true;
    try {
      this.#show(await change());
      return true;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      showToast(why(error.reason));
      void this.load();
      return false;
    } finally {
      this.busy = false;
    }
  }

  enter(): Promise<boolean> {
    return this.#change(async () => {
      await ensurePerson();
      return call("post", "/api/tournaments/{tournament}/entrants", { path: this.#path });
    });
  }

  withdraw(number: number): Promise<boolean> {
    const path = { ...this.#path, number };
    return this.#change(() =>
      call("delete", "/api/tournaments/{tournament}/entrants/{number}", { path }),
    );
  }

  startRound(round: number): Promise<boolean> {
    return this.#change(() =>
      call("post", "/api/tournaments/{tournament}/rounds", { path: this.#path, body: { round } }),
    );
  }

  setPlaces(round: number, number: number, places: number[]): Promise<boolean> {
    const path = { ...this.#path, round, number };
    return this.#change(() =>
      call("put", "/api/tournaments/{tournament}/rounds/{round}/tables/{number}", {
        path,
        body: { places },
      }),
    );
  }

  end(): Promise<boolean> {
    return this.#change(() =>
      call("post", "/api/tournaments/{tournament}/end", { path: this.#path }),
    );
  }

  /** Delete the tournament; whether it is gone. */
  async remove(): Promise<boolean> {
    this.busy = true;
    try {
      await call("delete", "/api/tournaments/{tournament}", { path: this.#path });
      return true;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      showToast(why(error.reason));
      return false;
    } finally {
      this.busy = false;
    }
  }
}
