/** A tournament as text: names, points, results. */

import type { Pairing, Tournament } from "../net/types";
import { currentLanguage, t } from "../words/words.svelte";

type Titled = Pick<Tournament, "name">;
type Staged = Pick<Tournament, "status" | "round" | "rounds">;

/** The name of a tournament; that of a deleted organiser is deleted, too. */
export const titleOf = ({ name }: Titled): string => name || t("web-tournament-unnamed");

/** How far it is. */
export function stageOf({ status, round, rounds }: Staged): string {
  if (status === "open") return t("web-tournament-open");
  if (status === "finished") return t("web-tournament-finished");
  return t("web-tournament-round-of", { round, rounds });
}

/** How many rounds there will be, before the first; a round robin does not know it yet. */
export const lengthOf = ({ round, rounds }: Staged): string[] =>
  round === 0 && rounds > 0 ? [t("web-tournament-length", { rounds })] : [];

/** The name of an entrant; a deleted person has none. */
export function nameOf(tournament: Tournament, number: number): string {
  const entrant = tournament.entrants.find((one) => one.number === number);
  return entrant?.name || t("web-tournament-forgotten", { number });
}

/** Points with a decimal sign of the language. */
export function pointsOf(points: number): string {
  const written = new Intl.NumberFormat(currentLanguage(), { maximumFractionDigits: 2 });
  return written.format(points).replace("-", "−");
}

/** What a player got at a table of two: 1, ½ or 0; at a larger one the place; "" without a result. */
export function scoreOf(pairing: Pairing, seat: number): string {
  const { places } = pairing;
  const place = places?.[seat];
  if (!places || place === undefined) return "";
  if (places.length === 1) return "";
  if (places.length > 2) return `${place}.`;
  if (place !== 1) return "0";
  return places[0] === places[1] ? "½" : "1";
}

/** Whether a table is still in play. */
export const isRunning = ({ table, places, by }: Pairing): boolean =>
  table !== null && places === null && by === null;

/** What decided a table, or why nothing has; "" if there is nothing to say. */
export function decidedBy(pairing: Pairing): string {
  if (pairing.by === "points") return "";
  return pairing.by === null ? t("web-tournament-playing") : t(`web-tournament-by-${pairing.by}`);
}

/** Whether places are as after a game: 1 for the best, tied players share a place. */
export const areRanked = (places: readonly number[]): boolean =>
  places.every((place) => place === 1 + places.filter((other) => other < place).length);
