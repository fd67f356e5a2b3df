"""A table for tests: it commits plans at once, stores the log, and lets time pass."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from meeplewright.core import Action, Game, find_game
from meeplewright.server.tablegame import ClockRule, LogEntry, Step, TableGame
from meeplewright.server.tablegame.endings import LossReason

NOON = 1_700_000_000_000


class Table:
    """A table game with its log. Bots do nothing by themselves here."""

    def __init__(
        self,
        game: Game | str,
        seats: int,
        clock: dict[str, Any] | None = None,
        drivers: Sequence[str | None] | None = None,
        seed: int = 0,
    ) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        self.rule = ClockRule.from_json(clock or {"kind": "none"})
        self.luck = Random(seed)
        self.table_game = TableGame.begin(self.game, seats, {}, self.rule)
        self.log: list[LogEntry] = []
        self.steps: list[Step] = []
        self.now = NOON
        self.commit(self.table_game.plan_start(drivers or [None] * seats, self.now, self.luck))

    def commit(self, entries: Sequence[LogEntry]) -> None:
        for entry in entries:
            self.steps.append(self.table_game.apply(entry))
            self.log.append(entry)

    def wait(self, seconds: float) -> None:
        self.now += round(seconds * 1000)

    @property
    def version(self) -> int:
        return self.table_game.version

    @property
    def kinds(self) -> list[str]:
        return [entry.kind for entry in self.log]

    # -- actions ------------------------------------------------------------------------------

    def act(self, seat: int, form: object, version: int | None = None) -> None:
        on = self.version if version is None else version
        self.commit(self.table_game.plan_act(seat, on, form, self.now, self.luck).entries)

    def say(self, seat: int, *words: str) -> None:
        """Say these words in Fair."""
        for word in words:
            self.act(seat, {"say": word})

    def act_somehow(self, seat: int, wish: Callable[[Action], bool] = lambda _: True) -> Action:
        """The first of these actions that is legal."""
        action = next(one for one in self.table_game.state.legal(seat) if wish(one))
        self.act(seat, action.to_json())
        return action

    def take_back(self, seat: int, to: int, version: int | None = None) -> None:
        on = self.version if version is None else version
        self.commit(self.table_game.plan_takeback(seat, on, to, self.now))

    def answer(self, seat: int, agree: bool = True) -> None:
        self.commit(self.table_game.plan_answer(seat, agree, self.now))

    def hand_over(self, seat: int, why: Any = "left", bot: str = "greedy") -> None:
        self.commit(self.table_game.plan_handover(seat, why, bot, self.now))

    def lose(self, seat: int, by: LossReason = "resignation", bot: str = "greedy") -> None:
        self.commit(self.table_game.plan_loss(seat, by, bot, self.now))

    def abort(self, seat: int) -> None:
        self.commit(self.table_game.plan_abort(seat, self.now))

    def come_back(self, seat: int) -> None:
        self.commit(self.table_game.plan_return(seat, self.now))

    # -- questions ----------------------------------------------------------------------------

    def replayed(self) -> TableGame:
        """The same log, replayed from the beginning."""
        table_game = TableGame.begin(self.game, self.table_game.seats, {}, self.rule)
        for entry in self.log:
            table_game.apply(entry)
        return table_game

    def waiting(self) -> tuple[int, ...] | None:
        """The seats whose answers the pending takeback waits for; None: no takeback is pending."""
        pending = self.table_game.pending_takeback
        return None if pending is None else pending.waiting

    def lefts(self) -> list[int | None]:
        """Seconds on every clock."""
        found = [clock["left"] for clock in self.table_game.clocks(self.now)]
        return [None if left is None else left // 1000 for left in found]

    def running(self) -> list[int]:
        clocks = self.table_game.clocks(self.now)
        return [seat for seat, clock in enumerate(clocks) if clock["running"]]
