"""Tutorials: opened by name, on a prepared deal that no client sees."""

import json
from typing import Any

import pytest

from meeplewright.bots import make_bot
from meeplewright.core import CHANCE, find_game
from meeplewright.core.lessons import Chapter, lessons
from meeplewright.core.records import Entry
from tests.server.http.kit import Server, Visitor
from tests.server.http.playing import state

NAMES = sorted(lessons())
CHAPTERS = [(name, chapter) for name in NAMES for chapter in lessons()[name].chapters]
each_chapter = pytest.mark.parametrize(("name", "chapter"), CHAPTERS)


@pytest.fixture(scope="module")
def ada(server: Server) -> Visitor:
    return server.guest("Ada")


def lesson_of(visitor: Visitor, name: str, chapter: str | None = None) -> Any:
    return visitor.answer("POST", "/tables", {"lesson": name, "chapter": chapter}, 201)


def start_of(visitor: Visitor, table: str) -> Any:
    steps = visitor.answer("GET", f"/tables/{table}/history?seat=0&since=0")["steps"]
    return steps[0]["meta"]


@each_chapter
def test_a_newcomer_sits_with_a_bot_and_begins(ada: Visitor, name: str, chapter: str) -> None:
    table = lesson_of(ada, name, chapter)
    assert (table["game"], table["status"]) == (name, "running")
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot"]
    assert table["aids"] == list(find_game(name).aids)
    assert (table["clock"], table["visibility"]) == ({"kind": "none"}, "link")
    assert 0 in state(ada, table["id"], 0)["actors"]


@each_chapter
def test_a_chapter_begins_where_it_was_prepared(ada: Visitor, name: str, chapter: str) -> None:
    table = lesson_of(ada, name, chapter)["id"]
    prepared = lessons()[name].chapters[chapter]
    start = start_of(ada, table)
    assert (start["lesson"], start["chapter"]) == (name, chapter)
    assert start["turns"] == prepared.turns
    assert start.get("played", 0) == len(prepared.played)


@each_chapter
def test_the_page_does_not_learn_of_the_deal(ada: Visitor, name: str, chapter: str) -> None:
    table = lesson_of(ada, name, chapter)["id"]
    steps = ada.answer("GET", f"/tables/{table}/history?seat=0&since=0")["steps"]
    assert '"deal"' not in json.dumps([steps, state(ada, table, 0)])


@pytest.mark.parametrize("name", NAMES)
def test_without_a_chapter_the_first_one_is_opened(ada: Visitor, name: str) -> None:
    table = lesson_of(ada, name)["id"]
    assert start_of(ada, table)["chapter"] == lessons()[name].first


def test_a_chapter_that_no_lesson_has_is_refused(ada: Visitor) -> None:
    wish = {"lesson": "keyflower", "chapter": "lunch"}
    assert ada.refusal("POST", "/tables", wish) == (400, "chapter", "form-not-known")


def test_a_table_that_is_no_lesson_does_not_say_so(ada: Visitor) -> None:
    wish = {"game": "carcassonne", "seats": [{"kind": "me"}, {"kind": "me"}]}
    table = ada.answer("POST", "/tables", wish, 201)["id"]
    steps = ada.answer("GET", f"/tables/{table}/history?seat=0&since=0")["steps"]
    assert "lesson" not in steps[0]["meta"]


def test_the_lobby_says_which_games_have_one(ada: Visitor) -> None:
    games = ada.answer("GET", "/games")["games"]
    assert [game["name"] for game in games if game["lesson"]] == NAMES


@pytest.mark.parametrize("name", ["chess", "x" * 60])
def test_a_lesson_that_nobody_gives_is_refused(ada: Visitor, name: str) -> None:
    assert ada.refusal("POST", "/tables", {"lesson": name}) == (400, "lesson", "form-not-known")


@pytest.mark.parametrize("wrong", [{"lesson": ""}, {"lesson": 1}, {"lesson": NAMES[0], "aids": []}])
def test_nothing_else_can_be_wished_of_a_lesson(ada: Visitor, wrong: Any) -> None:
    status, _, _ = ada.refusal("POST", "/tables", wrong)
    assert status == 422


@each_chapter
def test_the_data_of_a_lesson_can_be_dealt(name: str, chapter: str) -> None:
    """Every outcome can be read, and the bots can play."""
    lesson, game = lessons()[name], find_game(name)
    deal = lesson.chapters[chapter].deal
    assert [game.chance_from_json(form).to_json() for form in deal] == deal
    game.checked_seats(1 + len(lesson.bots))
    for seat, bot in enumerate(lesson.bots, start=1):
        make_bot(bot, game, seat)


def test_turns_are_the_newcomers_and_deals_are_luck() -> None:
    acts = [Entry(0, {"a": 1}), Entry(0, {"b": 1}), Entry(1, {"c": 1}), Entry(0, {"d": 1})]
    chapter = Chapter("x", (), (Entry(CHANCE, {"draw": "V"}), *acts))
    assert chapter.turns == [[{"a": 1}, {"b": 1}], [{"d": 1}]]
    assert chapter.deal == [{"draw": "V"}]
