"""Carcassonne at a glance: supplies, points on the board, the camera, moves shown once more."""

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from tests.browser import FULL, only_in_full
from tests.browser.carcassonne import Seat
from tests.browser.chromium import DESK, PHONE, SETTINGS, Visitor
from tests.browser.conftest import Visit
from tests.browser.tour import (
    GREEDY_BOT,
    ME,
    TILE_IN_HAND,
    TILES_LYING,
    dialog,
    table_from_record,
)

LAPTOP = {"width": 1280, "height": 800}


def sat_down(visitor: Visitor, entry: int = TILE_IN_HAND) -> tuple[Seat, str]:
    """A seat at a table in the middle of a game, against a bot."""
    visitor.set_name("Anna")
    table = table_from_record(visitor, entry, [ME, GREEDY_BOT])
    visitor.go(f"/t/{table}")
    seat = Seat(visitor)
    assert seat.wait_for_turn()
    return seat, table


def layer(seat: Seat) -> Locator:
    return seat.board.locator(".layer")


def unit(seat: Seat) -> float:
    """Pixels per tile."""
    return float(
        layer(seat).evaluate("layer => parseFloat(layer.style.getPropertyValue('--unit'))")
    )


# -- players' cards -------------------------------------------------------------------------------


@pytest.mark.parametrize("viewport", [DESK, PHONE] if FULL else [PHONE])
def test_every_card_says_how_many_followers_are_left(
    visit: Visit, viewport: dict[str, int]
) -> None:
    anna = visit(viewport=viewport)
    _, table = sat_down(anna)
    supply = anna.ask("GET", f"/tables/{table}/state?seat=0")["view"]["supply"]
    for number, followers in enumerate(supply):
        card = anna.page.locator(f'[data-guide="seat:{number}"]:visible')
        expect(card.get_by_text(anna.says("cc-supply", followers=followers))).to_be_attached()
        expect(card.get_by_text(str(followers), exact=True).first).to_be_visible()


def boxes(found: Locator) -> list[FloatRect]:
    every = [one.bounding_box() for one in found.all()]
    return [box for box in every if box is not None]


# -- the camera -----------------------------------------------------------------------------------


@only_in_full
def test_the_board_is_in_the_middle_again_after_a_panel_closed(visit: Visit) -> None:
    anna = visit(viewport=LAPTOP)
    seat, _ = sat_down(anna)
    before = layer(seat).get_attribute("style")
    anna.button("cc-points").click()
    panel = anna.page.get_by_role("complementary", name=anna.says("cc-points"))
    expect(panel).to_be_visible()
    assert layer(seat).get_attribute("style") != before
    panel.get_by_role("button", name=anna.says("cc-close")).click()
    expect(panel).to_be_hidden()
    assert layer(seat).get_attribute("style") == before


@only_in_full
def test_on_a_phone_the_board_is_large_enough_to_tap_on_ones_turn(visit: Visit) -> None:
    anna = visit(viewport=PHONE)
    seat, _ = sat_down(anna)
    near = unit(seat)
    assert near >= 44
    last = seat.tiles.nth(TILES_LYING - 1)
    expect(last).to_be_in_viewport()
    assert any(cell["x"] >= 0 and cell["x"] < PHONE["width"] for cell in boxes(seat.cells))
    anna.button("cc-fit").click()
    assert unit(seat) < near


# -- moves of bots --------------------------------------------------------------------------------


@only_in_full
def test_moves_of_bots_are_shown_one_after_the_other(visit: Visit) -> None:
    """The tile is seen before the follower, although the bot needs no time for either."""
    anna = visit(settings={"bots": "slow"})
    clock = anna.page.clock
    clock.install()
    seat, _ = sat_down(anna)
    seat.lay()
    clock.pause_at(anna.page.evaluate("Date.now() + 1000"))
    seat.follow(with_a_follower=False)
    expect(anna.button("web-bots-now")).to_be_visible()
    for _ in range(30):  # the tile comes after at most 2.6 s, the follower 0.9 s later
        if seat.tiles.count() == TILES_LYING + 2:
            break
        clock.run_for(100)
    expect(anna.text("cc-waits-follower", name=anna.says("bot-greedy"))).to_be_visible()
    clock.resume()
    assert seat.wait_for_turn()


@pytest.mark.parametrize("viewport", [LAPTOP, PHONE] if FULL else [PHONE])
def test_a_bots_first_move_waits_until_the_player_wants_to_see_it(
    visit: Visit, viewport: dict[str, int]
) -> None:
    """The page's clock stands still, so the move is never shown by itself."""
    anna = visit(viewport=viewport, settings={"bots": "normal"})
    clock = anna.page.clock
    clock.install()
    seat, _ = sat_down(anna)
    seat.lay()
    clock.pause_at(anna.page.evaluate("Date.now() + 1000"))
    seat.follow(with_a_follower=False)
    now = anna.button("web-bots-now")
    expect(now).to_be_visible()
    expect(anna.text("web-turn-bot", name=anna.says("bot-greedy"))).to_be_visible()
    expect(seat.tiles).to_have_count(TILES_LYING + 1)
    now.click()
    expect(seat.tiles).to_have_count(TILES_LYING + 2)
    clock.resume()
    assert seat.wait_for_turn()
    expect(now).to_be_hidden()


def test_the_last_moves_are_shown_again(visit: Visit) -> None:
    anna = visit()
    seat, _ = sat_down(anna)
    again = anna.button("web-again")
    seat.play_a_turn()
    assert seat.wait_for_turn()
    lying = seat.tiles.count()
    assert lying == TILES_LYING + 2
    anna.page.keyboard.press("a")
    expect(anna.text("web-again-shown")).to_be_visible()
    expect(seat.tiles).to_have_count(lying - 1)
    expect(seat.cells).to_have_count(0)  # nothing can be played meanwhile
    expect(seat.tiles).to_have_count(lying)
    expect(anna.text("web-again-shown")).to_be_hidden()
    expect(seat.cells.first).to_be_visible()
    again.click()
    expect(anna.text("web-again-shown")).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(anna.text("web-again-shown")).to_be_hidden()
    expect(seat.tiles).to_have_count(lying)


@only_in_full
def test_after_a_reload_the_last_moves_are_told_from_the_log(visit: Visit) -> None:
    anna = visit(settings={"bots": "slow"})
    seat, _ = sat_down(anna)
    seat.play_a_turn()
    assert seat.wait_for_turn()
    anna.page.reload()
    again = anna.button("web-again")
    expect(again).to_be_enabled()
    again.click()
    told = anna.page.locator(".recap").get_by_role("status")
    expect(told).to_contain_text(anna.says("bot-greedy"))
    expect(seat.board.locator(".lit")).not_to_have_count(0)
    expect(told).to_be_hidden()


FLYING = """() => document.getAnimations().some(({ effect }) =>
    effect.target?.matches('img.tile') &&
    effect.getKeyframes().some((frame) => 'translate' in frame))"""


@only_in_full
def test_tiles_of_others_fly_from_the_hand(visit: Visit) -> None:
    anna = visit(reduced_motion="no-preference", settings={"motion": "slow", "bots": "slow"})
    seat, _ = sat_down(anna)
    assert not anna.page.evaluate(FLYING)
    seat.play_a_turn()
    anna.page.wait_for_function(FLYING)
    assert seat.wait_for_turn()


@only_in_full
def test_nothing_flies_for_those_who_want_no_motion(visit: Visit) -> None:
    anna = visit(settings={"motion": "slow"})
    anna.go("/")
    expect(anna.page.locator(":root")).to_have_attribute("data-motion", "off")


@only_in_full
def test_speeds_are_chosen_in_the_settings(visit: Visit) -> None:
    anna = visit(reduced_motion="no-preference", settings={"bots": "normal"})
    anna.go("/")
    anna.button("web-settings").click()
    choices = dialog(anna, "web-settings")
    root = anna.page.locator(":root")
    expect(root).to_have_attribute("data-motion", "normal")
    speeds = choices.get_by_role("group", name=anna.says("web-motion"))
    speeds.get_by_text(anna.says("web-motion-slow"), exact=True).click()
    expect(root).to_have_attribute("data-motion", "slow")
    bots = choices.get_by_role("group", name=anna.says("web-bots"))
    bots.get_by_text(anna.says("web-bots-instant"), exact=True).click()
    stored = anna.page.evaluate(f"JSON.parse(localStorage.getItem('{SETTINGS}'))")
    assert (stored["motion"], stored["bots"]) == ("slow", "instant")
