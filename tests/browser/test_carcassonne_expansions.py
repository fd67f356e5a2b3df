"""Carcassonne with its expansions: the new-table form, the river, figures, second tiles, goods."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import FULL
from tests.browser.carcassonne import Seat
from tests.browser.chromium import DESK, PHONE, Visitor
from tests.browser.conftest import Visit
from tests.browser.expansions import (
    Script,
    before_the_builder,
    before_the_goods,
    before_the_pig,
    before_the_second_tile,
)
from tests.browser.pages import NewTable
from tests.browser.tour import AIDS, GREEDY_BOT, ME

BOTH = pytest.mark.parametrize("viewport", [DESK, PHONE] if FULL else [PHONE])
EXPANSIONS = ("river", "inns_and_cathedrals", "traders_and_builders")


def sat_down(visitor: Visitor, script: Script) -> Seat:
    """Seat 0 of a table that continues this game against a bot."""
    visitor.set_name("Anna")
    source = {"record": script.record, "entry": script.entry}
    wish = {"from": source, "seats": [ME, GREEDY_BOT], "aids": AIDS}
    visitor.go(f"/t/{visitor.ask('POST', '/tables', wish)['id']}")
    seat = Seat(visitor)
    assert seat.wait_for_turn()
    return seat


def cell(seat: Seat, x: int, y: int, gives_second: bool = False) -> Locator:
    """A cell where the tile fits in one rotation."""
    visitor = seat.visitor
    name = visitor.says("cc-cell", x=str(x), y=str(y), ways=1)
    if gives_second:
        name = visitor.says("cc-cell-second", cell=name)
    return seat.board.get_by_role("button", name=name, exact=True)


def lay(seat: Seat, at: Locator) -> None:
    seat.visitor.button("cc-fit").click()
    at.click()
    expect(seat.confirm).to_be_visible()


def put(seat: Seat, figure: str) -> None:
    """Place this kind of figure on its first spot, and end the turn."""
    seat.figure(figure).click()
    expect(seat.figure(figure)).to_have_attribute("aria-checked", "true")
    seat.spots.first.click()
    seat.confirm.click()
    expect(annas(seat, figure)).to_have_count(1)


def annas(seat: Seat, figure: str) -> Locator:
    """Anna's figures of this kind on the board; the bot may have placed one, too."""
    return seat.board.locator(f'[data-figure="{figure}"][aria-label*="Anna"]')


def card(seat: Seat, number: int) -> Locator:
    """A player's card."""
    return seat.visitor.page.locator(f'[data-guide="seat:{number}"]:visible')


def title(visitor: Visitor) -> Locator:
    """What is played, in the bar above the table; on a phone for screen readers."""
    return visitor.page.get_by_role("heading", level=1)


def assert_named(card: Locator) -> None:
    """A card shows its player's name, or as much of it as there is room for."""
    name, whole = card.locator(".name").bounding_box(), card.bounding_box()
    assert name is not None and whole is not None
    assert name["width"] >= 40 and name["height"] >= 10
    assert whole["x"] <= name["x"] and name["x"] + name["width"] <= whole["x"] + whole["width"]


# -- a new table ----------------------------------------------------------------------------------


@BOTH
def test_six_players_with_all_expansions_begin_with_the_river(
    visit: Visit, viewport: dict[str, int]
) -> None:
    anna = visit(viewport=viewport)
    anna.set_name("Anna")
    table = NewTable(anna).open("carcassonne")
    expect(table.how_many(5)).to_have_count(1)
    expect(table.how_many(6)).to_have_count(0)
    for name in EXPANSIONS:
        table.expansion(name).check()
    table.how_many(6).press("Space")
    for number in range(2, 7):
        table.seat_a_bot(number, "novice")
    table.unfold_rules()
    expect(table.option("river_turns", "alternate")).to_be_visible()
    table.begin()
    seat = Seat(anna)
    assert seat.wait_for_turn()
    expect(seat.cells).to_have_count(1)
    end = anna.says("cc-river-end")
    expect(seat.board.get_by_role("img", name=end, exact=True)).to_be_visible()
    seat.play_a_turn()
    cards = anna.page.locator('[data-guide^="seat:"]:visible')
    expect(cards).to_have_count(6)
    for number in range(6):
        assert_named(cards.nth(number))
    for name in EXPANSIONS:
        expect(title(anna)).to_contain_text(anna.says(f"option-expansions-{name}"))


def test_the_home_page_says_how_many_can_play(visit: Visit) -> None:
    anna = visit()
    anna.go("/")
    inns = anna.says("option-expansions-inns_and_cathedrals")
    expect(anna.text("web-players-more", range="2–5", most=6, sets=inns)).to_be_visible()
    expect(anna.text("web-players-range", range="2–6")).to_be_visible()  # Keyflower


def test_a_game_with_expansions_is_not_rated(visit: Visit) -> None:
    anna = visit()
    anna.set_name("Anna")
    table = NewTable(anna).open("carcassonne")
    anna.page.get_by_label(anna.says("web-clock-days"), exact=True).check(force=True)
    rated = anna.page.get_by_role("switch", name=re.compile(f"^{anna.says('web-rated')} "))
    rated.check()
    table.expansion("river").check()
    expect(rated).to_have_count(0)
    expect(anna.text("web-rated-options")).to_be_visible()
    table.seat_a_bot(2, "casual")
    table.begin()
    assert Seat(anna).wait_for_turn()
    made = anna.ask("GET", f"/tables/{anna.page.url.rpartition('/')[2]}")
    assert made["options"]["expansions"] == "river" and not made["rated"]


def test_without_the_sixth_colour_the_sixth_seat_goes(visit: Visit) -> None:
    anna = visit()
    anna.set_name("Anna")
    table = NewTable(anna).open("carcassonne")
    table.expansion("inns_and_cathedrals").check()
    table.how_many(6).press("Space")
    expect(anna.field("web-seat-number", number=6)).to_be_visible()
    table.expansion("inns_and_cathedrals").uncheck()
    expect(anna.field("web-seat-number", number=6)).to_have_count(0)
    expect(table.how_many(5)).to_be_checked()
    table.unfold_rules()
    expect(table.option("river_turns", "alternate")).to_have_count(0)


# -- figures --------------------------------------------------------------------------------------


@BOTH
def test_a_builder_joins_its_follower(visit: Visit, viewport: dict[str, int]) -> None:
    anna = visit(viewport=viewport)
    seat = sat_down(anna, before_the_builder())
    lay(seat, cell(seat, 2, 0))
    seat.figure("pig").click(force=True)  # it says why not
    expect(seat.to_do).to_contain_text(anna.says("why-pig-needs-farmer")[1:])
    put(seat, "builder")
    supply = card(seat, 0).get_by_role("img", name=anna.says("cc-supply-builder", left=0))
    expect(supply).to_be_attached()


@BOTH
def test_a_builder_gives_a_second_tile(visit: Visit, viewport: dict[str, int]) -> None:
    anna = visit(viewport=viewport)
    seat = sat_down(anna, before_the_second_tile())
    expect(anna.text("cc-second-cells")).to_be_visible()
    gives = cell(seat, 3, 0, gives_second=True)
    expect(gives).to_have_attribute("title", anna.says("cc-second-here"))
    lay(seat, gives)
    expect(anna.text("cc-second-cells")).to_have_count(0)
    expect(anna.text("cc-second-due")).to_be_visible()
    seat.no_figure.click()
    seat.confirm.click()
    expect(anna.text("cc-second-hint")).to_be_visible()
    expect(anna.text("cc-second-tile").locator("visible=true").first).to_be_visible()
    seat.play_a_turn()
    assert seat.wait_for_turn()
    expect(anna.text("cc-second-hint")).to_have_count(0)


@BOTH
def test_a_pig_joins_its_farmer(visit: Visit, viewport: dict[str, int]) -> None:
    anna = visit(viewport=viewport)
    seat = sat_down(anna, before_the_pig())
    lay(seat, cell(seat, 1, 2))
    put(seat, "pig")
    assert seat.wait_for_turn()
    about = {"figure": "pig", "role": "field", "x": "1", "y": "2"}
    name = anna.says("cc-figure-at", name="Anna", **about)
    seat.board.get_by_role("button", name=name, exact=True).focus()
    expect(anna.text("cc-pig-counted")).to_be_visible()
    expect(anna.text("cc-worth-at-end-pig")).to_be_visible()


def test_a_big_follower_is_placed_by_keys(visit: Visit) -> None:
    anna = visit()
    seat = sat_down(anna, before_the_builder())
    lay(seat, cell(seat, 2, 0))
    anna.page.keyboard.press("g")
    expect(seat.figure("big")).to_have_attribute("aria-checked", "true")
    anna.page.keyboard.press("1")
    expect(seat.confirm).to_be_enabled()
    anna.page.keyboard.press("Enter")
    expect(annas(seat, "big")).to_have_attribute(
        "aria-label",
        anna.says("cc-figure-at", name="Anna", figure="big", role="field", x="2", y="0"),
    )


# -- goods, inns, remaining tiles -----------------------------------------------------------------


@BOTH
def test_goods_are_shown_with_the_most(visit: Visit, viewport: dict[str, int]) -> None:
    anna = visit(viewport=viewport)
    seat = sat_down(anna, before_the_goods())
    lay(seat, cell(seat, 1, 1))
    seat.no_figure.click()
    seat.confirm.click()
    words = anna.says("cc-goods-most", goods="grain", tokens=1)
    expect(card(seat, 0).get_by_text(words, exact=True)).to_be_attached()
    expect(card(seat, 1).get_by_text(words, exact=True)).to_have_count(0)


def test_a_road_with_an_inn_says_what_it_is_worth(visit: Visit) -> None:
    anna = visit()
    seat = sat_down(anna, before_the_second_tile())
    about = {"figure": "builder", "role": "road", "x": "2", "y": "0"}
    name = anna.says("cc-figure-at", name="Anna", **about)
    seat.board.get_by_role("button", name=name, exact=True).focus()
    expect(anna.text("cc-inn")).to_be_visible()
    expect(anna.text("cc-builder-of", name="Anna")).to_be_visible()


@BOTH
def test_remaining_tiles_are_grouped_by_expansion(visit: Visit, viewport: dict[str, int]) -> None:
    anna = visit(viewport=viewport)
    sat_down(anna, before_the_goods())
    anna.page.keyboard.press("t")
    panel = anna.page.get_by_role("complementary", name=anna.says("cc-tiles"))
    names = ("cc-set-base", *[f"option-expansions-{name}" for name in EXPANSIONS[1:]])
    for name in names:
        expect(panel.get_by_role("heading", name=anna.says(name), exact=True)).to_be_visible()
    river = anna.says("option-expansions-river")
    expect(panel.get_by_role("heading", name=river, exact=True)).to_have_count(0)
    tops = panel.get_by_role("listitem").evaluate_all("all => all.map((one) => one.offsetTop)")
    assert tops.count(tops[0]) >= 5, "tiles in a row"
