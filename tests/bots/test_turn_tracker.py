"""A budget is for a whole turn, with any number of decisions."""

import os
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest

from meeplewright.bots import Bot, make_bot
from meeplewright.bots.budgets import Stopwatch
from meeplewright.bots.turn_tracker import TurnTracker, half_of_rest
from meeplewright.core import CHANCE, Action, Budget, Game, View
from meeplewright.games.carcassonne import Carcassonne
from meeplewright.games.keyflower import Keyflower
from meeplewright.games.keyflower.bots.lookahead import visit
from meeplewright.games.keyflower.bots.turns import Turns, turns_of
from meeplewright.games.keyflower.rules.table import CARRYING, TURN
from tests.bots.positions import random_position

TURNS = 15 if os.environ.get("MEEPLEWRIGHT_MODE") == "compiled" else 4
GOES_ON = Stopwatch.goes_on
GAMES = pytest.mark.parametrize(
    "game", [Carcassonne(), Keyflower()], ids=lambda game: str(game.name)
)


class Spender(Bot):
    """Lets another bot play, and counts the simulations of each turn."""

    def __init__(self, player: Bot) -> None:
        super().__init__(player.game, player.seat)
        self.player = player
        self.turns: list[int] = []
        self.tracker = TurnTracker()

    def choose(
        self, view: View, legal: Sequence[Action], budget: Budget | None, rng: Random
    ) -> Action:
        if self.tracker.begins(view):
            self.turns.append(0)
        return self.player.choose(view, legal, budget, rng)

    def count(self, watch: Stopwatch) -> bool:
        """Replaces the stopwatch's own `goes_on`."""
        goes_on = GOES_ON(watch)
        self.turns[-1] += goes_on
        return goes_on


@pytest.mark.parametrize("bot", ["flat", "search"])
@pytest.mark.parametrize("setting", ["6", "3ms"])
@GAMES
def test_the_budget_is_for_all_decisions_of_a_turn(
    bot: str, setting: str, game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Reading the counted clock takes half a millisecond. It is read before each simulation, and in
    Carcassonne's search before each further turn.
    """
    monkeypatch.setenv("MEEPLEWRIGHT_CLOCK", "counted")
    spender = Spender(make_bot(f"{bot}:{setting}", game, 0))
    monkeypatch.setattr(Stopwatch, "goes_on", lambda watch: spender.count(watch))
    state = game.start(2)
    rng = Random(2)
    while (seat := state.to_act) is not None and len(spender.turns) < TURNS:
        legal = state.legal(seat)
        if seat == CHANCE:
            state.apply(seat, state.draw(rng))
        elif seat == 0:
            state.apply(seat, spender.choose(state.view(seat), legal, None, rng))
        else:
            state.apply(seat, state.random_action(rng))
    assert len(spender.turns) == TURNS
    plays_on = (bot, setting, game.name) == ("search", "3ms", "carcassonne")
    assert (1 if plays_on else 3) <= max(spender.turns) <= 6


def test_a_search_leaves_time_to_plan_the_carrying_of_its_turn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Listing turns takes 60 ms here, for the turn itself and for its transport, and a simulation
    takes 5 ms: with the transport, a turn of 200 ms still ends in time.
    """
    now = [0.0]

    def listed(*given: Any) -> Turns:
        now[0] += 0.06
        return turns_of(*given)

    def visited(*given: Any) -> None:
        now[0] += 0.005
        visit(*given)

    monkeypatch.setattr("meeplewright.bots.budgets.perf_counter", lambda: now[0])
    monkeypatch.setattr("meeplewright.games.keyflower.bots.evaluator.turns_of", listed)
    monkeypatch.setattr("meeplewright.games.keyflower.bots.lookahead.visit", visited)
    turns = list(search_turns("search:200ms", now))
    assert max(spent for spent, _ in turns) <= 0.2 + 1e-9
    assert any(carries and spent > 0.19 for spent, carries in turns)


def search_turns(spec: str, now: list[float]) -> Iterator[tuple[float, bool]]:
    """After each decision of a search, up to a turn with transport: the time of the turn so far,
    and whether there was transport.
    """
    bot, rng, state = make_bot(spec, Keyflower(), 0), Random(2), Keyflower().start(2)
    begun, carried = now[0], False
    while not carried or TURN < state.table.phase <= CARRYING:
        seat = state.to_act
        if seat == 0:
            if not TURN < state.table.phase <= CARRYING:
                begun = now[0]
            carried = carried or (state.table.phase == CARRYING and len(state.legal(0)) > 1)
            state.apply(0, bot.choose(state.view(0), state.legal(0), None, rng))
            yield now[0] - begun, carried
        else:
            assert seat is not None
            state.apply(seat, state.draw(rng) if seat == CHANCE else state.random_action(rng))


def test_each_decision_gets_half_of_what_is_left() -> None:
    shares = [half_of_rest(Budget(simulations=80, seconds=2), step) for step in range(3)]
    assert [share.simulations for share in shares] == [40, 20, 10]
    assert [share.seconds for share in shares] == [1, 0.5, 0.25]
    odd = [half_of_rest(Budget(simulations=7), step).simulations for step in range(5)]
    assert odd == [4, 2, 1, 0, 0]


def test_a_turn_goes_on_while_nobody_else_acts() -> None:
    state = random_position(2, tiles=10)
    seat = int(state.player)
    tracker = TurnTracker()
    assert tracker.begins(state.view(seat))
    state.apply(seat, state.legal(seat)[0])
    assert not tracker.begins(state.view(seat))  # the follower
    while state.to_act != seat or state.awaits_follower():
        actor = state.to_act
        assert actor is not None
        state.apply(actor, state.draw(Random(1)) if actor == CHANCE else state.legal(actor)[0])
    assert tracker.begins(state.view(seat))
