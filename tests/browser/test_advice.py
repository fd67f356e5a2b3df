"""Hints at a table and the analysis of a finished game."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import only_in_full
from tests.browser.chromium import PHONE, Visitor
from tests.browser.conftest import Visit
from tests.browser.looks import out_of_reach
from tests.browser.scenes import record_of
from tests.browser.tour import ENTRIES, ME, RECORD, TILE_IN_HAND, analysis, beginning, board

CASUAL = {"kind": "bot", "bot": "casual"}


def table_with_hints(visitor: Visitor, record: Path, entry: int, *seats: dict[str, str]) -> None:
    """Sit at a table that continues from a record and allows hints."""
    source = {"record": record.read_text("utf-8"), "entry": entry}
    wish = {"from": source, "seats": list(seats), "aids": ["hint"]}
    visitor.go(f"/t/{visitor.ask('POST', '/tables', wish)['id']}")


def ways(visitor: Visitor) -> Locator:
    """Without the efforts of an analysis, which are also radio buttons."""
    return visitor.page.locator(".variations").get_by_role("radio")


@only_in_full
def test_a_hint_shows_the_best_moves_on_the_board(visit: Visit) -> None:
    anna = visit(viewport=PHONE)
    anna.set_name("Anna")
    table_with_hints(anna, RECORD, TILE_IN_HAND, ME, CASUAL)
    anna.button("web-hint-ask").click()
    expect(ways(anna)).to_have_count(3)
    expect(ways(anna).first).to_be_checked()
    shown = board(anna).locator(".variation img.tile")
    expect(shown).to_have_count(1)
    first = anna.page.locator(".variations .words").inner_text()
    reasons = anna.page.locator(".variations .reasons")
    expect(reasons).to_have_text(re.compile(r"\w"))
    expect(reasons).not_to_contain_text("⟦")
    ways(anna).first.press("ArrowRight")
    expect(ways(anna).nth(1)).to_be_focused()
    expect(ways(anna).nth(1)).to_be_checked()
    expect(anna.page.locator(".variations .words")).not_to_have_text(first)
    assert out_of_reach(anna.page) == []
    ways(anna).nth(1).press("Escape")
    expect(ways(anna)).to_have_count(0)
    expect(shown).to_have_count(0)


@only_in_full
def test_all_hints_are_in_view(visit: Visit) -> None:
    anna = visit()
    anna.set_name("Anna")
    table_with_hints(anna, RECORD, TILE_IN_HAND, ME, CASUAL)
    expect(anna.button("web-hint-ask")).to_be_visible()
    for _ in range(8):
        anna.button("cc-nearer").click()
    anna.button("web-hint-ask").click()
    expect(ways(anna)).to_have_count(3)
    anna.page.wait_for_timeout(600)  # the board glides there
    frame = board(anna).bounding_box()
    assert frame is not None
    for label in board(anna).locator(".labels b").all():
        box = label.bounding_box()
        assert box is not None
        assert frame["x"] <= box["x"] <= frame["x"] + frame["width"] - box["width"]
        assert frame["y"] <= box["y"] <= frame["y"] + frame["height"] - box["height"]


@only_in_full
def test_a_hint_goes_when_the_game_goes_on(visit: Visit) -> None:
    anna = visit()
    anna.set_name("Anna")
    table_with_hints(anna, RECORD, TILE_IN_HAND, ME, CASUAL)
    expect(anna.button("web-hint-ask")).to_be_visible()
    anna.page.keyboard.press("j")
    expect(ways(anna)).to_have_count(3)
    table = anna.page.url.rpartition("/")[2]
    legal = anna.ask("GET", f"/tables/{table}/legal?seat=0")
    act = {"seat": 0, "version": legal["version"], "do": legal["legal"][0]}
    anna.ask("POST", f"/tables/{table}/act", act)
    expect(ways(anna)).to_have_count(0)


@only_in_full
@pytest.mark.parametrize("entry", [60, 200])
def test_a_hint_in_keyflower_is_said_and_marked(visit: Visit, entry: int) -> None:
    anna = visit()
    anna.set_name("Anna")
    table_with_hints(anna, record_of(2), entry, ME, ME)
    cover = anna.page.get_by_role("dialog")  # on a shared device: the player to act uncovers it
    cover.get_by_role("button", name=re.compile("Anna")).click()
    anna.button("web-hint-ask").click()
    expect(ways(anna).first).to_be_checked()
    expect(anna.page.locator(".variations .words")).not_to_be_empty()
    expect(anna.page.locator(".variations")).not_to_contain_text("⟦")
    assert out_of_reach(anna.page) == []


@only_in_full
def test_a_game_is_analysed_beside_its_replay(visit: Visit) -> None:
    anna = visit()
    analysis(anna)
    graph = anna.page.get_by_role("img", name=re.compile("^" + anna.says("analysis-chance")))
    expect(graph).to_be_visible()
    anna.page.get_by_text(anna.says("rp-table"), exact=True).click()
    expect(anna.page.get_by_role("row")).not_to_have_count(0)
    assert out_of_reach(anna.page) == []


@only_in_full
def test_an_analysis_can_be_stopped_and_started_otherwise(visit: Visit) -> None:
    anna = visit(viewport=PHONE)
    anna.go("/replay")
    anna.field("rp-open-choose").set_input_files(beginning(80))
    anna.page.get_by_role("tab", name=anna.says("rp-tab-analysis"), exact=True).click()
    anna.field("rp-analysis-effort-deep").check(force=True)
    anna.button("rp-analysis-start").click()
    expect(anna.page.get_by_role("progressbar")).to_be_visible()
    assert out_of_reach(anna.page) == []
    anna.button("rp-analysis-stop").click()
    expect(anna.field("rp-analysis-effort-deep")).to_be_checked()
    expect(anna.button("rp-analysis-start")).to_be_enabled()


@only_in_full
def test_a_turning_point_leads_to_the_better_move(visit: Visit) -> None:
    anna = visit()
    anna.set_name("Anna")
    source = {"record": RECORD.read_text("utf-8"), "entry": ENTRIES - 1}
    table = anna.ask("POST", "/tables", {"from": source, "seats": [ME, ME]})["id"]
    seat = anna.ask("GET", f"/tables/{table}/state")["actors"][0]
    legal = anna.ask("GET", f"/tables/{table}/legal?seat={seat}")
    act = {"seat": seat, "version": legal["version"], "do": legal["legal"][0]}
    anna.ask("POST", f"/tables/{table}/act", act)
    anna.go(f"/r/{table}")
    anna.page.get_by_role("tab", name=anna.says("rp-tab-analysis"), exact=True).click()
    anna.field("rp-analysis-effort-quick").check(force=True)
    anna.button("rp-analysis-start").click()
    worst = anna.button("rp-analysis-worst").first
    worst.click(timeout=1_200_000)
    expect(ways(anna)).to_have_count(2)
    expect(ways(anna).first).to_have_accessible_name(re.compile(anna.says("rp-analysis-better")))
    expect(board(anna).locator(".variation")).to_have_count(1)
