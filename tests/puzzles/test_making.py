"""Making puzzles: the same seed finds the same ones, and what was found is checked again."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice

import pytest

from meeplewright.core.puzzles import Puzzle, all_shipped, shipped
from meeplewright.puzzles import MakePlan, check_puzzle, make_puzzles, puzzles_in
from meeplewright.puzzles.grading import HIGHEST, LOWEST, rating_of
from meeplewright.puzzles.making import id_of, played
from tests.conftest import only_in_full

PLAN = MakePlan("keyflower", "tests", ("greedy", "greedy", "greedy"), ("allocate",))


def found(plan: MakePlan, games: int) -> list[Puzzle]:
    made = []
    for number, puzzle in make_puzzles(plan):
        if puzzle is not None:
            made.append(puzzle)
        elif number == games:
            return made
    raise AssertionError("make_puzzles ended")


@only_in_full
def test_the_same_seed_finds_the_same_puzzles() -> None:
    first = found(PLAN, 2)
    assert found(PLAN, 2) == first
    assert all(PLAN.game_number(puzzle) in (1, 2) for puzzle in first)


def test_people_are_not_named() -> None:
    record = played(PLAN, 1)
    seats = tuple(replace(seat, name="Anna", kind="person") for seat in record.header.seats)
    of_people = replace(record, header=replace(record.header, seats=seats))
    for puzzle in puzzles_in(of_people, PLAN, "game"):
        assert "Anna" not in str(puzzle.to_json())
        assert puzzle.source == "game: person, person, person"


def test_the_id_follows_from_the_position() -> None:
    for puzzle in islice(all_shipped(), 0, None, 40):
        assert id_of(puzzle) == puzzle.id


def test_a_wrong_answer_is_found() -> None:
    puzzle = min(
        (one for one in shipped("carcassonne").values() if one.kind == "last_two"),
        key=lambda one: one.figures["turns"],
    )
    assert not check_puzzle(puzzle).faults
    assert check_puzzle(replace(puzzle, best=puzzle.best + 1)).faults
    assert check_puzzle(replace(puzzle, seat=1 - puzzle.seat)).faults
    assert check_puzzle(replace(puzzle, kind="unknown")).faults


@only_in_full
@pytest.mark.parametrize(
    "puzzle",
    [one for one in all_shipped() if one.figures.get("simulations")][::48],
    ids=lambda one: f"{one.game}-{one.id}",
)
def test_a_search_finds_the_best_turn_again(puzzle: Puzzle) -> None:
    assert not check_puzzle(puzzle).faults


def test_a_rating_is_higher_if_fewer_solve_it() -> None:
    solvers = [700, 1000, 1300, 1600]
    ratings = [
        rating_of([(rating, at >= weakest) for at, rating in enumerate(solvers)])
        for weakest in range(5)
    ]
    assert ratings == sorted(ratings) and ratings[0] < ratings[-1]
    assert LOWEST <= ratings[0] and ratings[-1] <= HIGHEST
