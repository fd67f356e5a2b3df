"""Puzzles over HTTP: played without an identity, judged by the server, nothing is given away."""

from pathlib import Path
from typing import Any

import pytest

from meeplewright.core.puzzles import all_shipped, shipped
from tests.server.http.kit import Server, serving


def path_of(kind: str) -> str:
    puzzles = [one for one in all_shipped() if one.kind == kind]
    one = min(puzzles, key=lambda one: len(one.moves))
    return f"/puzzles/{one.game}/{one.id}"


def test_all_are_listed_and_one_for_each_game_is_that_of_the_day(server: Server) -> None:
    listed = server.stranger().answer("GET", "/puzzles")
    assert len(listed["puzzles"]) == len(all_shipped())
    for game in ("carcassonne", "keyflower"):
        assert listed["today"][game] in shipped(game)


@pytest.mark.parametrize("kind", ["last_two", "close_city", "win_auction"])
def test_the_solution_is_played_step_by_step_and_is_right(server: Server, kind: str) -> None:
    visitor, path = server.stranger(), path_of(kind)
    begun = visitor.answer("GET", path)
    assert begun["state"]["legal"] and begun["verdict"] is None
    (turn, *_) = visitor.answer("GET", f"{path}/solution")["turns"]
    for count in range(1, len(turn) + 1):
        now = visitor.answer("POST", f"{path}/play", {"actions": turn[:count]})
        assert len(now["state"]["draft"]["steps"]) == count
        assert now["state"]["draft"]["complete"] is (count == len(turn))
    judged = visitor.answer("POST", f"{path}/play", {"actions": turn, "confirm": True})
    assert judged["verdict"]["solved"] is True
    assert judged["verdict"]["reached"] == judged["verdict"]["best"]
    assert judged["state"]["draft"] is None


def test_a_puzzle_gives_nothing_away(server: Server) -> None:
    """The position is the seat's view: no answer, and nothing that the seat cannot see."""
    path = path_of("win_auction")
    form = server.stranger().answer("GET", path)
    puzzle = shipped("keyflower")[path.rpartition("/")[2]]
    view = puzzle.state().view(puzzle.seat).to_json()
    assert form["state"]["view"] == {**view, "entry": form["state"]["view"]["entry"]}
    assert not {"answers", "best", "moves"} & form["puzzle"].keys()


def test_another_turn_is_not_right(server: Server) -> None:
    visitor, path = server.stranger(), path_of("last_two")
    right = visitor.answer("GET", f"{path}/solution")["turns"]
    actions: list[Any] = []
    while True:
        state = visitor.answer("POST", f"{path}/play", {"actions": actions})["state"]
        if state["draft"] and state["draft"]["complete"]:
            break
        actions.append(state["legal"][-1])
    assert actions not in right
    verdict = visitor.answer("POST", f"{path}/play", {"actions": actions, "confirm": True})
    assert verdict["verdict"]["solved"] is False
    assert verdict["verdict"]["reached"] <= verdict["verdict"]["second"]


def test_a_step_that_is_not_legal_is_refused_with_the_rule(server: Server) -> None:
    visitor, path = server.stranger(), path_of("last_two")
    wrong = {"place": {"tile": "A", "x": 30, "y": 30, "turn": 0}}
    status, rule, _ = visitor.refusal("POST", f"{path}/play", {"actions": [wrong]})
    assert status in (400, 409) and rule.startswith("CA ")
    why = visitor.answer("POST", f"{path}/why", {"actions": [], "action": wrong})
    assert why["reason"]["rule"] == rule


def test_half_a_turn_cannot_be_confirmed(server: Server) -> None:
    visitor, path = server.stranger(), path_of("last_two")
    refusal = visitor.refusal("POST", f"{path}/play", {"actions": [], "confirm": True})
    assert refusal[2] == "table-draft-empty"


def test_aids_help_on_the_board(server: Server) -> None:
    visitor, path = server.stranger(), path_of("last_two")
    answer = visitor.answer("POST", f"{path}/aid", {"actions": [], "aid": "features"})
    assert answer["aid"] == "features"
    refusal = visitor.refusal("POST", f"{path}/aid", {"actions": [], "aid": "moon"})
    assert refusal == (400, "aid", "table-no-aid")


def test_a_task_is_answered(server: Server) -> None:
    visitor, path = server.stranger(), path_of("allocate")
    begun = visitor.answer("GET", path)
    assert begun["state"] is None and begun["task"]["places"] is not None
    answer = visitor.answer("GET", f"{path}/solution")["answer"]
    assert visitor.answer("POST", f"{path}/answer", {"answer": answer})["solved"] is True
    none = visitor.answer("POST", f"{path}/answer", {"answer": {"counts": {}}})
    assert none["solved"] is False
    refusal = visitor.refusal("POST", f"{path}/answer", {"answer": {"counts": {"moon": 1}}})
    assert refusal[0] == 400 and refusal[1].startswith("answer.counts")
    assert visitor.refusal("POST", f"{path}/play", {"actions": [{}]})[2] == "table-puzzle-task"
    on_board = path_of("last_two")
    assert visitor.refusal("POST", f"{on_board}/answer", {"answer": {}})[2] == "table-puzzle-board"


@pytest.mark.parametrize("path", ["/puzzles/carcassonne/000000", "/puzzles/chess/abcdef"])
def test_what_is_no_puzzle_is_not_found(server: Server, path: str) -> None:
    assert server.stranger().refusal("GET", path) == (404, "puzzle", "table-no-puzzle")


def test_the_rate_is_limited(tmp_path: Path) -> None:
    with serving(tmp_path, limits={"puzzle_steps_per_minute": 2}) as server:
        visitor = server.stranger()
        answers = [visitor.get(f"/api{path_of('last_two')}").status_code for _ in range(3)]
        assert answers == [200, 200, 429]
