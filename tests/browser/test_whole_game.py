"""Two people, each in their own browser, begin a game, and play one to the last point.

What comes in between is more of the same; `test_tables.py` plays a whole game against a bot.
"""

import re
from random import Random

from playwright.sync_api import expect

from tests.browser import only_in_full
from tests.browser.carcassonne import Seat
from tests.browser.chromium import DESK, PHONE, Visitor
from tests.browser.conftest import Visit
from tests.browser.pages import Home, WaitingRoom
from tests.browser.tour import ENTRIES, ME, OPEN, table_from_record

TILES = 72
ENTRIES_OF_A_TURN = 3  # a draw, a tile, a follower


@only_in_full
def test_two_people_begin_a_game(visit: Visit) -> None:
    """Anna on a desktop confirms every move; Bea on a phone has turned confirmation off."""
    anna, bea = visit(viewport=DESK), visit(viewport=PHONE)
    sit_down_together(anna, bea)
    seats = two_ways_to_play(anna, bea)
    play(seats, turns=6)
    for seat in seats:
        expect(seat.tiles).to_have_count(7)


def test_two_people_play_a_game_to_its_end(visit: Visit) -> None:
    """The last tiles of a recorded game."""
    anna, bea = visit(viewport=DESK), visit(viewport=PHONE)
    anna.set_name("Anna")
    table = table_from_record(anna, ENTRIES - 6 * ENTRIES_OF_A_TURN, [ME, OPEN])
    anna.go(f"/t/{table}")
    follow_the_invitation(anna, bea)
    play(two_ways_to_play(anna, bea))
    both_see_the_result(table, anna, bea)


def sit_down_together(anna: Visitor, bea: Visitor) -> None:
    """Create a table from the home page, and follow an invitation."""
    home = Home(anna).open()
    home.set_a_table()
    anna.field("web-name-ask").fill("Anna")
    anna.button("web-set-table").click()
    follow_the_invitation(anna, bea)


def follow_the_invitation(anna: Visitor, bea: Visitor) -> None:
    """Bea, a new user, takes the second seat."""
    bea.go(WaitingRoom(anna).invitation(seat=2))
    WaitingRoom(bea).sit_down("Bea")
    for visitor in (anna, bea):
        expect(Seat(visitor).board).to_be_visible()


def two_ways_to_play(anna: Visitor, bea: Visitor) -> list[Seat]:
    """Anna confirms every move; Bea has turned confirmation off."""
    stop_asking(bea)
    seats = [Seat(anna, Random(1)), Seat(bea, Random(2))]
    seats[1].asks_before_sending = False
    return seats


def stop_asking(visitor: Visitor) -> None:
    """Open the settings from the menu on a phone."""
    visitor.button("web-menu").click()
    visitor.page.get_by_role("menuitem", name=visitor.says("web-settings")).click()
    dialog = visitor.page.get_by_role("dialog", name=visitor.says("web-settings"))
    dialog.get_by_label(re.compile(visitor.says("web-confirm"))).click()
    dialog.get_by_role("button", name=visitor.says("web-close")).click()
    expect(dialog).to_be_hidden()


def play(seats: list[Seat], turns: int = TILES) -> None:
    """Play turn by turn, whoever begins, until the end at most."""
    beginner = 0 if seats[0].begins() else 1
    for turn in range(beginner, beginner + turns):
        if not seats[turn % 2].wait_for_turn():
            break
        seats[turn % 2].play_a_turn()


def both_see_the_result(table: str, anna: Visitor, bea: Visitor) -> None:
    points = anna.ask("GET", f"/tables/{table}/result")["points"]
    for visitor in (anna, bea):
        result = Seat(visitor).result
        expect(result).to_be_visible()
        for each in points:
            words = visitor.says("web-points-number", points=each)
            expect(result.get_by_text(words, exact=True).first).to_be_visible()
        was_discarded = any("discard" in frame for frame in visitor.frames)
        assert Seat(visitor).tiles.count() == TILES or was_discarded
