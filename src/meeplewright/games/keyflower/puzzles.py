"""Puzzles of Keyflower: allocate everything at the end, win an auction, find the turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meeplewright.core.errors import InvalidJson
from meeplewright.core.game import Action, Json, State
from meeplewright.core.puzzles import Found, GamePuzzles, Puzzle, Verdict
from meeplewright.core.reading import a_whole, an_object, the_fields
from meeplewright.games.keyflower.allocating import Allocating, TooMany, greedy_answers
from meeplewright.games.keyflower.rules import sheet
from meeplewright.games.keyflower.rules.actions import Bid, Pass
from meeplewright.games.keyflower.rules.scoring_facts import (
    NO_PLACE,
    PLACE_OF,
    PLACE_POINTS,
    STORED,
    STORED_POINTS,
)
from meeplewright.games.keyflower.rules.state import KeyflowerState
from meeplewright.games.keyflower.rules.table import Table, at_colour, at_kind, at_skill
from meeplewright.games.keyflower.rules.tiles import COLOURS, RESOURCES, SKILLS, TILES

LEAST_PLACES: Final = 2
MOST_RIGHT: Final = 0.6
"""The share of simple methods that may find the best answer: otherwise it is no puzzle."""
MOST_OF_ONE: Final = 40
"""More than a place can ever take."""
_FLIPPER: Final = "flipper"

_TAKES: Final = (
    *("five_workers", "trio_of_workers", "green_worker", "chosen_worker", "any_worker"),
    *("five_skills", "trio_of_skills", "chosen_skill"),
    *("five_resources", "trio_of_resources", "one_gold", "chosen_resource"),
)
"""What a scoring place takes, in the order of `rules/allocation.py`."""


class Allocate:
    """The end of a game: how often does each place score (KF F4 to F8)?"""

    name = "allocate"

    def find(self, state: State, seat: int) -> Found | None:
        """A puzzle if places compete, so that simple methods often miss the best answer."""
        assert isinstance(state, KeyflowerState)
        table = state.table
        if state.outcome() is None or table.owns_power(seat, "wild_scoring"):
            return None
        task = task_of(table, seat)
        if any(TILES[int(tile)].name == _FLIPPER for tile in sheet.owned_tiles(table, seat)):
            return None
        if len(task["places"]) + len(task["stores"]) < LEAST_PLACES:
            return None
        try:
            allocating = Allocating(task)
        except TooMany:
            return None
        best, second = allocating.best_two()
        if best != _points_of_rules(state, seat):
            raise AssertionError("the rules and the enumeration disagree")
        methods = greedy_answers(allocating)
        if methods.count(best) > MOST_RIGHT * len(methods):
            return None
        figures = {"answers": allocating.count(), "points_at_the_end": state.points_now()[seat]}
        return Found(self.name, best, second, task=task, figures=figures)

    def judge(self, puzzle: Puzzle, answer: object) -> Verdict:
        assert puzzle.task is not None
        allocating = Allocating(puzzle.task)
        form = the_fields(answer, "answer", ("counts",), InvalidJson)
        given = an_object(form["counts"], "answer.counts", InvalidJson)
        names = allocating.tiles
        full = {**dict.fromkeys(names, 0), **given}
        the_fields(full, "answer.counts", tuple(names), InvalidJson)
        counts = {
            name: min(MOST_OF_ONE, a_whole(full[name], f"answer.counts.{name}", InvalidJson))
            for name in names
        }
        points = allocating.points(counts)
        return Verdict(points is not None and points >= puzzle.best, points)

    def solution(self, puzzle: Puzzle) -> Json:
        assert puzzle.task is not None
        return {"counts": Allocating(puzzle.task).best_counts()}

    def solved_by(self, puzzle: Puzzle, seed: int) -> list[bool]:
        assert puzzle.task is not None
        return [points >= puzzle.best for points in greedy_answers(Allocating(puzzle.task))]


def task_of(table: Table, seat: int) -> Json:
    """The player's things and scoring places."""
    owned = [int(tile) for tile in sheet.owned_tiles(table, seat)]
    loose = [0] * len(RESOURCES)
    for tile in owned:
        if STORED[tile] == NO_PLACE:
            for at in range(len(RESOURCES)):
                loose[at] += int(table.resources[at_kind(tile, at)])
    workers = [int(table.workers[at_colour(seat, at)]) for at in range(len(COLOURS))]
    skills = [int(table.skills[at_skill(seat, at)]) for at in range(len(SKILLS))]
    return {
        "workers": dict(zip(COLOURS, workers, strict=True)),
        "skills": dict(zip(SKILLS, skills, strict=True)),
        "resources": dict(zip(RESOURCES, loose, strict=True)),
        "purple": bool(sheet.counts_purple(table, seat)),
        "places": [_place(table, tile) for tile in owned if PLACE_OF[tile] != NO_PLACE],
        "stores": [_store(table, tile) for tile in owned if STORED[tile] != NO_PLACE],
    }


def _place(table: Table, tile: int) -> Json:
    takes = _TAKES[int(PLACE_OF[tile])]
    return {**_named(table, tile), "takes": takes, "points": int(PLACE_POINTS[tile])}


def _named(table: Table, tile: int) -> Json:
    return {"tile": TILES[tile].name, "face": TILES[tile].faces[int(table.face[tile])].name}


def _store(table: Table, tile: int) -> Json:
    takes = int(STORED[tile])
    stored = [int(table.resources[at_kind(tile, at)]) for at in range(len(RESOURCES))]
    return {
        **_named(table, tile),
        "takes": RESOURCES[takes] if takes < len(RESOURCES) else "any",
        "points": int(STORED_POINTS[tile * 2 + table.face[tile]]),
        "resources": dict(zip(RESOURCES, stored, strict=True)),
    }


def _points_of_rules(state: KeyflowerState, seat: int) -> int:
    """The points for everything that is allocated, as the rules count them."""
    outcome = state.outcome()
    assert outcome is not None
    return sum(
        item.points
        for item in outcome.items[seat]
        if isinstance(item, sheet.SheetItem) and item.kind in ("sets", "store", "gold")
    )


def theme(state: State, seat: int, turn: Sequence[Action]) -> str | None:
    """`win_auction` if the turn is a bid, otherwise `find_turn`; to pass is no puzzle."""
    if isinstance(turn[0], Pass):
        return None
    return "win_auction" if isinstance(turn[0], Bid) else "find_turn"


PUZZLES: Final = GamePuzzles(
    tasks=(Allocate(),),
    theme=theme,
    themes=("win_auction", "find_turn"),
    data="meeplewright.games.keyflower:data/puzzles.jsonl",
)
