"""Evaluators: the one that a game provides, or a search for any game."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Protocol

from meeplewright.bots.advice import Advice, Candidate, Outlook
from meeplewright.bots.generic_search import GenericEvaluator
from meeplewright.core.errors import InvalidSetup, Reason
from meeplewright.core.game import Action, Game, State, View
from meeplewright.core.player import Budget
from meeplewright.core.registry import part_of


class Evaluator(Protocol):
    """The knowledge of one game for one seat: an evaluation, and a search that uses it."""

    def choose(
        self, view: View, legal: Sequence[Action], budget: Budget | None, rng: Random
    ) -> Action:
        """The next action; without a budget, by evaluation alone."""

    def candidates(self, view: View, rng: Random) -> list[Candidate]:
        """The ways to play the rest of the turn, or its next part, by evaluation alone."""

    def advise(
        self,
        view: View,
        legal: Sequence[Action],
        budget: Budget,
        rng: Random,
        most: int,
        also: Sequence[Action] = (),
    ) -> list[Advice]:
        """The best few ways to play on, best first.

        `also` is searched as much as the favourite and is always included. It has the actions from
        this decision on, until another seat or chance is to act.
        """

    def outlook(self, state: State) -> Outlook:
        """The outlook of every seat by evaluation alone, with everything in the position known.

        Works for any position, also if chance or an opponent is to act or the game is over.
        """


def champion_for(game: Game, seat: int, style: str = "") -> Evaluator | None:
    """The stronger evaluator that the game's manifest names; None if there is none."""
    made = part_of(game.name, "champion")
    evaluator: Evaluator | None = None if made is None else made(seat, **_with(style))
    return evaluator


def needed_champion(game: Game, seat: int, style: str, bot: str) -> Evaluator:
    """The same for a bot that cannot do without; InvalidSetup if there is none."""
    found = champion_for(game, seat, style)
    if found is None:
        raise InvalidSetup(Reason("bot", "setup-bot-game", {"bot": bot, "game": game.name}))
    return found


def adviser_for(game: Game, seat: int) -> Evaluator:
    """The strongest evaluator of the game, for hints and analysis."""
    return champion_for(game, seat) or evaluator_for(game, seat)


def evaluator_for(game: Game, seat: int, style: str = "") -> Evaluator:
    """The evaluator that the game's manifest names, or the generic search, which has no styles."""
    made = part_of(game.name, "evaluator")
    if made is None:
        return GenericEvaluator(game, seat)
    evaluator: Evaluator = made(seat, **_with(style))
    return evaluator


def _with(style: str) -> dict[str, str]:
    """Evaluators of games without styles need not take one."""
    return {"style": style} if style else {}
