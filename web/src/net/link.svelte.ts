/**
 * The connection to one table: says hello, stores what it receives, reconnects by itself and
 * continues from the last version it saw. Nothing here knows a game.
 */

import type { Reason } from "../words/words.svelte";
import { mergeSteps } from "../table/steps";
import { settings } from "../settings.svelte";
import { pause } from "./backoff";
import { arrivalOf, isDeciding, isUrgent, Pacing } from "./pacing";
import { recentWith } from "./recent";
import type { ChatLine, Presence, ServerMessage, State, Step, Table, You } from "./types";

/** Loads everything that happened so far, as a seat saw it. */
export type Past = (seat: number | null) => Promise<readonly Step[]>;

export type Status = "connecting" | "open" | "lost" | "gone";

/** A request that was refused, with the reason. */
export class Refused extends Error {
  constructor(
    readonly reason: Reason,
    readonly version: number | null,
  ) {
    super(reason.key);
  }
}

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

const QUIET = 20_000; // milliseconds without a message until a ping is sent
const PATIENCE = 8_000; // milliseconds to wait for the answer
const NOT_YOURS = 4403;
const FOR_GOOD = new Set([4401, NOT_YOURS, 4404]);
const START_OVER = 4409;
const LOST: Reason = { rule: "connection", key: "web-connection-lost", arguments: {} };

export class TableLink {
  status = $state<Status>("connecting");
  table = $state.raw<Table | null>(null);
  you = $state.raw<You>({ person: null, seats: [] });
  seat = $state<number | null>(null);
  state = $state.raw<State | null>(null);
  steps = $state.raw<Step[]>([]);
  /** The latest positions that were shown, oldest first. */
  recent = $state.raw<State[]>([]);
  presence = $state.raw<Presence>({ seats: [], spectators: 0 });
  chat = $state.raw<ChatLine[]>([]);
  paused = $state.raw<Reason | null>(null);
  ended = $state.raw<Reason | null>(null);
  /** Moves of bots have arrived that are not shown yet. */
  held = $state(false);
  /** The server's clock minus ours, in milliseconds. */
  skew = $state(0);

  #socket: WebSocket | null = null;
  #tries = 0;
  #tag = 0;
  #waiting = new Map<string, Waiting>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #remembered: number | null | undefined;
  #reaching: { isHere: (state: State) => boolean; resolve: () => void }[] = [];
  /** Moves of bots wait here to be shown one after the other. */
  readonly pacing = new Pacing(
    () => settings().bots,
    (waits) => (this.held = waits),
  );

  constructor(
    private readonly address: string,
    private wanted: number | null,
    private readonly past: Past,
  ) {
    addEventListener("online", this.#atOnce);
    document.addEventListener("visibilitychange", this.#atOnce);
    this.#connect();
  }

  // -- requests -------------------------------------------------------------------------------

  takeback(to: number): Promise<number> {
    return this.#askAtVersion({ type: "takeback", to });
  }

  draft(form: unknown, drafted: number): Promise<number> {
    return this.#askAtVersion({ type: "draft", drafted, do: form });
  }

  undraft(to: number): Promise<number> {
    return this.#askAtVersion({ type: "undraft", to });
  }

  confirm(drafted: number): Promise<number> {
    return this.#askAtVersion({ type: "confirm", drafted });
  }

  answer(agree: boolean): Promise<number> {
    return this.#ask({ type: "answer", agree }) as Promise<number>;
  }

  why(form: unknown): Promise<Reason | null> {
    return this.#ask({ type: "why", do: form }) as Promise<Reason | null>;
  }

  say(text: string): Promise<number> {
    return this.#ask({ type: "say", text }) as Promise<number>;
  }

  /**
   * Resolves as soon as this is true of the position that is shown, or if there is none. Something
   * else may have changed it meanwhile: then it resolves after a while.
   */
  reach(isHere: (state: State) => boolean): Promise<void> {
    if (this.state === null || isHere(this.state)) return Promise.resolve();
    return new Promise((resolve) => {
      this.#reaching.push({ isHere, resolve });
      setTimeout(resolve, PATIENCE);
    });
  }

  /**
   * View the table from another of the user's seats. The data of the last seat is dropped at once.
   */
  look(seat: number | null): void {
    this.wanted = seat;
    this.seat = seat;
    this.#forget();
    this.#send({ type: "look", seat });
  }

  /** Say hello again: the user took or left a seat, and may have become known to the server. */
  rejoin(seat: number | null): void {
    this.wanted = seat;
    this.seat = null;
    this.#forget();
    this.status = "connecting";
    this.#giveUpWaiting();
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#atOnce);
    document.removeEventListener("visibilitychange", this.#atOnce);
    clearTimeout(this.#timer);
    clearTimeout(this.#watch);
    this.#socket?.close(1000);
    this.#giveUpWaiting();
    this.pacing.drop();
  }

  // -- connection -----------------------------------------------------------------------------

  #connect(): void {
    clearTimeout(this.#timer);
    if (this.#closed) return;
    this.#socket?.close();
    const socket = new WebSocket(this.address);
    const current = (): boolean => this.#socket === socket;
    this.#socket = socket;
    socket.onopen = () => {
      const since = this.state?.version ?? null;
      this.#send({ type: "hello", since, seat: this.wanted });
      if (isHidden()) this.#tellVisible();
    };
    socket.onmessage = (event) => {
      if (current()) this.#hear(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = (event) => {
      if (current()) this.#hangUp(event.code);
    };
  }

  #send(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #ask(message: object): Promise<unknown> {
    if (this.status !== "open") return Promise.reject(new Refused(LOST, null));
    const tag = `t${++this.#tag}`;
    return new Promise((resolve, reject) => {
      this.#waiting.set(tag, { resolve, reject });
      this.#send({ ...message, tag });
    });
  }

  /** A request that was decided on the current version. */
  #askAtVersion(message: object): Promise<number> {
    const version = this.state?.version ?? 0;
    return this.#ask({ ...message, version }) as Promise<number>;
  }

  #hangUp(code: number): void {
    clearTimeout(this.#watch);
    this.pacing.restart();
    this.#giveUpWaiting();
    if (this.#closed) return;
    if (code === NOT_YOURS && this.wanted !== null) {
      this.wanted = null; // the seat was given up meanwhile: continue as a spectator
      this.#forget();
    } else if (FOR_GOOD.has(code)) {
      this.status = "gone";
      return;
    }
    if (code === START_OVER) this.#forget();
    this.status = "lost";
    this.#timer = setTimeout(() => this.#connect(), pause(this.#tries++));
  }

  #forget(): void {
    this.pacing.drop();
    this.state = null;
    this.steps = [];
    this.recent = [];
    this.#tellReached();
    this.#remembered = undefined;
  }

  /** The position arrives first; the steps before it are loaded afterwards. */
  async #remember(seat: number | null): Promise<void> {
    if (this.#remembered === seat) return;
    this.#remembered = seat;
    try {
      const steps = await this.past(seat);
      if (this.seat === seat && this.state !== null) this.steps = mergeSteps(steps, this.steps);
    } catch {
      this.#remembered = undefined; // retried with the next state
    }
  }

  #tellReached(): void {
    const { state } = this;
    const reached = this.#reaching.filter(({ isHere }) => state === null || isHere(state));
    this.#reaching = this.#reaching.filter((one) => !reached.includes(one));
    for (const { resolve } of reached) resolve();
  }

  #giveUpWaiting(): void {
    for (const { resolve } of this.#reaching.splice(0)) resolve();
    for (const waiting of this.#waiting.values()) waiting.reject(new Refused(LOST, null));
    this.#waiting.clear();
  }

  /** The network is back, or the page is visible again: reconnect at once. */
  #atOnce = (): void => {
    this.#tellVisible();
    if (isHidden()) this.pacing.hurry();
    if (this.status !== "lost" || isHidden()) return;
    this.#tries = 0;
    this.#connect();
  };

  /** The server notifies users of their turn unless they can see the table. */
  #tellVisible(): void {
    this.#send({ type: "visible", visible: !isHidden() });
  }

  #stayAwake(): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => {
      this.#send({ type: "ping" });
      this.#watch = setTimeout(() => this.#socket?.close(4000), PATIENCE);
    }, QUIET);
  }

  // -- messages from the server ---------------------------------------------------------------

  #hear(message: ServerMessage): void {
    this.#stayAwake();
    switch (message.type) {
      case "welcome":
        this.status = "open";
        this.#tries = 0;
        this.paused = null;
        this.ended = null;
        this.table = message.table;
        this.you = message.you;
        this.seat = message.seat;
        this.presence = message.presence;
        this.chat = message.chat;
        break;
      case "state":
        this.#hearState(message);
        break;
      case "table":
        this.pacing.afterwards(() => {
          this.table = message.table;
          this.you = message.you;
        });
        break;
      case "presence":
        this.presence = { seats: message.seats, spectators: message.spectators };
        break;
      case "chat":
        this.chat = merged(this.chat, message.lines);
        break;
      case "ack":
        this.#settle(message.tag, (waiting) => waiting.resolve(message.version));
        break;
      case "why":
        this.#settle(message.tag, (waiting) => waiting.resolve(message.reason));
        break;
      case "refused": {
        const error = new Refused(message.reason, message.version);
        this.#settle(message.tag, (waiting) => waiting.reject(error));
        break;
      }
      case "paused":
        this.paused = message.reason;
        break;
      case "resumed":
        this.paused = null;
        break;
      case "closing":
        this.ended = message.reason;
        break;
      case "pong":
        break;
    }
  }

  #hearState(message: State): void {
    if (message.seat !== this.wanted) return; // sent before we changed the seat
    this.skew = message.at - Date.now();
    const { state } = this;
    this.pacing.add(() => this.#show(message), arrivalOf(message));
    const isAwaited = isUrgent(message) || (state !== null && isDeciding(state));
    if (isAwaited || isHidden()) this.pacing.hurry();
  }

  #show(message: State): void {
    this.seat = message.seat;
    this.steps = mergeSteps(this.steps, message.steps);
    this.recent = recentWith(this.recent, message);
    this.state = message;
    this.#tellReached();
    void this.#remember(message.seat);
  }

  #settle(tag: string | number | null, end: (waiting: Waiting) => void): void {
    const waiting = this.#waiting.get(String(tag));
    if (waiting === undefined) return;
    this.#waiting.delete(String(tag));
    end(waiting);
  }
}

const isHidden = (): boolean => document.visibilityState === "hidden";

/** Lines by id; a repeated line replaces the earlier one. */
export function merged(known: ChatLine[], more: ChatLine[]): ChatLine[] {
  const lines = new Map(known.map((line) => [line.id, line]));
  for (const line of more) lines.set(line.id, line);
  return [...lines.values()].sort((one, other) => one.id - other.id);
}
