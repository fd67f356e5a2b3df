"""The tutorial of each game, from the home page to its end and beyond."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser import FULL, carcassonne, only_in_full
from tests.browser.chromium import DESK, PHONE
from tests.browser.conftest import Visit
from tests.browser.guide import CarcassonneNewcomer, Guide, KeyflowerNewcomer, begin
from tests.browser.looks import cramped, out_of_reach


def titles(guide: Guide, game: str, *names: str) -> set[str]:
    return {guide.visitor.says(f"guide-{game}-{name}-title", bot=guide.bot) for name in names}


@only_in_full
@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_carcassonne_is_learnt_by_doing(visit: Visit, viewport: Any) -> None:
    guide = begin(visit(viewport=viewport), "carcassonne")
    shown = set(guide.follow(CarcassonneNewcomer(guide).decide))
    certain = ("welcome", "tile", "thief", "city", "knight", "cloister", "monk", "farmer", "end")
    assert titles(guide, "carcassonne", *certain) <= shown
    guide.press("guide-play-on").click()
    expect(guide.band).to_be_hidden()


TAUGHT = {
    "bids": "welcome bid bid_workers colours rival outbid overbid use bring home upgrade flip pass"
    " boat village bids_end",
    "villages": "villages_welcome winter own outbid skills transport carry flip boat villages_end",
    "winter": "winter_welcome winter_choice winter_tiles winter_order outbid winter_boat"
    " winter_village winter_end",
}


@only_in_full
@pytest.mark.parametrize("chapter", TAUGHT)
def test_keyflower_is_learnt_by_doing(visit: Visit, chapter: str) -> None:
    """On a phone; the tests that follow play on a desktop, too."""
    guide = begin(visit(viewport=PHONE), "keyflower", chapter)
    height = guide.height
    shown = set(guide.follow(KeyflowerNewcomer(guide, chapter).decide))
    assert titles(guide, "keyflower", *TAUGHT[chapter].split()) - shown == set()
    expect(guide.band).to_have_js_property("offsetHeight", height)
    has_next = chapter != "winter"
    expect(guide.press("guide-next-chapter")).to_have_count(int(has_next))
    expect(guide.press("guide-play-on")).to_have_count(int(has_next))
    if chapter == "bids":
        the_next_chapter_is_one_click_away_and_remembered(guide)


def the_next_chapter_is_one_click_away_and_remembered(guide: Guide) -> None:
    visitor = guide.visitor
    first = visitor.page.url
    guide.press("guide-next-chapter").click()
    expect(guide.title).to_have_text(visitor.says("guide-keyflower-villages_welcome-title"))
    assert visitor.page.url != first
    visitor.go("/learn/keyflower/first")
    expect(visitor.page.get_by_text(visitor.says("guide-chapter-done"))).to_have_count(1)
    expect(visitor.page.locator('input[value="villages"]')).to_be_checked()


ROOM_ABOVE_WORKERS = """bands => bands.flatMap(band =>
    [...document.querySelectorAll('[data-guide="workers"]')]
    .map(picker => picker.getBoundingClientRect())
    .filter(picker => picker.height > 0)
    .map(picker => picker.top - band.getBoundingClientRect().bottom))"""


@only_in_full
def test_a_bid_has_room_on_a_phone_where_sentences_are_long(visit: Visit) -> None:
    guide = begin(visit(viewport=PHONE, language="ru"), "keyflower", "bids")
    newcomer = KeyflowerNewcomer(guide, "bids")
    rooms: list[float] = []

    def decide() -> None:
        newcomer.decide()
        rooms.extend(guide.band.evaluate_all(ROOM_ABOVE_WORKERS))

    guide.follow(decide)
    assert rooms and min(rooms) >= 0


@only_in_full
@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_a_long_text_scrolls_and_the_table_stays_where_it_is(visit: Visit, viewport: Any) -> None:
    guide = begin(visit(viewport=viewport), "carcassonne")
    text = guide.band.locator(".text")
    expect(text).not_to_have_attribute("tabindex", "0")
    before = guide.band.bounding_box()
    text.locator("p").last.evaluate("p => p.textContent = 'a long text '.repeat(90)")
    expect(text).to_have_attribute("tabindex", "0")
    assert guide.band.bounding_box() == before
    text.focus()
    guide.page.keyboard.press("End")
    expect(text).not_to_have_class(re.compile(r"\bmore\b"))
    assert out_of_reach(guide.page) == []


@only_in_full
def test_something_else_is_noticed_and_the_lesson_goes_on(visit: Visit) -> None:
    guide = begin(visit(), "keyflower", "bids")
    newcomer = KeyflowerNewcomer(guide, "bids")
    guide.press("guide-next").click()
    newcomer.do({"pass": True})
    said = guide.band.locator(".instead")
    expect(said).to_have_text(guide.visitor.says("guide-keyflower-instead_pass", bot=guide.bot))
    shown = set(guide.follow(newcomer.decide))
    assert titles(guide, "keyflower", "boat", "bids_end") <= shown


@only_in_full
def test_a_turn_that_is_undone_is_explained_again(visit: Visit) -> None:
    guide = begin(visit(), "keyflower", "bids")
    seat = KeyflowerNewcomer(guide, "bids").seat
    guide.press("guide-next").click()
    first = guide.title.inner_text()
    seat.do({"bid": "miner"})
    expect(guide.title).to_have_text(
        guide.visitor.says("guide-keyflower-bid_workers-title", bot=guide.bot)
    )
    guide.page.keyboard.press("Escape")
    expect(guide.title).to_have_text(first)


@only_in_full
def test_after_the_lesson_the_game_goes_on_to_its_end(visit: Visit) -> None:
    guide = begin(visit(), "carcassonne")
    guide.press("guide-leave").click()
    guide.press("guide-play-on").click()
    expect(guide.band).to_be_hidden()
    seat = carcassonne.Seat(guide.visitor)
    while seat.wait_for_turn():
        seat.play_a_turn()
    expect(seat.result).to_be_visible()


@pytest.mark.parametrize("game", ["carcassonne", "keyflower"] if FULL else ["keyflower"])
def test_the_band_can_be_read_back_left_and_stayed_with(visit: Visit, game: str) -> None:
    guide = begin(visit(viewport=PHONE), game)
    first = guide.title.inner_text()
    guide.press("guide-next").click()
    expect(guide.title).not_to_have_text(first)
    guide.press("guide-back").click()
    expect(guide.title).to_have_text(first)
    guide.press("guide-next").click()
    guide.press("guide-leave").click()
    expect(guide.title).to_have_text(guide.visitor.says("guide-leaving-title"))
    guide.press("guide-stay").click()
    expect(guide.title).not_to_have_text(guide.visitor.says("guide-leaving-title"))


@only_in_full
def test_a_lesson_left_stays_left_and_one_that_goes_on_goes_on(visit: Visit) -> None:
    guide = begin(visit(), "carcassonne")
    guide.press("guide-next").click()
    second = guide.title.inner_text()
    guide.page.reload()
    expect(guide.title).to_have_text(second)
    guide.press("guide-leave").click()
    guide.press("guide-play-on").click()
    guide.page.reload()
    expect(carcassonne.Seat(guide.visitor).cells.first).to_be_visible()
    expect(guide.band).to_be_hidden()


@only_in_full
def test_the_lesson_can_be_read_by_keys_alone(visit: Visit) -> None:
    guide = begin(visit(), "carcassonne")
    first = guide.title.inner_text()
    guide.press("guide-next").focus()
    guide.page.keyboard.press("Enter")
    expect(guide.title).not_to_have_text(first)
    guide.page.keyboard.press("Tab")
    expect(guide.press("guide-back")).to_be_focused()


@only_in_full
def test_the_band_covers_nothing_that_it_points_at(visit: Visit) -> None:
    guide = begin(visit(viewport=PHONE), "carcassonne")
    guide.press("guide-next").click()
    box = guide.band.bounding_box()
    lit = guide.page.locator(".lit").bounding_box()
    assert box is not None and lit is not None
    assert box["y"] + box["height"] <= lit["y"]


@only_in_full
def test_everybody_can_reach_the_band(visit: Visit) -> None:
    guide = begin(visit(viewport=PHONE), "carcassonne")
    assert out_of_reach(guide.page) == []
    assert cramped(guide.page) == []
    guide.press("guide-leave").click()
    headline, button = guide.title.bounding_box(), guide.press("guide-stay").bounding_box()
    assert headline is not None and button is not None
    assert headline["y"] + headline["height"] <= button["y"]


@only_in_full
def test_who_only_looks_on_is_not_taught(visit: Visit) -> None:
    guide = begin(visit(), "carcassonne")
    other = visit()
    other.go(guide.page.url)
    expect(carcassonne.Seat(other).board).to_be_visible()
    expect(Guide(other).band).to_be_hidden()


@only_in_full
@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_the_table_stays_where_it_is_when_the_text_changes(visit: Visit, viewport: Any) -> None:
    visitor = visit(viewport=viewport)
    guide = begin(visitor, "keyflower", "bids")
    words = guide.band.locator(".text p").last
    heights = set()
    for name in ("welcome", "pass", "use_workers", "next_workers"):
        text = visitor.says(f"guide-keyflower-{name}", bot=guide.bot)
        words.evaluate("(p, text) => { p.textContent = text; }", text)
        heights.add(guide.height)
    assert len(heights) == 1
