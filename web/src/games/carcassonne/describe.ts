/** Steps of the game as lines of the log, and the points in them. */

import type { Gain, Line, Speak } from "../face";
import type { Step } from "../../net/types";
import { figureOf, type Event } from "./forms";
import { goodsWords } from "./goods";
import type { Focus } from "./highlights";
import { cellWords, scoredRows, sumOf, titleOf } from "./sums";

type Scored = Extract<Event, { event: "scored" }>;

const eventsOf = (step: Step): Event[] => step.events as Event[];

export function describe(step: Step, names: readonly string[], t: Speak): Line[] {
  const events = eventsOf(step);
  const lines = events.flatMap((event) => lineOf(event, names, t));
  const scored = events.filter((event): event is Scored => event.event === "scored");
  return [...lines, ...scoredLines(scored, names, t), ...endLines(events, names, t)];
}

function lineOf(event: Event, names: readonly string[], t: Speak): Line[] {
  switch (event.event) {
    case "started": {
      const words = t("event-started", { who: "other", name: names[event.seat]! });
      return [{ words, seat: event.seat, weight: "quiet" }];
    }
    case "tile_discarded": {
      const words = t("event-tile_discarded", { tile: t(`tile-${event.tile}`) });
      return [{ words, seat: null, weight: "quiet" }];
    }
    case "tile_placed":
      return [placedLine(event, names, t)];
    case "follower_placed":
      return [figureLine(event, names, t)];
    case "goods_taken":
      return [goodsLine(event, names, t)];
    case "second_tile": {
      const words = t("event-second_tile", { who: "other", name: names[event.seat]! });
      return [{ words, seat: event.seat }];
    }
    default:
      return [];
  }
}

function placedLine(
  event: Extract<Event, { event: "tile_placed" }>,
  names: readonly string[],
  t: Speak,
): Line {
  const { seat, x, y } = event;
  const about = { cell: cellWords([x, y]), tile: t(`tile-${event.tile}`) };
  const words = t("event-tile_placed", { who: "other", name: names[seat]!, ...about });
  const focus: Focus = { light: "tile", cell: { x, y } };
  return { words, seat, focus };
}

function figureLine(
  event: Extract<Event, { on: unknown }>,
  names: readonly string[],
  t: Speak,
): Line {
  const { seat, x, y, on, at } = event;
  const [figure, about] = [figureOf(event), { name: names[seat]!, role: on }];
  const words =
    figure === "follower"
      ? t("cc-event-follower", about)
      : t("cc-event-figure", { ...about, figure });
  const focus: Focus = { light: "spot", spot: { x, y, on, at } };
  return { words, seat, focus };
}

function goodsLine(
  event: Extract<Event, { event: "goods_taken" }>,
  names: readonly string[],
  t: Speak,
): Line {
  const { seat, city } = event;
  const about = { who: "other", name: names[seat]!, goods: goodsWords(event.goods, t) };
  const focus: Focus = { light: "spot", spot: city };
  return { words: t("event-goods_taken", about), seat, focus };
}

/** Combine points of the same seats, in order: the cities of one field make one line. */
function scoredLines(scored: readonly Scored[], names: readonly string[], t: Speak): Line[] {
  const rows = scoredRows(scored).filter(({ row }) => row.points > 0);
  return rows.map(({ seats, row }) => {
    const about = { points: row.points, item: titleOf(row, t) };
    const together = seats.map((seat) => names[seat]).join(", ");
    const who = seats.length > 1 ? "several" : "other";
    const words = t("event-scored", { who, names: together, ...about });
    const focus: Focus = { light: "items", items: row.items };
    const seat = seats.length === 1 ? seats[0]! : null;
    return { words, seat, more: sumOf(row, t), focus, weight: "loud" };
  });
}

function endLines(events: readonly Event[], names: readonly string[], t: Speak): Line[] {
  const ended = events.find((event) => event.event === "ended");
  if (!ended) return [];
  const { points, winners } = ended;
  const who = winners.map((seat) => names[seat]).join(", ");
  const most = points[winners[0]!]!;
  const seat = winners.length === 1 ? winners[0]! : null;
  return [{ words: t("cc-event-ended", { names: who, points: most }), seat, weight: "loud" }];
}

export function gains(event: Step["events"][number]): Gain[] {
  const typed = event as Event;
  if (typed.event !== "scored") return [];
  const { seats, item } = typed;
  return seats.map((seat) => ({ seat, points: item.points, source: `cc-source-${item.for}` }));
}
