"""Every bot of the ladder at every table: it plays legal moves, from what its seat can know."""

import os
import threading
from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from meeplewright.bots import bot_names, level_names, make_bot
from meeplewright.core import CHANCE, Game, State, play
from meeplewright.games.carcassonne import Carcassonne
from meeplewright.games.keyflower import Keyflower

IS_COMPILED = os.environ.get("MEEPLEWRIGHT_MODE") == "compiled"
IS_FULL = os.environ.get("MEEPLEWRIGHT_FULL") == "1"
LADDER = [
    *(
        "random",
        "hasty",
        "beginner:30",
        "careless:80",
        "greedy",
        "heuristic",
        "flat:2",
        "uct:2",
        "search:2",
        "champion:2",
    ),
    "zero",
]
TABLES = [
    (game, seats)
    for game in (Carcassonne(), Keyflower())
    for seats in game.seat_counts
    if IS_FULL or seats in (min(game.seat_counts), max(game.seat_counts))
]
APART = 40
DECISIONS = 6 if IS_COMPILED else 1

each_bot = pytest.mark.parametrize("spec", LADDER)
each_table = pytest.mark.parametrize(
    ("game", "seats"), TABLES, ids=[f"{game.name}-{seats}" for game, seats in TABLES]
)


def decisions(game: Game, seats: int) -> Iterator[tuple[State, int]]:
    """Decisions from a random game, some entries apart, each with several choices."""
    rng = Random(seats)
    state = game.start(seats)
    wanted = APART
    while (seat := state.to_act) is not None:
        if seat != CHANCE and state.entry >= wanted and len(state.legal(seat)) > 1:
            yield state, seat
            wanted = state.entry + APART
        state.apply(seat, state.draw(rng) if seat == CHANCE else state.random_action(rng))


def test_the_ladder_is_all_there_is() -> None:
    rungs = {spec.partition(":")[0] for spec in LADDER}
    assert rungs | set(level_names()) | {"program", "tutor"} == set(bot_names())


@each_bot
@each_table
def test_a_choice_depends_on_the_view_alone(spec: str, game: Game, seats: int) -> None:
    """Everything hidden from the seat is dealt again: with the same luck it chooses the same."""
    for state, seat in islice(decisions(game, seats), DECISIONS):
        twin = game.determinize(state.view(seat), Random(9))
        chosen = [
            make_bot(spec, game, seat)
            .choose(table.view(seat), table.legal(seat), None, Random(1))
            .to_text()
            for table in (state, twin)
        ]
        assert chosen[0] == chosen[1]
        assert chosen[0] in [action.to_text() for action in state.legal(seat)]


@each_bot
@each_table
@pytest.mark.skipif(not IS_COMPILED, reason="whole games are slow when interpreted")
def test_whole_games_are_played_in_one_thread(spec: str, game: Game, seats: int) -> None:
    counts = game.seat_counts
    if seats not in ((counts[0], counts[-1]) if IS_FULL else counts[:1]):
        pytest.skip("other tables of the game are enough")
    threads = threading.active_count()
    bots = [make_bot(spec if seat == 0 else "random", game, seat) for seat in range(seats)]
    assert play(game, bots, seed=seats).outcome() is not None
    assert threading.active_count() == threads
