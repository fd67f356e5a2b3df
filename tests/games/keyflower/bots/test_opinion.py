"""How likely a network finds the turns of Keyflower's champion, and what that changes."""

from random import Random

import pytest

from meeplewright.bots.budgets import Stopwatch, simulations_made
from meeplewright.core import CHANCE, Action, Budget
from meeplewright.games.keyflower import Keyflower
from meeplewright.games.keyflower.bots import champion
from meeplewright.games.keyflower.bots.champion import ASKING
from meeplewright.games.keyflower.bots.evaluation import Evaluation
from meeplewright.games.keyflower.bots.evaluator import KeyflowerEvaluator
from meeplewright.games.keyflower.bots.lookahead import Lookahead, Worlds
from meeplewright.games.keyflower.bots.turns import Turns, turns_of
from meeplewright.games.keyflower.bots.zero import opinion as zero_opinion
from meeplewright.games.keyflower.bots.zero import weights
from meeplewright.games.keyflower.bots.zero.asking import ids_of, judged, likely_actions, row_of
from meeplewright.games.keyflower.bots.zero.opinion import LEAST, LIKED, opinion
from meeplewright.games.keyflower.rules.state import KeyflowerState
from meeplewright.games.keyflower.rules.table import TURN
from tests.games.keyflower.bots.test_search import a_turn

GAME = Keyflower()
SEATS = [2, 3, 4]


def turns_and_player(state: KeyflowerState) -> tuple[Turns, int]:
    player = int(state.table.player)
    return turns_of(state.table, player, Evaluation()), player


def by_first_action(state: KeyflowerState, turns: Turns, likes: list[float]) -> dict[str, float]:
    """The largest number of all turns that begin with an action."""
    found: dict[str, float] = {}
    for at, like in enumerate(likes):
        name = turns.actions[at][0].to_text()
        found[name] = max(found.get(name, -1e9), like)
    return found


@pytest.mark.parametrize("seats", SEATS)
def test_first_actions_are_as_far_apart_as_the_network_says(seats: int) -> None:
    """The best turn of every first action: all that follows is the likeliest there."""
    state = a_turn(3, seats, 4)
    turns, player = turns_and_player(state)
    found = by_first_action(state, turns, opinion(state, turns))
    names = [action.to_text() for action in state.legal(player)]
    likely = dict(zip(names, likely_actions(state, player).tolist(), strict=True))
    most = max(likely[name] for name in found)
    assert len(found) > 5
    for name, like in found.items():
        assert like == pytest.approx(max(LEAST, LIKED * (likely[name] - most)), abs=1e-3)


def test_the_likeliest_turn_is_the_one_that_the_network_plays_action_by_action() -> None:
    state = a_turn(5, 2, 4)
    turns, player = turns_and_player(state)
    likes = opinion(state, turns)
    best = turns.actions[likes.index(0.0)]
    tried = [turns.actions[at] for at in range(turns.count)]
    for number, action in enumerate(best):
        names = {turn[number].to_text() for turn in tried if turn[:number] == best[:number]}
        scores = judged(row_of(state, player)).scores[ids_of(state, player)]
        legal = state.legal(player)
        order = sorted(range(len(legal)), key=lambda at: -scores[at])
        assert next(legal[at] for at in order if legal[at].to_text() in names) == action
        state.apply(player, action)


def test_a_later_action_counts_as_much_as_the_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(zero_opinion, "LEAST", -1e9)
    state = a_turn(5, 2, 4)
    turns, player = turns_and_player(state)
    likes = opinion(state, turns)
    alike: dict[str, list[int]] = {}
    for at in range(turns.count):
        if len(turns.actions[at]) > 1:
            alike.setdefault(turns.actions[at][0].to_text(), []).append(at)
    one, other, *_ = next(found for found in alike.values() if len(found) > 1)
    *before, last = turns.actions[one]
    assert before == turns.actions[other][:-1]
    for action in before:
        state.apply(player, action)
    likely = dict(zip(state.legal(player), likely_actions(state, player).tolist(), strict=True))
    apart = LIKED * (likely[last] - likely[turns.actions[other][-1]])
    assert likes[one] - likes[other] == pytest.approx(apart, abs=2e-3)
    assert apart != 0.0


def test_hidden_things_change_nothing() -> None:
    state = a_turn(7, 3, 4)
    turns, player = turns_and_player(state)
    view = state.view(player)
    for seed in range(3):
        other = GAME.determinize(view, Random(seed))
        assert isinstance(other, KeyflowerState)
        assert opinion(other, turns) == opinion(state, turns)


# -- in the search ---------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_a_search_plays_the_turn_that_it_is_told_to_prefer(seats: int) -> None:
    state = a_turn(3, seats, 4)
    turns, player = turns_and_player(state)
    for wanted in (0, turns.count - 1):
        liked = [30.0 * (at == wanted) for at in range(turns.count)]
        worlds = Worlds(state.view(player), state.table, Random(1))
        watch = Stopwatch(Budget(simulations=30))
        lookahead = Lookahead(Evaluation())
        searching = lookahead.search(worlds, turns, watch, Random(1), liked)
        assert searching.root.favourite() == wanted


def test_the_points_that_are_shown_are_those_found() -> None:
    """What is preferred changes which turns are looked at, not what they are worth."""
    state = a_turn(3, 4, 4)
    turns, player = turns_and_player(state)

    def found(points: float) -> list[float]:
        worlds = Worlds(state.view(player), state.table, Random(1))
        watch = Stopwatch(Budget(simulations=20))
        liked = [points] * turns.count
        searching = Lookahead(Evaluation()).search(worlds, turns, watch, Random(1), liked)
        return [searching.expected(at, player) for at in range(turns.count)]

    assert found(0.0) == found(7.0)


class Asked(champion.Opinion):
    """Counts how often it is asked, and always prefers the last turn."""

    def __init__(self) -> None:
        self.number = 0

    def __call__(self, state: KeyflowerState, turns: Turns, watch: Stopwatch) -> list[float]:
        known = super().__call__(state, turns, watch)
        self.number += len(known) > 0
        return [30.0 * (at == turns.count - 1) for at in range(len(known))]


def visits(state: KeyflowerState, simulations: int, ask: Asked) -> int:
    """How many simulations a search makes with this budget."""
    player = int(state.table.player)
    evaluator = KeyflowerEvaluator(player, ask=ask)
    before = simulations_made()
    evaluator.choose(
        state.view(player), state.legal(player), Budget(simulations=simulations), Random(1)
    )
    return simulations_made() - before


@pytest.mark.parametrize(("simulations", "asks"), [(2, 0), (2 * ASKING - 1, 0), (2 * ASKING, 1)])
def test_asking_costs_as_much_as_some_simulations(simulations: int, asks: int) -> None:
    ask = Asked()
    assert visits(a_turn(3, 2, 4), simulations, ask) == simulations - asks * ASKING
    assert ask.number == asks


def test_nothing_is_spent_at_tables_that_the_network_never_saw() -> None:
    states = [a_turn(3, 5, 4)]
    for option in GAME.options:
        state = GAME.start(2, {option.name: option.values[-1]})
        while state.table.phase != TURN:
            state.apply(CHANCE, state.draw(Random(1)))
        states.append(state)
    for state in states:
        ask = Asked()
        assert visits(state, 2 * ASKING, ask) == 2 * ASKING
        assert ask.number == 0


def test_a_budget_too_small_to_ask_loads_no_network(monkeypatch: pytest.MonkeyPatch) -> None:
    """An expert needs no numpy, and a process with experts less memory."""
    monkeypatch.setattr(weights, "taught_weights", lambda: pytest.fail("it is loaded"))
    assert visits(a_turn(3, 2, 4), 2 * ASKING - 1, Asked()) == 2 * ASKING - 1


def test_without_a_budget_the_network_is_not_asked() -> None:
    state = a_turn(3, 2, 4)
    player, ask = int(state.table.player), Asked()
    evaluator = KeyflowerEvaluator(player, ask=ask)
    evaluator.choose(state.view(player), state.legal(player), None, Random(1))
    assert ask.number == 0


def test_the_champion_plays_what_its_network_prefers(monkeypatch: pytest.MonkeyPatch) -> None:
    """The last turn is not the one that it advises otherwise, but is if the network prefers it."""
    state = a_turn(3, 2, 4)
    player = int(state.table.player)
    turns, _ = turns_and_player(state)
    last = turns.actions[turns.count - 1]

    def advised() -> list[Action]:
        found = champion.evaluator(player).advise(
            state.view(player), state.legal(player), Budget(simulations=60), Random(1), 3
        )
        return list(found[0].actions[: len(last)])

    assert advised() != last
    monkeypatch.setattr(
        zero_opinion,
        "opinion",
        lambda _, turns: [60.0 * (at == turns.count - 1) for at in range(turns.count)],
    )
    assert advised() == last
