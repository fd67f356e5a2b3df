"""The weakest bot: any legal action, all equally likely."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from meeplewright.bots.bot import Bot
from meeplewright.core.game import Action, View
from meeplewright.core.player import Budget


class RandomBot(Bot):
    """Uniform over the legal actions."""

    def choose(
        self, view: View, legal: Sequence[Action], budget: Budget | None, rng: Random
    ) -> Action:
        return legal[int(rng.random() * len(legal))]
