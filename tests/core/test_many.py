"""Many games at once are the same games as one by one."""

from random import Random

import numpy as np
import pytest

from meeplewright.core import CHANCE, Game, State
from meeplewright.core.game import Encoding
from meeplewright.core.many import Many
from meeplewright.games.carcassonne import Carcassonne
from meeplewright.games.keyflower import Keyflower
from tests.conftest import FULL
from tests.core.tiny_game import Tiny

GAMES = 20 if FULL else 4
MORE = "river-inns_and_cathedrals-traders_and_builders"
TABLES: list[tuple[Game, int, dict[str, object]]] = [
    (Carcassonne(), 2, {}),
    (Carcassonne(), 5, {"farmers": "none"}),
    (Carcassonne(), 3, {"expansions": MORE}),
    (Carcassonne(), 6, {"expansions": MORE, "river_turns": "alternate"}),
    (Carcassonne(), 2, {"expansions": "traders_and_builders"}),
    (Keyflower(), 2, {}),
    (Keyflower(), 6, {}),
    (Tiny(), 2, {}),
]
TABLE = pytest.mark.parametrize(("game", "seats", "options"), TABLES)


def drawn(state: State, rng: Random, skips_forced: bool = False) -> State:
    """The state at its next decision, or at the end."""
    while (seat := state.to_act) is not None:
        if seat == CHANCE:
            state.apply(CHANCE, state.draw(rng))
        elif skips_forced and len(legal := state.legal(seat)) == 1:
            state.apply(seat, legal[0])
        else:
            break
    return state


def check_written(encoding: Encoding, states: list[State], many: Many) -> list[list[int]]:
    """That everything is as if written anew for every game. Return the legal ids."""
    rows = np.asarray(many.rows).reshape(len(states), encoding.width)
    flags = np.asarray(many.mask).reshape(len(states), encoding.actions)
    listed: list[list[int]] = []
    for line, state in enumerate(states):
        seat = state.to_act
        assert seat is not None and many.seats[line] == seat
        assert rows[line].tobytes() == encoding.observe(state, seat)
        listed.append(encoding.legal_ids(state, seat))
        assert np.flatnonzero(flags[line]).tolist() == listed[-1]
        assert [many.legal[at] for at in range(*many.firsts[line : line + 2])] == listed[-1]
    assert set(flags.reshape(-1).tolist()) == {0, 1}
    return listed


@pytest.mark.parametrize("skips", [False, True])
@TABLE
def test_every_step_is_that_of_one_game(
    game: Game, seats: int, options: dict[str, object], skips: bool
) -> None:
    encoding, start = game.encoding_for(seats, options), game.start(seats, options)
    luck = [Random(f"many {line}") for line in range(GAMES)]
    many = Many(encoding, start, [Random(f"many {line}") for line in range(GAMES)], skips)
    states = [drawn(start.copy(), rng, skips) for rng in luck]
    choice = Random("many")
    ended: set[int] = set()
    while len(ended) < GAMES:
        listed = check_written(encoding, states, many)
        numbers = [choice.choice(ids) for ids in listed]
        over = dict(many.step(numbers))
        for line, state in enumerate(states):
            seat = state.to_act
            assert seat is not None
            state.apply(seat, encoding.action_of(state, seat, numbers[line]))
            if drawn(state, luck[line], skips).to_act is None:
                assert over.pop(line).to_json() == state.to_json()
                states[line] = drawn(start.copy(), luck[line], skips)
                ended.add(line)
        assert not over
        assert [state.to_json() for state in states] == [state.to_json() for state in many.states]
    check_written(encoding, states, many)


@TABLE
def test_a_row_can_be_written_over_any_other(
    game: Game, seats: int, options: dict[str, object]
) -> None:
    encoding = game.encoding_for(seats, options)
    rng = Random("over any other")
    row = encoding.empty_row()
    positions: list[State] = []
    for _ in range(GAMES):
        state = game.start(seats, options)
        while state.to_act is not None:
            if rng.random() < 0.1:
                positions.append(state.copy())
            state.apply(
                state.to_act,
                state.draw(rng) if state.to_act == CHANCE else state.random_action(rng),
            )
        positions.append(state)
    rng.shuffle(positions)
    for state in positions:
        seat = rng.randrange(seats)
        encoding.write_row(row, 0, state, seat)
        assert np.asarray(row).tobytes() == encoding.observe(state, seat)


@TABLE
def test_the_result_is_the_outcome_without_its_items(
    game: Game, seats: int, options: dict[str, object]
) -> None:
    for seed in range(GAMES):
        state = game.start(seats, options)
        assert state.result() is None
        state.playout(Random(seed))
        result, outcome = state.result(), state.outcome()
        assert result is not None and outcome is not None
        assert (result.points, result.winners) == (outcome.points, outcome.winners)
