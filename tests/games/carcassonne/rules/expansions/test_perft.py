"""The number of lines of play with expansions: tests/perft/carcassonne-expansions.json, counted by
both engines.

MEEPLEWRIGHT_FULL=1 counts to the last depth of the file.
"""

import json
from typing import Any

import pytest

from meeplewright.core import CHANCE
from meeplewright.games.carcassonne import Carcassonne, CarcassonneState
from tests.conftest import FULL
from tests.tracked import ROOT

from .slow_game import Rules
from .slow_table import SlowTable

FILE = ROOT / "tests/perft" / "carcassonne-expansions.json"
POSITIONS: list[dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))["positions"]
QUICK = 1000
"""Every run checks counts up to this with the slow game; the engine goes one ply further."""

every_position = pytest.mark.parametrize(
    "position", POSITIONS, ids=lambda found: str(found["name"])
)


def depths(counts: list[int], further: int) -> list[tuple[int, int]]:
    """The plies to count in this run, with the count of each."""
    quick = sum(count <= QUICK for count in counts)
    return list(enumerate(counts, 1))[: None if FULL else quick + further]


def count_slowly(table: SlowTable, draws: list[str], depth: int) -> int:
    while table.phase == "draw":
        table.apply(f"draw:{draws[0]}")
        draws = draws[1:]
    moves = table.legal()
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        twin = table.copy()
        twin.apply(move)
        total += count_slowly(twin, draws, depth - 1)
    return total


def count(state: CarcassonneState, draws: list[str], depth: int) -> int:
    while state.to_act == CHANCE:
        state.apply(CHANCE, Carcassonne().chance_from_text(f"draw:{draws[0]}"))
        draws = draws[1:]
    seat = state.to_act
    assert seat is not None
    actions = state.legal(seat)
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        twin = state.copy()
        twin.apply(seat, action)
        total += count(twin, draws, depth - 1)
    return total


@every_position
def test_slow_game_counts_the_lines_of_play(position: dict[str, Any]) -> None:
    table = SlowTable(Rules(position["seats"], **position["options"]))
    for text in position["before"]:
        table.apply(text)
    for depth, expected in depths(position["counts"], 0):
        assert count_slowly(table.copy(), position["draws"], depth) == expected


@every_position
def test_engine_counts_the_lines_of_play(position: dict[str, Any]) -> None:
    game = Carcassonne()
    state = game.start(position["seats"], position["options"])
    for text in position["before"]:
        seat = state.to_act
        assert seat is not None
        if seat == CHANCE:
            state.apply(CHANCE, game.chance_from_text(text))
        else:
            state.apply(seat, state.require(seat, game.action_from_text(text)))
    for depth, expected in depths(position["counts"], 1):
        assert count(state.copy(), position["draws"], depth) == expected
