"""The number of lines of play: tests/perft/carcassonne.json, counted by both engines.

A placement is one ply and the follower (or none) another; draws follow the script and are not
counted. MEEPLEWRIGHT_FULL=1 counts to the last depth of the file.
"""

import json
from typing import Any

import pytest

from meeplewright.core import CHANCE, State
from meeplewright.games.carcassonne import Carcassonne
from tests.conftest import FULL
from tests.tracked import ROOT

from .slow_table import SlowTable, move_of

FILE = ROOT / "tests/perft" / "carcassonne.json"
POSITIONS: list[dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))["positions"]
QUICK = 4000
"""Every run checks counts up to this with the slow game; the engine goes one ply further."""

every_position = pytest.mark.parametrize(
    "position", POSITIONS, ids=lambda found: str(found["name"])
)


def depths(counts: list[int], further: int) -> list[tuple[int, int]]:
    """The plies to count in this run, with the count of each."""
    quick = sum(count <= QUICK for count in counts)
    return list(enumerate(counts, 1))[: None if FULL else quick + further]


def draw_slowly(table: SlowTable, draws: list[str]) -> list[str]:
    """Draws until a tile can be placed; returns the rest of the script."""
    while table.phase == "draw":
        table.apply(("draw", draws[0]))
        draws = draws[1:]
    return draws


def count_slowly(table: SlowTable, draws: list[str], depth: int) -> int:
    draws = draw_slowly(table, draws)
    moves = table.legal()
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        twin = table.copy()
        twin.apply(move)
        total += count_slowly(twin, draws, depth - 1)
    return total


def draw(state: State, draws: list[str]) -> list[str]:
    while state.to_act == CHANCE:
        state.apply(CHANCE, Carcassonne().chance_from_json({"draw": draws[0]}))
        draws = draws[1:]
    return draws


def count(state: State, draws: list[str], depth: int) -> int:
    draws = draw(state, draws)
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
    table = SlowTable(position["seats"], **position["options"])
    for entry in position["before"]:
        table.apply(move_of(entry))
    for depth, expected in depths(position["counts"], 0):
        assert count_slowly(table.copy(), position["draws"], depth) == expected


@every_position
def test_engine_counts_the_lines_of_play(position: dict[str, Any]) -> None:
    game = Carcassonne()
    state: State = game.start(position["seats"], position["options"])
    for entry in position["before"]:
        by_chance = state.to_act == CHANCE
        seat = state.to_act
        assert seat is not None
        action = game.chance_from_json(entry) if by_chance else game.action_from_json(entry)
        state.apply(seat, action if by_chance else state.require(seat, action))
    for depth, expected in depths(position["counts"], 1):
        assert count(state.copy(), position["draws"], depth) == expected
