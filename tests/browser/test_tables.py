"""At a table: against a bot, on a shared device, by keyboard only."""

import re
from random import Random

from playwright.sync_api import Page, expect

from tests.browser import only_in_full
from tests.browser.carcassonne import Seat
from tests.browser.chromium import PHONE, Visitor
from tests.browser.conftest import Visit
from tests.browser.pages import Home, NewTable
from tests.browser.tour import GREEDY_BOT, ME, TILE_IN_HAND, TILE_LAID, table_from_record
from tests.words import said


@only_in_full
def test_one_person_plays_against_a_bot_to_the_end(visit: Visit) -> None:
    """A new user starts with one click on the home page, on a phone."""
    anna = visit(viewport=PHONE)
    Home(anna).open().play_now.first.click()
    seat = Seat(anna, Random(3))
    turns = 0
    while seat.wait_for_turn():
        seat.play_a_turn()
        turns += 1
    assert turns >= 35
    expect(seat.result.get_by_text(anna.says("bot-casual"), exact=True).first).to_be_visible()


@only_in_full
def test_two_people_share_a_screen(visit: Visit) -> None:
    """The table is covered until the player to move uncovers it."""
    anna = visit()
    anna.set_name("Anna")
    new_table = NewTable(anna).open()
    new_table.seat_here(2, "Bea")
    new_table.begin()
    seat = Seat(anna)
    moved = []
    for _ in range(6):
        moved.append(take_the_device(anna))
        seat.play_a_turn()
    assert moved in (["Anna", "Bea"] * 3, ["Bea", "Anna"] * 3)


@only_in_full
def test_a_bot_gets_a_style(visit: Visit) -> None:
    """It keeps the style if another level is chosen, and the table shows it."""
    anna = visit()
    anna.set_name("Anna")
    new_table = NewTable(anna).open("carcassonne")
    expect(new_table.style(2)).to_have_count(0)
    new_table.seat_a_bot(2, "expert")
    expect(new_table.style(2)).to_have_value("")
    new_table.style(2).select_option("farmer")
    new_table.seat_a_bot(2, "club")
    expect(new_table.style(2)).to_have_value("farmer")
    about = anna.says("style-carcassonne-farmer-more")
    expect(anna.page.get_by_text(about)).to_be_visible()
    new_table.begin()
    style = anna.says("style-carcassonne-farmer")
    expect(anna.page.get_by_text(anna.says("web-seat-bot-style", style=style))).to_be_visible()


@only_in_full
def test_a_printed_rulebook_sets_the_options_of_a_table(visit: Visit) -> None:
    """An option chosen by hand makes it one's own choice. No numbers of rules are shown."""
    anna = visit()
    new_table = NewTable(anna).open("keyflower")
    new_table.unfold_rules()
    expect(new_table.preset).to_have_value("default")
    new_table.preset.select_option("russian")
    expect(new_table.option("key_market", 3)).to_be_checked()
    expect(new_table.option("road_loop", "tiles")).to_be_checked()
    expect(new_table.option("purple_worker", "holder")).to_be_checked()
    new_table.option("purple_worker", "winner").check(force=True)
    chosen = new_table.preset.locator("option:checked")
    expect(chosen).to_have_text(re.compile(re.escape(anna.says("web-preset-own")), re.IGNORECASE))
    new_table.preset.select_option("dutch")
    expect(new_table.preset).to_have_value("dutch")
    expect(new_table.option("key_market", 2)).to_be_checked()
    expect(anna.page.get_by_text(re.compile(r"\bKF O\d"))).to_have_count(0)


def take_the_device(visitor: Visitor) -> str:
    """The player who is asked for uncovers the table. Return their name."""
    cover = visitor.page.get_by_role("dialog", name=said("web-pass-to"))
    expect(cover).to_be_visible()
    name = (
        cover.get_by_role("heading").inner_text().removeprefix(visitor.says("web-pass-to", name=""))
    )
    visitor.button("web-pass-ready", name=name).click()
    expect(cover).to_be_hidden()
    return name


@only_in_full
def test_a_whole_visit_by_keys_alone(visit: Visit) -> None:
    """From the home page to the fifth turn against a bot without a mouse."""
    anna = visit()
    anna.set_name("Anna")
    Home(anna).open()
    press_until(anna.page, "Tab", anna.says("web-play-now"))
    anna.page.keyboard.press("Enter")
    seat = Seat(anna)
    for turn in range(5):
        assert seat.wait_for_turn()
        if turn == 0:
            press_until(anna.page, "Tab", r"^Column ")
        lay_by_keys(seat, turn)
        follow_by_keys(seat, turn)


FOCUSED = """() => {
  const one = document.activeElement;
  return one === document.body ? "" : (one.ariaLabel ?? one.innerText);
}"""


def focused(page: Page) -> str:
    """What a screen reader says about the focused element."""
    return str(page.evaluate(FOCUSED))


def press_until(page: Page, key: str, name: str, most: int = 60) -> None:
    """Press a key until something with this name has the focus."""
    for _ in range(most):
        if re.search(name, focused(page)):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{most} times {key}, and no {name!r}: {focused(page)!r}")


def lay_by_keys(seat: Seat, turn: int) -> None:
    """Arrows move to another cell, R rotates the tile, Enter chooses the cell. If several rotations
    fit, Enter places it then.
    """
    keyboard, before = seat.visitor.page.keyboard, seat.tiles.count()
    page = seat.visitor.page
    page.wait_for_function("() => document.activeElement.ariaLabel?.startsWith('Column ')")
    for key in ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "r"][: turn + 1]:
        keyboard.press(key)
    keyboard.press("Enter")
    expect(seat.do("cc-lay").or_(seat.confirm)).to_be_visible()
    if seat.do("cc-lay").is_visible():
        keyboard.press("Enter")
    expect(seat.tiles).to_have_count(before + 1)


def follow_by_keys(seat: Seat, turn: int) -> None:
    """Every other turn a follower on the first spot, otherwise none."""
    keyboard = seat.visitor.page.keyboard
    expect(seat.confirm).to_be_visible()
    if turn % 2 == 0 and seat.spots.count() > 0:
        keyboard.press("1")
        expect(seat.spots.first).to_have_attribute("aria-pressed", "true")
    elif seat.spots.count() > 0:
        keyboard.press("s")
        expect(seat.spots).to_have_count(0)
    expect(seat.confirm).to_be_enabled()
    press_until(seat.visitor.page, "Tab", seat.visitor.says("web-confirm-turn"))
    keyboard.press("Enter")
    expect(seat.confirm).to_be_hidden()


@only_in_full
def test_a_tile_is_taken_back_before_the_follower(visit: Visit) -> None:
    """One step at a time: the follower's spot, then the tile."""
    anna = visit()
    anna.set_name("Anna")
    anna.go(f"/t/{table_from_record(anna, TILE_IN_HAND, [ME, GREEDY_BOT])}")
    seat = Seat(anna)
    assert seat.wait_for_turn()
    before = seat.tiles.count()
    seat.lay()
    expect(seat.tiles).to_have_count(before + 1)
    seat.do("cc-take-back").click()
    expect(seat.tiles).to_have_count(before)
    expect(seat.cells.first).to_be_visible()


@only_in_full
def test_a_follower_is_chosen_on_the_tile_itself(visit: Visit) -> None:
    """Escape clears the choice; a farmer always needs confirmation."""
    anna = visit()
    anna.set_name("Anna")
    anna.go(f"/t/{table_from_record(anna, TILE_LAID, [ME, GREEDY_BOT])}")
    seat = Seat(anna)
    knight = seat.to_do.get_by_role("button", name=re.compile(anna.says("cc-role-city")))
    knight.click()
    expect(knight).to_have_attribute("aria-pressed", "true")
    anna.page.keyboard.press("Escape")
    expect(knight).to_have_attribute("aria-pressed", "false")
    knight.click()
    seat.confirm.click()
    expect(seat.do("cc-pass")).to_be_hidden()


@only_in_full
def test_nothing_stays_lit_of_a_history_that_was_closed(visit: Visit) -> None:
    """On a phone the log covers the table; a line that was touched highlights its tile."""
    anna = visit(viewport=PHONE)
    anna.set_name("Anna")
    anna.go(f"/t/{table_from_record(anna, TILE_LAID, [ME, GREEDY_BOT])}")
    seat = Seat(anna)
    expect(seat.board).to_be_visible()
    tab = anna.page.get_by_role("tab", name=anna.says("web-tab-history"))
    tab.tap()
    lines = anna.page.get_by_role("group", name=anna.says("web-history"), exact=True)
    line = lines.locator("button[aria-pressed]").last
    line.tap()
    expect(line).to_have_attribute("aria-pressed", "true")
    lit = seat.board.locator(".lit")
    expect(lit).not_to_have_count(0)
    tab.tap()
    expect(lines).to_be_hidden()
    expect(lit).to_have_count(0)


@only_in_full
def test_no_follower_is_confirmed_like_every_other_choice(visit: Visit) -> None:
    anna = visit()
    anna.set_name("Anna")
    anna.go(f"/t/{table_from_record(anna, TILE_LAID, [ME, GREEDY_BOT])}")
    seat = Seat(anna)
    seat.do("cc-pass").click()
    expect(seat.do("cc-pass")).to_be_hidden()
    expect(seat.confirm).to_be_enabled()
    seat.do("cc-take-back").click()
    expect(seat.do("cc-pass")).to_be_visible()
    seat.follow(with_a_follower=False)
