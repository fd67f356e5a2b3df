"""Learning to play: the rules can be found, read, searched, and opened from refusals."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from meeplewright.locales import languages
from tests.browser import only_in_full
from tests.browser.carcassonne import Seat
from tests.browser.chromium import PHONE, Visitor
from tests.browser.conftest import Visit
from tests.browser.looks import cramped, out_of_reach, untranslated
from tests.browser.tour import GREEDY_BOT, ME, TILE_IN_HAND, table_from_record
from tests.words import rule_text

RULES = "/learn/carcassonne"


def paragraph(visitor: Visitor, rule: str) -> Locator:
    number = visitor.page.locator(f"[id='{rule.replace(' ', '-')}']")
    return visitor.page.locator("article").filter(has=number)


@only_in_full
@pytest.mark.parametrize("language", languages())
def test_the_rules_speak_every_language_and_fit_on_a_phone(visit: Visit, language: str) -> None:
    visitor = visit(language=language, viewport=PHONE)
    visitor.go(RULES)
    expect(paragraph(visitor, "CA 4.2").get_by_role("figure")).to_have_count(3)
    assert untranslated(visitor) + cramped(visitor.page) == []


@only_in_full
@pytest.mark.parametrize("language", languages())
def test_the_rules_have_notes_a_table_and_a_legend(visit: Visit, language: str) -> None:
    visitor = visit(language=language, viewport=PHONE)
    visitor.go("/learn/keyflower")
    note = paragraph(visitor, "KF F11" if language != "en" else "KF F9").get_by_role("note")
    expect(note).to_have_accessible_name(visitor.says("learn-note"))
    winter = visitor.page.locator("#scoring-winter")
    expect(winter.get_by_role("listitem")).to_have_count(12)
    expect(winter).to_contain_text(visitor.says("tile-key_market"))
    expect(visitor.page.locator("#icons-things").get_by_role("figure")).to_have_count(8)
    assert untranslated(visitor) + cramped(visitor.page) + out_of_reach(visitor.page) == []


@only_in_full
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_rules_keep_nobody_out(visit: Visit, theme: str) -> None:
    visitor = visit(color_scheme=theme)
    visitor.go(f"{RULES}#CA-11.5")
    expect(paragraph(visitor, "CA 11.5")).to_have_attribute("aria-current", "location")
    assert out_of_reach(visitor.page) == []


def test_a_number_in_the_address_leads_to_its_paragraph(visit: Visit) -> None:
    visitor = visit()
    visitor.go(f"{RULES}#CA-5.6")
    found = paragraph(visitor, "CA 5.6")
    expect(found).to_have_attribute("aria-current", "location")
    expect(found).to_be_in_viewport()
    expect(found).to_be_focused()
    found.get_by_role("link", name="CA 8.1", exact=True).click()
    expect(paragraph(visitor, "CA 8.1")).to_have_attribute("aria-current", "location")
    expect(paragraph(visitor, "CA 8.1")).to_be_in_viewport()
    expect(found).not_to_have_attribute("aria-current", "location")


@only_in_full
def test_a_word_is_looked_for_in_the_rules(visit: Visit) -> None:
    visitor = visit(language="hu")
    visitor.go(RULES)
    everything = visitor.page.locator("article")
    expect(everything.first).to_be_visible()
    all_of_them = everything.count()
    visitor.field("learn-search").fill("CIMER")
    expect(visitor.page.locator("mark").first).to_have_text(re.compile("^címer$"))
    assert 0 < everything.count() < all_of_them
    visitor.field("learn-search").fill("qwerty")
    expect(visitor.text("learn-found-none")).to_be_visible()
    visitor.field("learn-search").fill("")
    expect(everything).to_have_count(all_of_them)


@only_in_full
def test_the_language_of_the_rules_can_be_changed(visit: Visit) -> None:
    visitor = visit()
    visitor.go(f"{RULES}#CA-7.4")
    expect(paragraph(visitor, "CA 7.4")).to_contain_text("Cloister:")
    visitor.page.get_by_role("combobox").first.select_option("nl")
    expect(paragraph(visitor, "CA 7.4")).to_contain_text("Klooster:")
    expect(paragraph(visitor, "CA 7.4")).to_have_attribute("aria-current", "location")


@only_in_full
def test_why_not_shows_the_rule_and_does_not_leave_the_table(visit: Visit) -> None:
    anna = visit()
    anna.set_name("Anna")
    anna.go(f"/t/{table_from_record(anna, TILE_IN_HAND, [ME, GREEDY_BOT])}")
    seat = Seat(anna)
    assert seat.wait_for_turn()
    try_the_hole(seat)
    link = seat.to_do.get_by_role("button", name=anna.says("learn-rule", rule="CA 4.2"))
    link.click()
    shown = anna.page.get_by_role("dialog", name=anna.says("learn-rule", rule="CA 4.2"))
    expect(shown).to_contain_text(rule_text("carcassonne", "tile-fits"))
    expect(shown.get_by_role("figure")).to_have_count(3)
    whole = shown.get_by_role("link", name=anna.says("learn-all-rules"))
    assert whole.get_attribute("href") == "/learn/carcassonne#CA-4.2"
    assert out_of_reach(anna.page) == []
    anna.page.keyboard.press("Escape")
    expect(shown).not_to_be_visible()
    expect(link).to_be_focused()
    expect(seat.board).to_be_visible()


def try_the_hole(seat: Seat) -> None:
    """Tap the hole at (2,1), where the tile in hand does not fit."""
    beside = seat.board.get_by_role("img", name=re.compile(r", column \+?1, row \+?1$"))
    box = beside.bounding_box()
    assert box is not None
    middle = box["y"] + box["height"] / 2
    seat.visitor.page.mouse.click(box["x"] + 1.5 * box["width"], middle)
