"""Flat Monte Carlo spends what it may on a whole turn, however many decisions the turn has."""

from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest

from meeplewright.bots import make_bot
from meeplewright.bots.chain import Chain, half_of_the_rest
from meeplewright.bots.flat import FlatBot
from meeplewright.carcassonne import Carcassonne
from meeplewright.core import CHANCE, Action, Budget, Game, View, play
from meeplewright.keyflower import Keyflower
from tests.bots.positions import random_position

GAMES = pytest.mark.parametrize(
    "game", [Carcassonne(), Keyflower()], ids=lambda game: str(game.name)
)


class Spender(FlatBot):
    """Counts the random games of each turn, instead of playing them."""

    def __init__(self, game: Game, seat: int, setting: str) -> None:
        super().__init__(game, seat, setting)
        self.turns: list[int] = []
        self.decisions: Counter[int] = Counter()

    def choose(
        self, view: View, legal: Sequence[Action], budget: Budget | None, rng: Random
    ) -> Action:
        chosen = super().choose(view, legal, budget, rng)
        self.decisions[len(self.turns)] += len(legal) > 1
        return chosen

    def _reward(self, view: View, action: Action, rng: Random) -> float:
        if self._decided == 1:  # the first of a turn that had something to decide
            if view is not self._first:
                self.turns.append(0)
            self._first = view
        self.turns[-1] += 1
        return rng.random()

    _first: View | None = None


@GAMES
@pytest.mark.parametrize(("setting", "most"), [("60", 60), ("30ms", 60)])
def test_the_budget_is_for_all_decisions_of_a_turn(
    game: Game, setting: str, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A look at a counted clock takes half a millisecond, and there is one before each game."""
    monkeypatch.setenv("MEEPLEWRIGHT_CLOCK", "counted")
    spender = Spender(game, 0, setting)
    play(game, [spender, make_bot("random", game, 1)], seed=2)
    assert len(spender.turns) > 10
    assert max(spender.turns) <= most
    assert max(spender.turns) > most / 2  # the first decision gets half
    assert max(spender.decisions.values()) > 1


def test_each_decision_gets_half_of_what_is_left() -> None:
    shares = [half_of_the_rest(Budget(simulations=80, seconds=2), step) for step in range(3)]
    assert [share.simulations for share in shares] == [40, 20, 10]
    assert [share.seconds for share in shares] == [1, 0.5, 0.25]
    assert half_of_the_rest(Budget(simulations=1), 9) == Budget(simulations=1)


def test_a_turn_goes_on_while_nobody_else_acts() -> None:
    state = random_position(2, tiles=10)
    seat = int(state.player)
    chain = Chain()
    assert chain.begins(state.view(seat))
    state.apply(seat, state.legal(seat)[0])
    assert not chain.begins(state.view(seat))  # the follower
    while state.to_act != seat or state.awaits_follower():
        actor = state.to_act
        assert actor is not None
        state.apply(actor, state.draw(Random(1)) if actor == CHANCE else state.legal(actor)[0])
    assert chain.begins(state.view(seat))
