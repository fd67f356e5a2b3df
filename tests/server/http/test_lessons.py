"""Tutorials: opened by name, on a prepared deal that no client sees."""

import json
from typing import Any

import pytest

from meeplewright.bots import make_bot
from meeplewright.core import find_game
from meeplewright.server.services.lessons import lessons
from tests.server.http.kit import Server, Visitor
from tests.server.http.playing import state

NAMES = sorted(lessons())


@pytest.fixture(scope="module")
def ada(server: Server) -> Visitor:
    return server.guest("Ada")


def lesson_of(visitor: Visitor, name: str) -> Any:
    return visitor.answer("POST", "/tables", {"lesson": name}, 201)


@pytest.mark.parametrize("name", NAMES)
def test_a_newcomer_sits_with_a_bot_and_begins(ada: Visitor, name: str) -> None:
    table = lesson_of(ada, name)
    assert (table["game"], table["status"]) == (name, "running")
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot"]
    assert table["aids"] == list(find_game(name).aids)
    assert (table["clock"], table["visibility"]) == ({"kind": "none"}, "link")
    assert state(ada, table["id"], 0)["actors"] == [0]


@pytest.mark.parametrize("name", NAMES)
def test_the_page_learns_of_the_lesson_but_not_of_the_deal(ada: Visitor, name: str) -> None:
    table = lesson_of(ada, name)["id"]
    steps = ada.answer("GET", f"/tables/{table}/history?seat=0&since=0")["steps"]
    assert steps[0]["meta"]["lesson"] == name
    assert '"deal"' not in json.dumps([steps, state(ada, table, 0)])


def test_a_table_that_is_no_lesson_does_not_say_so(ada: Visitor) -> None:
    wish = {"game": "carcassonne", "seats": [{"kind": "me"}, {"kind": "me"}]}
    table = ada.answer("POST", "/tables", wish, 201)["id"]
    steps = ada.answer("GET", f"/tables/{table}/history?seat=0&since=0")["steps"]
    assert "lesson" not in steps[0]["meta"]


def test_the_lobby_says_which_games_have_one(ada: Visitor) -> None:
    told = ada.answer("GET", "/games")["games"]
    assert [game["name"] for game in told if game["lesson"]] == NAMES


@pytest.mark.parametrize("name", ["chess", "x" * 60])
def test_a_lesson_that_nobody_gives_is_refused(ada: Visitor, name: str) -> None:
    assert ada.refusal("POST", "/tables", {"lesson": name}) == (400, "lesson", "form-not-known")


@pytest.mark.parametrize("wrong", [{"lesson": ""}, {"lesson": 1}, {"lesson": NAMES[0], "aids": []}])
def test_nothing_else_can_be_wished_of_a_lesson(ada: Visitor, wrong: Any) -> None:
    status, _, _ = ada.refusal("POST", "/tables", wrong)
    assert status == 422


@pytest.mark.parametrize("name", NAMES)
def test_the_data_of_a_lesson_can_be_dealt(name: str) -> None:
    """Every outcome can be read, and is possible in the game as it is set up."""
    lesson, game = lessons()[name], find_game(name)
    assert [game.chance_from_json(form).to_json() for form in lesson.deal] == list(lesson.deal)
    game.checked_seats(1 + len(lesson.bots))
    for seat, bot in enumerate(lesson.bots, start=1):
        make_bot(bot, game, seat)
