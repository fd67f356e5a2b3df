"""What older browsers and touch screens lack, hidden from Chromium by scripts that run first."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from meeplewright.server.http.pages import page_folder
from tests.browser import only_in_full
from tests.browser.carcassonne import Seat
from tests.browser.chromium import PHONE, Visitor
from tests.browser.conftest import Visit
from tests.browser.pages import Home, NewTable
from tests.browser.test_learn import try_the_hole
from tests.browser.tour import GREEDY_BOT, ME, TILE_IN_HAND, table_from_record, waiting_room
from tests.words import rule_text, said

TURNABLE = 11  # of that record: seat 0 has a tile in hand that fits at (1,1) in three rotations

NO_FEATURES = "CSS.supports = () => false"
NO_POPOVERS = "delete HTMLElement.prototype.popover"
NO_CLIPBOARD = """
  Clipboard.prototype.writeText = () => Promise.reject(new Error("not allowed"));
  document.execCommand = () => false;
"""
# As in Safari before 18.2 and Firefox before 129: clicks do not know their pointer.
PLAIN_CLICKS = """
  const { get } = Object.getOwnPropertyDescriptor(PointerEvent.prototype, "pointerType");
  Object.defineProperty(PointerEvent.prototype, "pointerType", {
    get() { return this.type === "click" ? undefined : get.call(this); },
  });
"""
KEPT_CONTEXTS = """
  window.contexts = [];
  window.AudioContext = class extends AudioContext {
    constructor() { super(); contexts.push(this); }
  };
"""
SMALL_FIELDS = """(fields) => fields
  .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
  .map((field) => field.outerHTML)"""
FIELDS = "input:not([type=checkbox], [type=radio]), select, textarea"

# Whether the browser would show its menu after a long press.
LONG_PRESS = """(picture) => picture.dispatchEvent(new PointerEvent("contextmenu",
  { bubbles: true, cancelable: true, pointerType: "touch" }))"""


def at_table(visitor: Visitor, entry: int) -> Seat:
    visitor.set_name("Anna")
    visitor.go(f"/t/{table_from_record(visitor, entry, [ME, GREEDY_BOT])}")
    seat = Seat(visitor)
    assert seat.wait_for_turn()
    return seat


@only_in_full
@pytest.mark.parametrize("language", ["en", "hu", "nl", "ro", "ru"])
def test_a_browser_that_is_too_old_is_told_so(visit: Visit, language: str) -> None:
    anna = visit(language=language)
    anna.page.add_init_script(NO_FEATURES)
    anna.go("/")
    note = anna.page.locator("#old-browser")
    expect(note).to_contain_text("Safari 16.2")
    expect(note).to_have_attribute("lang", language)
    expect(note).to_have_attribute("role", "alert")


@only_in_full
def test_a_new_browser_is_not(visit: Visit) -> None:
    anna = visit()
    Home(anna).open()
    anna.page.wait_for_load_state("load")
    expect(anna.page.locator("#old-browser")).to_have_count(0)


def test_the_styles_are_built_for_old_browsers() -> None:
    styles = [path.read_text("utf-8") for path in Path(page_folder(), "assets").glob("*.css")]
    assert any("color-mix(" in style for style in styles)
    assert not [style for style in styles if "light-dark(" in style]


@only_in_full
def test_sound_wakes_by_touch(visit: Visit) -> None:
    anna = visit(viewport=PHONE)
    anna.page.add_init_script(KEPT_CONTEXTS)
    Home(anna).open()
    anna.page.get_by_role("heading").first.tap()
    anna.page.wait_for_function("contexts.length === 1 && contexts[0].state === 'running'")


def test_a_tap_shows_a_tile_that_can_be_rotated_before_it_is_placed(visit: Visit) -> None:
    """Also without confirmation, and if the click does not know that a finger made it."""
    anna = visit(viewport=PHONE, settings={"confirm": False})
    anna.page.add_init_script(PLAIN_CLICKS)
    seat = at_table(anna, TURNABLE)
    ways = "|".join(said("cc-cell", ways=ways).pattern for ways in (2, 3, 4))
    seat.board.get_by_role("button", name=re.compile(ways)).first.tap()
    expect(seat.do("cc-lay")).to_be_visible()
    seat.do("cc-lay").tap()
    expect(seat.do("cc-lay")).to_be_hidden()


@only_in_full
def test_a_rule_is_shown_without_popovers(visit: Visit) -> None:
    anna = visit()
    anna.page.add_init_script(NO_POPOVERS)
    seat = at_table(anna, TILE_IN_HAND)
    try_the_hole(seat)
    rule = anna.says("learn-rule", rule="CA 4.2")
    shown = anna.page.get_by_role("dialog", name=rule)
    expect(shown).to_be_hidden()
    link = seat.to_do.get_by_role("button", name=rule)
    link.click()
    expect(shown).to_contain_text(rule_text("carcassonne", "tile-fits"))
    expect(shown.get_by_role("link", name=anna.says("learn-all-rules"))).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(shown).to_be_hidden()
    expect(link).to_be_focused()


@only_in_full
def test_a_failed_copy_is_not_called_copied(visit: Visit) -> None:
    anna = visit()
    anna.set_name("Anna")
    anna.page.add_init_script(NO_CLIPBOARD)
    waiting_room(anna)
    invitation = anna.says("web-invite-seat", number=2)
    anna.button("web-copy-what", what=invitation).click()
    expect(anna.text("web-copy-failed")).to_be_visible()
    expect(anna.text("web-copied")).to_have_count(0)
    expect(anna.field("web-invite-seat", number=2)).to_be_focused()


@only_in_full
def test_no_field_on_a_touch_screen_is_so_small_that_ios_zooms(visit: Visit) -> None:
    anna = visit(viewport=PHONE)
    Home(anna).open()
    fields = anna.page.locator(FIELDS)
    assert fields.count() > 0
    assert fields.evaluate_all(SMALL_FIELDS) == []
    NewTable(anna).open()
    assert fields.evaluate_all(SMALL_FIELDS) == []


@only_in_full
def test_a_long_press_on_a_tile_opens_no_menu_of_the_browser(visit: Visit) -> None:
    seat = at_table(visit(viewport=PHONE), TILE_IN_HAND)
    hand = seat.visitor.page.get_by_role("region", name=seat.visitor.says("cc-hand")).locator("img")
    assert not hand.first.evaluate(LONG_PRESS)
