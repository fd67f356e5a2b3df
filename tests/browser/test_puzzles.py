"""Puzzles in the browser: solved on the board, by a form, with hints and the solution."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import carcassonne, only_in_full
from tests.browser.chromium import DESK, PHONE, Visitor
from tests.browser.conftest import Visit
from tests.browser.tour import puzzle_of

MODERN_PHONE = {"width": 390, "height": 844}


def open_puzzle(visitor: Visitor, kind: str) -> str:
    one = puzzle_of(visitor, kind)
    path = f"/puzzles/{one['game']}/{one['id']}"
    visitor.go(path)
    expect(
        visitor.page.get_by_role("heading", name=visitor.says(f"pz-kind-{kind}"))
    ).to_be_visible()
    return path


def rating(visitor: Visitor) -> int:
    visitor.go("/puzzles")
    text = visitor.page.get_by_text(re.compile("^Your rating")).inner_text()
    return int(re.sub(r"\D", "", text.split(".")[0].split("Solved")[0]))


def test_a_turn_is_played_and_judged(visit: Visit) -> None:
    visitor = visit(viewport=PHONE)
    open_puzzle(visitor, "last_two")
    seat = carcassonne.Seat(visitor)
    seat.cells.first.click()
    seat.place_chosen()
    expect(seat.confirm).to_be_visible()
    if seat.spots.count() > 0:
        seat.do("cc-pass").click()
        expect(seat.spots).to_have_count(0)
    expect(visitor.button("pz-again")).to_be_hidden()
    expect(final_score(visitor)).to_be_hidden()
    seat.confirm.click()
    expect(visitor.button("pz-again")).to_be_visible()
    expect(final_score(visitor)).to_be_visible()
    visitor.button("pz-again").click()
    expect(visitor.button("pz-hint")).to_be_visible()
    visitor.button("pz-solution").click()
    expect(visitor.text("pz-best-turn")).to_be_visible()
    visitor.button("pz-step-forward").click()
    expect(visitor.button("pz-step-forward")).to_be_disabled()
    expect(visitor.text("pz-over")).to_be_visible()
    expect(final_score(visitor)).to_be_visible()


def final_score(visitor: Visitor) -> Locator:
    return visitor.page.get_by_text(re.compile(r"^Final score: .*\d+.*\d+\.$"))


@only_in_full
@pytest.mark.parametrize("viewport", [MODERN_PHONE, DESK])
def test_the_whole_board_and_who_has_what_are_seen(visit: Visit, viewport: dict[str, int]) -> None:
    visitor = visit(viewport=viewport)
    path = open_puzzle(visitor, "last_two")
    seat = carcassonne.Seat(visitor)
    expect(seat.cells.first).to_be_visible()
    board = seat.board.bounding_box()
    assert board is not None
    for tile in seat.tiles.all():
        box = tile.bounding_box()
        assert box is not None
        assert box["x"] >= board["x"] and box["y"] >= board["y"]
        assert box["x"] + box["width"] <= board["x"] + board["width"]
        assert box["y"] + box["height"] <= board["y"] + board["height"]
    begun = visitor.ask("GET", path)
    players = visitor.page.get_by_role("list", name=visitor.says("web-players"))
    mine = players.get_by_role("listitem").nth(begun["puzzle"]["seat"])
    expect(mine).to_contain_text(visitor.says("pz-you"))
    followers = begun["state"]["view"]["supply"][begun["puzzle"]["seat"]]
    expect(mine.get_by_text(visitor.says("cc-supply", followers=followers))).to_be_attached()


@only_in_full
def test_the_answer_to_a_task_counts_for_the_rating_once(visit: Visit) -> None:
    visitor = visit()
    start = rating(visitor)
    path = open_puzzle(visitor, "allocate")
    answer = visitor.ask("GET", f"{path}/solution")["answer"]["counts"]
    for tile, count in answer.items():
        named = visitor.page.get_by_role("group", name=re.compile(visitor.says(f"tile-{tile}")))
        for _ in range(count):
            named.get_by_role("button").last.click()
    visitor.button("kfp-answer").click()
    expect(visitor.text("pz-right")).to_be_visible()
    assert rating(visitor) > start
    after = rating(visitor)
    visitor.go(path)
    visitor.button("kfp-answer").click()
    expect(visitor.button("pz-again")).to_be_visible()
    assert rating(visitor) == after
