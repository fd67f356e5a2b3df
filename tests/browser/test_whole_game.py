"""Two people, each in a browser of their own, from an empty house to the last point."""

import re
from random import Random

from playwright.sync_api import expect

from tests.browser.carcassonne import Seat
from tests.browser.chromium import DESK, PHONE, Visitor
from tests.browser.conftest import Visit
from tests.browser.pages import Home, WaitingRoom


def test_two_people_play_a_whole_game(visit: Visit) -> None:
    """Anna at a desk is asked before every move; Bea with a phone has switched that off."""
    anna, bea = visit(viewport=DESK), visit(viewport=PHONE)
    table = sit_down_together(anna, bea)
    stop_asking(bea)
    seats = [Seat(anna, Random(1)), Seat(bea, Random(2))]
    seats[1].asks_before_sending = False
    tiles = play_to_the_end(seats)
    assert tiles == 72 or any("discard" in frame for frame in anna.frames)
    both_see_the_result(table, anna, bea)


def sit_down_together(anna: Visitor, bea: Visitor) -> str:
    """A table by way of the start page, and an invitation that is followed. The table's id."""
    home = Home(anna).open()
    home.set_a_table()
    anna.field("web-name-ask").fill("Anna")
    anna.button("web-set-table").click()
    bea.go(WaitingRoom(anna).invitation(seat=2))
    WaitingRoom(bea).sit_down("Bea")
    for visitor in (anna, bea):
        expect(Seat(visitor).board).to_be_visible()
    return anna.page.url.rpartition("/")[2]


def stop_asking(visitor: Visitor) -> None:
    """Through the menu on a phone to the settings."""
    visitor.button("web-menu").click()
    visitor.page.get_by_role("menuitem", name=visitor.says("web-settings")).click()
    dialog = visitor.page.get_by_role("dialog", name=visitor.says("web-settings"))
    dialog.get_by_label(re.compile(visitor.says("web-confirm"))).click()
    dialog.get_by_role("button", name=visitor.says("web-close")).click()
    expect(dialog).to_be_hidden()


def play_to_the_end(seats: list[Seat]) -> int:
    """Turn by turn, whoever begins. How many tiles lie there in the end."""
    first = seats[0]
    turn = 0 if first.begins() else 1
    while seats[turn % 2].wait_for_turn():
        seats[turn % 2].play_a_turn()
        turn += 1
    return first.tiles.count()


def both_see_the_result(table: str, anna: Visitor, bea: Visitor) -> None:
    points = anna.ask("GET", f"/tables/{table}/result")["points"]
    for visitor in (anna, bea):
        result = Seat(visitor).result
        expect(result).to_be_visible()
        for each in points:
            words = visitor.says("web-points-number", points=each)
            expect(result.get_by_text(words, exact=True).first).to_be_visible()
