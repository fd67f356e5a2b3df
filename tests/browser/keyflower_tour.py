"""A tour of Keyflower's table: every state that looks different."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from playwright.sync_api import expect

from tests.browser.chromium import PHONE, Visitor
from tests.browser.keyflower import Seat, table_at
from tests.browser.scenes import Scene, record_of, scene_with, scenes_of
from tests.browser.tour import Stop


def at(scene: Scene, steps: int = 0) -> Callable[[Visitor], Seat]:
    """The table this many of its own steps after the scene began, with the visitor in its seat."""

    def arrive(visitor: Visitor) -> Seat:
        begun = replace(scene, entry=scene.entry + steps)
        return Seat(visitor, table_at(visitor, begun), scene.seat).open()

    return arrive


def within(kind: str, steps: int = 0) -> Callable[[Visitor], None]:
    """In the middle of a kind of turn."""

    def arrive(visitor: Visitor) -> None:
        at(scene_with(kind), steps)(visitor)
        expect(visitor.text("web-your-turn").first).to_be_visible()

    return arrive


def is_narrow(visitor: Visitor) -> bool:
    size = visitor.page.viewport_size
    return size is not None and size["width"] <= PHONE["width"]


def tile_sheet(visitor: Visitor) -> None:
    """What a tile does, and what can be done with it."""
    scene = scene_with("a resource chosen")
    at(scene)(visitor).choose(scene.tile)


def look_up(visitor: Visitor) -> None:
    """On a phone a tab opens what a button opens elsewhere."""
    words = visitor.says("kft-tab-info")
    tab = visitor.page.get_by_role("tab", name=words, exact=True)
    tab.or_(visitor.button("kft-tab-info")).click()


def panel(name: str) -> Callable[[Visitor], None]:
    def show(visitor: Visitor) -> None:
        at(scene_with("a bid raised"))(visitor)
        look_up(visitor)
        words = visitor.says(f"kfs-panel-{name}")
        visitor.page.get_by_role("tab", name=words, exact=True).click()
        expect(visitor.page.get_by_role("tabpanel", name=words, exact=True)).to_be_visible()

    return show


def order_left(visitor: Visitor) -> None:
    """An order stands, and the bot is slow: it decides first."""
    panel("orders")(visitor)
    visitor.page.get_by_role("tabpanel").locator("form button").first.click()
    expect(visitor.button("kfs-order-cancel").first).to_be_visible()


def six_at_the_table(visitor: Visitor) -> None:
    scene = next(each for each in scenes_of(6)[90:] if each.has("bid"))
    at(scene)(visitor)


def all_villages(visitor: Visitor) -> None:
    six_at_the_table(visitor)
    if is_narrow(visitor):
        tab = visitor.says("kft-tab-villages")
        visitor.page.get_by_role("tab", name=tab, exact=True).click()
    visitor.button("kfv-all").click()


def result(visitor: Visitor) -> None:
    """The last village is finished, and with it the game."""
    scene = scenes_of(3)[-1]
    seat = at(scene, len(scene.actions) - 1)(visitor)
    seat.finish()
    expect(visitor.text("web-sheet")).to_be_visible()
    visitor.text("web-sheet").click()
    visitor.page.locator("dialog summary").last.click()


def replay(visitor: Visitor) -> None:
    visitor.go("/replay")
    visitor.field("rp-open-choose").set_input_files(record_of(6))
    visitor.field("rp-slider").fill(str(scenes_of(6)[100].entry))
    villages = visitor.page.get_by_role("region", name=visitor.says("kfv-villages"), exact=True)
    place = villages if not is_narrow(visitor) else visitor.page.locator(".lot").first
    expect(place).to_be_visible()


KEYFLOWER_STOPS = (
    Stop("turn", within("a first bid")),
    Stop("tile", tile_sheet),
    Stop("workers", within("a losing group moved to a bid", 1)),
    Stop("payment", within("a worker paid", 2)),
    Stop("choice", within("a resource chosen", 2)),
    Stop("transport", within("a tile upgraded with a skill", 2)),
    Stop("boat", within("a boat chosen")),
    Stop("village", within("a village built", 1)),
    Stop("winter", within("winter tiles chosen")),
    Stop("season", panel("season")),
    Stop("hidden", panel("hidden")),
    Stop("to-come", panel("tiles")),
    Stop("points", panel("points")),
    Stop("orders", panel("orders")),
    Stop("six", six_at_the_table),
    Stop("all-villages", all_villages),
    Stop("result", result),
    Stop("replay", replay),
)
