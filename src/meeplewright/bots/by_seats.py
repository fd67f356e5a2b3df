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
        self.bots = (two, more)
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
        # The number of seats is never hidden, so any luck tells it. `rng` is left to the bot.
        seats = self.game.determinize(view, Random(0)).seats
        return self.bots[seats >= MORE_SEATS]

    def observe(self, entry: SeenEntry) -> None:
        for bot in self._observers():
            bot.observe(entry)

    def game_over(self, outcome: Outcome) -> None:
        for bot in self._observers():
            bot.game_over(outcome)

    def _observers(self) -> list[Bot]:
        return [bot for bot in self.bots if bot.observes]

    def processor_time(self) -> float | None:
        two, more = (bot.processor_time() for bot in self.bots)
        return None if two is None or more is None else two + more

    def close(self) -> None:
        two, more = self.bots
        try:
            two.close()
        finally:
            more.close()
