"""A level that is one bot at tables of two and another bot at larger tables."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import ClassVar

from meeplewright.bots.bot import Bot
from meeplewright.bots.budgets import larger
from meeplewright.core.game import Action, Outcome, View
from meeplewright.core.manifest import MORE_SEATS
from meeplewright.core.player import Budget, SeenEntry


class BotBySeats(Bot):
    """Plays as `two` at tables of two and as `more` at larger ones.

    The first view that it is asked with tells the number of seats. `setting` is that of `two` until
    then.
    """

    observes: ClassVar[bool] = True

    def __init__(self, two: Bot, more: Bot) -> None:
        super().__init__(two.game, two.seat, two.setting, two.style)
        self.own_budget = larger(two.own_budget, more.own_budget)
        self._two, self._more = two, more
        self._playing: Bot | None = None

    def choose(
        self, view: View, legal: Sequence[Action], budget: Budget | None, rng: Random
    ) -> Action:
        bot = self._playing or self._bot_for(view)
        self._playing, self.setting = bot, bot.setting
        action = bot.choose(view, legal, budget, rng)
        self.faults, self.complaints = bot.faults, bot.complaints
        return action

    def _bot_for(self, view: View) -> Bot:
        # Seats are never hidden, so any luck tells them. That of the game stays for the bot.
        seats = self.game.determinize(view, Random(0)).seats
        return self._more if seats >= MORE_SEATS else self._two

    def observe(self, entry: SeenEntry) -> None:
        for bot in self._observers():
            bot.observe(entry)

    def game_over(self, outcome: Outcome) -> None:
        for bot in self._observers():
            bot.game_over(outcome)

    def _observers(self) -> list[Bot]:
        return [bot for bot in (self._two, self._more) if bot.observes]

    def processor_time(self) -> float | None:
        two, more = self._two.processor_time(), self._more.processor_time()
        return None if two is None or more is None else two + more

    def close(self) -> None:
        try:
            self._two.close()
        finally:
            self._more.close()
