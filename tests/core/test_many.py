"""Many games at once are the same games as one by one."""

from random import Random

import numpy as np
import pytest

from meeplewright.core import CHANCE, Game, State
from meeplewright.core.game import Encoding
from meeplewright.core.many import step_all, write_all
from meeplewright.games.carcassonne import Carcassonne
from meeplewright.games.keyflower import Keyflower
from tests.conftest import FULL
from tests.core.tiny_game import Tiny

GAMES = 20 if FULL else 10  # more than are copied together
TABLES: list[tuple[Game, int, dict[str, object]]] = [
    (Carcassonne(), 2, {}),
    (Carcassonne(), 5, {"farmers": "none"}),
    (Carcassonne(), 3, {"expansions": "river-inns_and_cathedrals-traders_and_builders"}),
    (Keyflower(), 2, {}),
    (Keyflower(), 6, {}),
    (Tiny(), 2, {}),
]


def drawn(state: State, rng: Random) -> State:
    while state.to_act == CHANCE:
        state.apply(CHANCE, state.draw(rng))
    return state


def memory(encoding: Encoding, games: int) -> list[memoryview]:
    """For rows, masks and seats; with something in it."""
    sizes = (2 * encoding.width, encoding.actions, 1)
    return [memoryview(bytearray(b"x" * (games * size))) for size in sizes]


def check_written(
    encoding: Encoding, states: list[State], written: list[memoryview]
) -> list[list[int]]:
    """That rows, masks and seats are those of every game. Return the legal ids."""
    width = 2 * encoding.width
    rows, mask, seats = written
    flags = np.frombuffer(mask, np.int8).reshape(len(states), encoding.actions)
    legal: list[list[int]] = []
    for line, state in enumerate(states):
        row = rows[line * width : (line + 1) * width]
        seat = state.to_act
        if seat is None:
            assert not any(row) and not flags[line].any()
            legal.append([])
            continue
        assert seats[line] == seat
        assert row == encoding.observe(state, seat)
        legal.append(encoding.legal_ids(state, seat))
        assert np.flatnonzero(flags[line]).tolist() == legal[-1]
        assert set(flags[line].tolist()) <= {0, 1}
    return legal


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_every_step_is_that_of_one_game(game: Game, seats: int, options: dict[str, object]) -> None:
    encoding = game.encoding_for(seats, options)
    luck = [Random(f"many {line}") for line in range(GAMES)]
    beside = [Random(f"many {line}") for line in range(GAMES)]
    together = [drawn(game.start(seats, options), rng) for rng in luck]
    single = [drawn(game.start(seats, options), rng) for rng in beside]
    choice = Random("many")
    while together:
        written = memory(encoding, len(together))
        write_all(encoding, together, *written)
        legal = check_written(encoding, together, written)
        numbers = [choice.choice(ids) for ids in legal]
        written = memory(encoding, len(together))
        over = step_all(encoding, together, numbers, luck, *written)
        check_written(encoding, together, written)
        for line, state in enumerate(single):
            seat = state.to_act
            assert seat is not None
            state.apply(seat, encoding.action_of(state, seat, numbers[line]))
            assert drawn(state, beside[line]).to_json() == together[line].to_json()
        assert over == [line for line, state in enumerate(single) if state.to_act is None]
        going_on = [line for line in range(len(single)) if line not in over]
        together = [together[line] for line in going_on]
        single = [single[line] for line in going_on]
        luck = [luck[line] for line in going_on]
        beside = [beside[line] for line in going_on]
