"""Keyflower by keyboard only: bids, boats, transport, building and the winter choice."""

import re

from playwright.sync_api import expect

from tests.browser import only_in_full
from tests.browser.conftest import Visit
from tests.browser.keyflower import Seat, has_done, table_at
from tests.browser.scenes import scene_with
from tests.browser.test_tables import focused, press_until
from tests.words import said

pytestmark = only_in_full


def sit_down(visit: Visit, kind: str) -> Seat:
    anna = visit()
    anna.set_name("Anna")
    scene = scene_with(kind)
    seat = Seat(anna, table_at(anna, scene), scene.seat).open()
    expect(anna.text("web-your-turn").first).to_be_visible()
    return seat


def test_a_bid_by_keys(visit: Visit) -> None:
    """Arrows move between tiles, B bids, a digit is the number of workers, X changes the colour."""
    seat, scene = sit_down(visit, "a first bid"), scene_with("a first bid")
    before, keyboard = seat.actions_taken(), seat.page.keyboard
    first = scene.view["auction"][0]["tile"]
    press_until(seat.page, "Tab", rf"^{seat.name(first)}")
    press_until(seat.page, "ArrowRight", rf"^{seat.name(scene.tile)}")
    keyboard.press("Enter")
    expect(seat.page.locator(".sheets").get_by_role("group")).to_be_visible()
    keyboard.press("b")
    expect(seat.workers).to_be_visible()
    group = scene.actions[1]["workers"]
    words = seat.visitor.says(f"amount-{group['colour']}", count=group["number"])
    wanted = seat.workers.get_by_role("button", name=words, exact=True)
    for _ in range(4):
        keyboard.press(str(group["number"]))
        if wanted.get_attribute("aria-pressed") == "true":
            break
        keyboard.press("x")
    press_until(seat.page, "Tab", r"^Bid with ")
    keyboard.press("Enter")
    has_done(seat, before, scene.actions)


def test_a_pass_and_a_take_back_by_keys(visit: Visit) -> None:
    seat = sit_down(visit, "a resource chosen")
    scene = scene_with("a resource chosen")
    before, keyboard = seat.actions_taken(), seat.page.keyboard
    press_until(seat.page, "Tab", rf"^{seat.name(scene.view['auction'][0]['tile'])}")
    press_until(seat.page, "ArrowRight", rf"^{seat.name(scene.tile)}")
    keyboard.press("Enter")
    expect(seat.page.locator(".sheets").get_by_role("group")).to_be_visible()
    keyboard.press("u")
    expect(seat.workers).to_be_visible()
    keyboard.press("Escape")
    expect(seat.workers).to_be_hidden()
    assert seat.actions_taken() == before
    keyboard.press("s")
    has_done(seat, before, ({"pass": True},))


def test_a_boat_by_keys(visit: Visit) -> None:
    seat, scene = sit_down(visit, "a boat chosen"), scene_with("a boat chosen")
    before = seat.actions_taken()
    press_until(seat.page, "Tab", rf"^{seat.name(scene.actions[0]['boat'])}:")
    seat.page.keyboard.press("Enter")
    press_until(seat.page, "Tab", seat.visitor.says("kft-take-boat"))
    seat.page.keyboard.press("Enter")
    has_done(seat, before, scene.actions)


def test_winter_tiles_by_keys(visit: Visit) -> None:
    seat, scene = sit_down(visit, "winter tiles chosen"), scene_with("winter tiles chosen")
    before, tile = seat.actions_taken(), scene.actions[0]["winter"][0]
    press_until(seat.page, "Tab", rf"^{seat.name(tile)}\n")
    seat.page.keyboard.press("Space")
    press_until(seat.page, "Tab", seat.visitor.says("kfv-winter-done", count=1))
    seat.page.keyboard.press("Enter")
    has_done(seat, before, ({"winter": [tile]},))


def test_carrying_by_keys(visit: Visit) -> None:
    """A resource that is picked up is moved to a tile within reach."""
    kind = "resources carried"
    anna = visit()
    anna.set_name("Anna")
    scene = scene_with(kind)
    seat = Seat(anna, table_at(anna, scene), scene.seat).open()
    for action in scene.actions[:2]:
        seat.do(action)
    before, step = seat.actions_taken(), scene.actions[2]["carry"]
    expect(seat.own_village.locator("[data-load]").first).to_be_visible()
    press_until(seat.page, "Tab", rf"{step['resource']} on {seat.name(step['from'])}", most=90)
    seat.page.keyboard.press("Enter")
    press_until(seat.page, "Tab", rf"^{seat.name(step['to'])}.*step")
    seat.page.keyboard.press("Enter")
    has_done(seat, before, scene.actions[2:3])
    press_until(seat.page, "Tab", finish_words(seat), most=90)
    seat.page.keyboard.press("Enter")
    has_done(seat, before, scene.actions[2:])


def test_a_village_by_keys(visit: Visit) -> None:
    """Pick a tile, choose a cell, rotate, place, until all tiles are placed."""
    seat, scene = sit_down(visit, "a village built"), scene_with("a village built")
    page, before = seat.page, len(seat.actions_taken())
    tiles = [action["pick"] for action in scene.actions if "pick" in action]
    for number, tile in enumerate(tiles, 1):
        expect(page.locator("[data-pick]")).to_have_count(len(tiles) - number + 1)
        if "pick" not in seat.actions_taken()[-1] or len(seat.actions_taken()) == before:
            press_until(page, "Tab", rf"^{seat.name(tile)}$", most=90)
            page.keyboard.press("Enter")
        page.locator("[data-cell]").first.wait_for()
        press_until(page, "Tab", f"^{said('kfv-beside').pattern}", most=90)
        page.keyboard.press("r")
        page.keyboard.press("Enter")
        expect(seat.visitor.button("kfv-lay")).to_be_visible()
        assert re.search(f"^{said('kfv-beside').pattern}", focused(page))
        page.keyboard.press("Enter")
        expect(page.locator("[data-pick]")).to_have_count(len(tiles) - number)
    press_until(page, "Tab", finish_words(seat), most=90)
    page.keyboard.press("Enter")
    words = [next(iter(deed)) for deed in seat.actions_taken()[before:]]
    assert words.count("lay") == len(tiles) and words[-1] == "finish"


def finish_words(seat: Seat) -> str:
    done = seat.to_do.locator("[data-guide=done]")
    return f"^{re.escape(done.inner_text().strip())}$"
