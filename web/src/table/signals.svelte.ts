/** Signals for the player: sounds, the tab's title, announcements for screen readers. */

import { untrack } from "svelte";
import { t } from "../words/words.svelte";
import { resetIcon, showTitle } from "./attention";
import type { Entry } from "./log";
import type { TableSession } from "./session.svelte";
import { play } from "./sound";

const HURRY = 20_000;

/** Call during component setup; it ends with the component. */
export function signal(session: TableSession): void {
  tab(session);
  turnSound(session);
  moveSound(session);
  chatSound(session);
  hurrySound(session);
}

function tab(session: TableSession): void {
  $effect(() => {
    const mine = session.due.length > 0;
    const { title } = session;
    showTitle(mine ? t("web-title-turn", { title }) : `${title} · Meeplewright`, mine);
  });
  $effect(() => resetIcon);
}

/** Call once when a value becomes true, but not if it is true at the start. */
function onceTrue(now: () => boolean | null, call: () => void): void {
  let before: boolean | null = null;
  $effect(() => {
    const value = now();
    if (value === null) return;
    if (value && before === false) untrack(call);
    before = value;
  });
}

function turnSound(session: TableSession): void {
  const known = (value: () => boolean) => () => (session.link.state === null ? null : value());
  onceTrue(
    known(() => session.due.length > 0),
    () => play("turn"),
  );
  onceTrue(
    known(() => session.table.status === "finished"),
    () => play("end"),
  );
}

function moveSound(session: TableSession): void {
  let before: number | null = null;
  $effect(() => {
    const state = session.link.state;
    if (state === null) return;
    const news = before !== null && state.version > before;
    const moved = state.steps.some((step) => step.kind === "do");
    before = state.version;
    if (news && moved && untrack(() => !session.turn)) play("move");
  });
}

function chatSound(session: TableSession): void {
  let before: number | null = null;
  $effect(() => {
    if (session.link.status !== "open") return;
    const last = session.link.chat.at(-1);
    const own = last !== undefined && last.seat !== null && isMine(session, last.seat);
    if (before !== null && last !== undefined && last.id > before && !own) play("chat");
    before = last?.id ?? 0;
  });
}

const isMine = (session: TableSession, seat: number): boolean =>
  untrack(() => session.link.you.seats.includes(seat));

function hurrySound(session: TableSession): void {
  $effect(() => {
    const [seat] = session.due;
    const clock = seat === undefined ? undefined : session.link.state?.clocks[seat];
    if (!clock?.running || clock.left === null || clock.left < HURRY) return;
    if (clock.left > 2 ** 30) return; // days: too long for a timer, and nobody is in a hurry
    const timer = setTimeout(() => play("hurry"), clock.starts_in + clock.left - HURRY);
    return () => clearTimeout(timer);
  });
}

/**
 * The new log lines since the last call, for screen readers. Lines at the start are not new; lines
 * that are held back are new when they come.
 */
export class Announcer {
  #heard: number | null = null;

  /** `version` is that of the table. */
  news(entries: readonly Entry[], version: number): string {
    const heard = this.#heard;
    if (heard === null) {
      this.#heard = version;
      return "";
    }
    const news = entries.filter((entry) => entry.last.version > heard);
    this.#heard = Math.max(heard, ...news.map((entry) => entry.last.version));
    return news.map((entry) => entry.line.words).join(" ");
  }
}
