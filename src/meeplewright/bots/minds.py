"""Which games the thinking bots know, and where what they know of a game is found."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from random import Random
from typing import Protocol

from meeplewright.bots.advice import Advice, Outlook
from meeplewright.core.errors import InvalidSetup, Reason
from meeplewright.core.game import Action, Game, State, View
from meeplewright.core.player import Budget


class GameMind(Protocol):
    """What the bots know of one game, for one seat: a judgement, and a search that uses it."""

    def choose(
        self, view: View, legal: Sequence[Action], budget: Budget | None, rng: Random
    ) -> Action:
        """The next action; without a budget: by judgement alone."""

    def advise(
        self,
        view: View,
        legal: Sequence[Action],
        budget: Budget,
        rng: Random,
        most: int,
        also: Sequence[Action] = (),
    ) -> list[Advice]:
        """The best few ways to go on, best first.

        `also`: a way that gets as fair a look as the favourite and is always among them: the
        actions from this decision on, until somebody else or chance is to act.
        """

    def outlook(self, state: State) -> Outlook:
        """What a position promises every seat, with everything in it known, by judgement alone.

        Any position will do, also where chance or a rival is to act, and one that is over.
        """


_MINDS = {
    "carcassonne": ("meeplewright.games.carcassonne.bots.mind", "CarcassonneMind"),
    "keyflower": ("meeplewright.games.keyflower.bots.mind", "KeyflowerMind"),
}


def has_mind(game: str) -> bool:
    """Whether the thinking bots know this game."""
    return game in _MINDS


def mind_for(bot: str, game: Game, seat: int) -> GameMind:
    """What the bots know of this game, or InvalidSetup."""
    if game.name not in _MINDS:
        raise InvalidSetup(Reason("bot", "setup-bot-game", {"bot": bot, "game": game.name}))
    module, name = _MINDS[game.name]
    mind: GameMind = getattr(import_module(module), name)(seat)
    return mind
