/** The menu of a table. */

import { hasRules } from "../learn/anchors";
import type { Item } from "../lib/Menu.svelte";
import { t } from "../words/words.svelte";
import type { TableSession } from "./session.svelte";

export interface MenuActions {
  takeback(): void;
  /** Null: there are no moves to show. */
  recap: (() => void) | null;
  plan(): void;
  share(): void;
  result(): void;
  handOver(): void;
  leave(): void;
  abort(): void;
  resign(): void;
  notices(): void;
  settings(): void;
  help(): void;
}

export function menuOf(session: TableSession, actions: MenuActions): Item[] {
  const { status, id, plan, game } = session.table;
  const seat = session.link.seat;
  // A sandbox can be neither left nor shared.
  const plays = status === "running" && seat !== null && !plan;
  const drives = plays && session.link.state?.drivers[seat] === null;
  // In a rated game, no bot plays for a person.
  const leaves = drives && !session.table.rated;
  const items: (Item | false)[] = [
    (session.lastDeed !== null || session.drafted > 0) &&
      !session.lost && { words: t("web-takeback"), icon: "undo", do: actions.takeback },
    actions.recap !== null && { words: t("web-again"), icon: "history", do: actions.recap },
    status === "finished" && { words: t("web-result"), icon: "crown", do: actions.result },
    status === "finished" && !plan && { words: t("web-replay"), icon: "history", href: `/r/${id}` },
    plays && { words: t("web-plan"), icon: "board", do: actions.plan },
    !plan && { words: t("web-share"), icon: "share", do: actions.share },
    leaves && { words: t("web-hand-over"), icon: "robot", do: actions.handOver },
    leaves && { words: t("web-leave"), icon: "door", do: actions.leave },
    plays &&
      !session.lost &&
      session.link.state?.may_abort === true && {
        words: t("web-abort"),
        icon: "close",
        do: actions.abort,
        danger: true,
      },
    plays &&
      !session.lost && { words: t("web-resign"), icon: "flag", do: actions.resign, danger: true },
    hasRules(game) && {
      words: t("learn-part-rules"),
      icon: "book",
      href: `/learn/${game}`,
      outside: true,
    },
    session.table.clock.kind === "days" &&
      plays && { words: t("web-notices"), icon: "bell", do: actions.notices },
    { words: t("web-keys"), icon: "help", do: actions.help },
    { words: t("web-settings"), icon: "gear", do: actions.settings },
  ];
  return items.filter((item) => item !== false);
}
