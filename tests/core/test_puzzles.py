"""The file format of puzzles, their verdicts, and the puzzle of the day."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import date, timedelta

import pytest

from meeplewright.core.puzzles import (
    InvalidPuzzle,
    Puzzle,
    all_shipped,
    judge_turn,
    of_the_day,
    puzzles_of,
    read_puzzles,
    read_turn,
    shipped,
    turns_from,
    write_puzzles,
)
from tests.conftest import FULL

GAMES = ("carcassonne", "keyflower")
EVERY = 1 if FULL else 12


def some(kind: str) -> Puzzle:
    return next(puzzle for puzzle in all_shipped() if puzzle.kind == kind)


def test_at_least_300_ship_with_the_games_of_every_kind() -> None:
    puzzles = all_shipped()
    assert len(puzzles) >= 300
    assert len({(puzzle.game, puzzle.id) for puzzle in puzzles}) == len(puzzles)
    for game in GAMES:
        kinds = puzzles_of(game)
        assert kinds is not None
        assert {puzzle.kind for puzzle in shipped(game).values()} == set(kinds.kinds)


def test_a_file_reads_as_it_was_written() -> None:
    puzzles = all_shipped()[:: len(all_shipped()) // 10]
    assert read_puzzles(write_puzzles(puzzles)) == puzzles


@pytest.mark.parametrize("puzzle", all_shipped()[::EVERY], ids=lambda one: f"{one.game}-{one.id}")
def test_the_answers_of_a_puzzle_solve_it(puzzle: Puzzle) -> None:
    kinds = puzzles_of(puzzle.game)
    assert kinds is not None
    assert puzzle.best > puzzle.second
    if puzzle.task is not None:
        task = kinds.task_kind(puzzle.kind)
        assert task is not None
        verdict = task.judge(puzzle, task.solution(puzzle))
        assert verdict.solved and verdict.reached == puzzle.best
        return
    state = puzzle.state()
    assert state.actors == (puzzle.seat,) and puzzle.answers
    for turn in puzzle.turns(state):
        verdict = judge_turn(puzzle, state, turn)
        assert verdict.solved and verdict.reached == puzzle.best


def test_the_other_turns_of_a_search_are_worth_less() -> None:
    puzzle = some("find_turn")
    state = puzzle.state()
    for way in puzzle.figures["others"]:
        turn = read_turn(state, puzzle.seat, way["turn"].split())
        verdict = judge_turn(puzzle, state, turn)
        assert not verdict.solved and verdict.reached == way["worth"] <= puzzle.second


def test_only_the_answers_solve_the_last_two_tiles() -> None:
    puzzle = min(
        (one for one in all_shipped() if one.kind == "last_two"),
        key=lambda one: one.figures["turns"],
    )
    state = puzzle.state()
    solved = {
        tuple(action.to_text() for action in turn)
        for turn, _ in turns_from(state, puzzle.seat)
        if judge_turn(puzzle, state, turn).solved
    }
    assert solved == set(puzzle.answers)


def test_every_puzzle_comes_once_before_one_comes_again() -> None:
    for game in GAMES:
        first = date(2026, 1, 1)
        days = len(shipped(game))
        found = [of_the_day(game, first + timedelta(day)) for day in range(days)]
        assert len({puzzle.id for puzzle in found if puzzle is not None}) == days
        assert of_the_day(game, first + timedelta(days)) == found[0]


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"puzzle": 2}, "puzzle"),
        ({"rating": "hard"}, "rating"),
        ({"seat": True}, "seat"),
        ({"more": 1}, "more"),
        ({"figures": []}, "figures"),
    ],
)
def test_a_broken_line_is_refused_with_its_field(change: dict[str, object], field: str) -> None:
    line = json.dumps({**all_shipped()[0].to_json(), **change})
    with pytest.raises(InvalidPuzzle) as caught:
        read_puzzles(f"{write_puzzles(all_shipped()[:1])}{line}\n")
    assert caught.value.reason.rule == field
    assert caught.value.reason.arguments["line"] == 2


@pytest.mark.parametrize("text", ["{", "[]", '{"puzzle":1,"puzzle":1}', "1"])
def test_what_is_no_puzzle_is_refused_with_its_line(text: str) -> None:
    with pytest.raises(InvalidPuzzle) as caught:
        read_puzzles(text)
    assert caught.value.reason.arguments["line"] == 1


@pytest.mark.parametrize("moves", ["*/start:9", "0/(0,0):A0", "x/y", "", "9/-"])
def test_moves_that_are_not_legal_are_refused(moves: str) -> None:
    puzzle = replace(some("last_two"), moves=moves)
    try:
        state = puzzle.state()
    except InvalidPuzzle:
        return
    assert moves == "" and puzzle.seat not in state.actors
