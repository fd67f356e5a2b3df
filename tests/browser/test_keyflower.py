"""Every kind of action at a table of Keyflower, done through the page."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from meeplewright.bots import make_bot
from meeplewright.core import Seat as RecordSeat
from meeplewright.core import find_game
from meeplewright.core.play import play_record
from tests.browser import FULL, only_in_full
from tests.browser.conftest import Visit
from tests.browser.keyflower import OPEN, Seat, follow, has_done, table_at
from tests.browser.pages import WaitingRoom
from tests.browser.scenes import KINDS, Json, Scene, scene_with, scenes_in
from tests.words import said

DAILY = (
    "a village built",
    "winter tiles chosen",
)
"""A turn of each phase: building, and the choice for winter."""


def do_through_page(visit: Visit, scene: Scene) -> None:
    """Do what the record did; the table must record the same."""
    anna = visit()
    anna.set_name("Anna")
    seat = Seat(anna, table_at(anna, scene), scene.seat).open()
    follow(seat, scene.actions)


@pytest.mark.parametrize("kind", KINDS if FULL else DAILY)
def test_it_is_done_through_the_page(visit: Visit, kind: str) -> None:
    """From a prepared position, do what the record did; the table records the same."""
    do_through_page(visit, scene_with(kind))


def mixed_use(folder: Path) -> Scene:
    """A use with workers of several colours, from the first random game that has one."""
    game = find_game("keyflower")
    path = folder / "mixed.mwr"
    for seed in range(200):
        bots = [make_bot("random", game, seat) for seat in range(2)]
        record = play_record(game, bots, [RecordSeat("random", "bot")] * 2, seed=seed)
        path.write_text(record.dumps(), "utf-8")
        for scene in scenes_in(path, 2):
            if scene.has("use") and sum(_puts_workers(action) for action in scene.actions) > 1:
                return scene
    raise AssertionError("no game has such a use")


def _puts_workers(action: Json) -> bool:
    return bool(action.get("workers", {}).get("number"))


@only_in_full
def test_mixed_colours_are_chosen_on_one_screen(visit: Visit, tmp_path: Path) -> None:
    """KF Y11: boat 4b."""
    do_through_page(visit, mixed_use(tmp_path))


@only_in_full
def test_a_standing_order_is_carried_out_shown_and_cancelled(visit: Visit) -> None:
    """Anna passes until outbid; the table does it for her while Bea thinks."""
    anna, bea = visit(), visit()
    anna.set_name("Anna")
    bea.set_name("Bea")
    scene = scene_with("a bid raised")
    table = table_at(anna, scene, seat_0=OPEN)
    anna.go(f"/t/{table}")
    bea.go(WaitingRoom(anna).invitation(seat=1))
    bea.page.get_by_role("button", name=said("web-sit-as")).click()
    seat = Seat(anna, table, scene.seat)
    expect(seat.to_do).to_be_visible()
    before = seat.actions_taken()
    anna.button("kft-tab-info").click()
    anna.page.get_by_role("tab", name=anna.says("kfs-panel-orders"), exact=True).click()
    anna.button("kfs-order-pass").click()
    has_done(seat, before, ({"pass": True},))
    standing = anna.text("kfs-order-passing")
    expect(standing.first).to_be_visible()
    anna.button("kfs-order-cancel").first.click()
    expect(standing).to_have_count(0)
    expect(anna.button("kfs-order-pass")).to_be_visible()
