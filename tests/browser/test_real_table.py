"""Scoring a game that is played with real pieces: entered on a phone, kept in the address."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser import only_in_full
from tests.browser.chromium import PHONE, Visitor
from tests.browser.conftest import Visit


def pick(visitor: Visitor, letter: str, left: int) -> None:
    """Pick a tile of Carcassonne from the shelf, by searching for its name."""
    name = visitor.says(f"tile-{letter}")
    title = name[0].upper() + name[1:]
    visitor.field("score-search").fill(name)
    visitor.button("score-tile-left", tile=title, count=left).click()


def winner(visitor: Visitor, number: int) -> Locator:
    name = visitor.says("score-player", number=number)
    return visitor.text("score-winners", count=1, names=name)


def test_the_end_of_a_game_is_entered_tile_by_tile(visit: Visit) -> None:
    visitor = visit(viewport=PHONE)
    visitor.go("/score/carcassonne")
    pick(visitor, "E", 5)
    visitor.button("ccs-lay", x="0", y="0").click()
    whose = visitor.page.get_by_role("group", name=visitor.says("ccs-whose"), exact=True)
    whose.get_by_role("button", name=visitor.says("score-player", number=2), exact=True).click()
    where = visitor.page.get_by_role("group", name=visitor.says("ccs-where"), exact=True)
    where.get_by_role("button", name=re.compile(visitor.says("cc-role-field"))).click()
    pick(visitor, "E", 4)
    visitor.button("ccs-lay", x="0", y="1").click()
    visitor.button("score-count").click()
    expect(winner(visitor, 2)).to_be_visible()
    expect(visitor.text("ccs-complete", cities="(0,0)")).to_be_visible()
    link = visitor.field("score-link").input_value()

    visitor.go("about:blank")
    visitor.go(link)
    expect(visitor.text("ccs-entered", count=2)).to_be_visible()
    visitor.button("score-count").click()
    expect(winner(visitor, 2)).to_be_visible()

    visitor.page.evaluate("location.hash = location.hash.slice(0, -3)")
    expect(visitor.page.get_by_role("alert")).to_have_text(visitor.says("score-code-damaged"))
    expect(visitor.text("ccs-entered", count=2)).to_be_visible()  # nothing is lost


@only_in_full
def test_a_mistake_is_named_and_can_be_undone(visit: Visit) -> None:
    visitor = visit(viewport=PHONE)
    visitor.ignore_errors("status of 400")
    visitor.go("/score/carcassonne")
    pick(visitor, "E", 5)
    visitor.button("ccs-lay", x="0", y="0").click()
    pick(visitor, "E", 4)
    visitor.button("ccs-lay", x="0", y="1").click()
    visitor.button("cc-turn-right").click()
    visitor.button("score-count").click()
    alert = visitor.page.get_by_role("alert")
    expect(alert).to_contain_text("CA 4.2")
    expect(alert).to_be_focused()
    expect(alert).to_be_in_viewport()
    visitor.button("web-takeback").click()
    expect(alert).to_have_count(0)
    visitor.button("score-count").click()
    heading = visitor.page.get_by_role("heading", name=visitor.says("score-result"), exact=True)
    expect(heading).to_be_focused()
    expect(heading).to_be_in_viewport()


@only_in_full
def test_what_players_have_is_divided_for_the_most_points(visit: Visit) -> None:
    visitor = visit(viewport=PHONE)
    visitor.ignore_errors("status of 400")
    visitor.go("/score/keyflower")
    for tile in ("home_1", "key_market"):
        visitor.button(f"tile-{tile}").click()
    green = visitor.says("colour-of-green")
    for _ in range(2):
        visitor.button("score-more", what=green).click()
    visitor.button("score-count").click()
    expect(visitor.page.get_by_role("alert")).to_contain_text("KF S4")
    second = visitor.button("score-player", number=2)
    expect(second).to_have_attribute("aria-pressed", "true")  # whose home tile is missing
    visitor.button("tile-home_2").click()
    visitor.button("score-count").click()
    expect(winner(visitor, 1)).to_be_visible()
    name = visitor.says("score-player", number=1)
    visitor.text("kfs-every-point", name=name).click()
    expect(visitor.page.get_by_text(visitor.says("kfs-best")).first).to_be_visible()


@only_in_full
def test_the_pages_are_found_from_the_home_page_and_from_learn(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/learn")
    visitor.page.locator("a[href='/score/keyflower']").click()
    expect(visitor.page.get_by_role("heading", level=1)).to_contain_text(
        visitor.says("score-title")
    )
    visitor.go("/")
    visitor.page.locator("a[href='/score/carcassonne']").click()
    expect(visitor.button("score-count")).to_be_visible()
