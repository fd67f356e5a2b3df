"""An open menu stays open until the user closes it, whatever happens at the table meanwhile."""

from typing import Any

from playwright.sync_api import Locator, Route, expect

from tests.browser import only_in_full
from tests.browser.carcassonne import Seat
from tests.browser.chromium import PHONE, Visitor
from tests.browser.conftest import Visit
from tests.browser.pages import WaitingRoom
from tests.browser.tour import GREEDY_BOT, ME, OPEN, TILE_IN_HAND, table_from_record


class Held:
    """An answer of the server that reaches the page only when the test releases it."""

    def __init__(self, visitor: Visitor, path: str) -> None:
        self._answers: list[tuple[Route, Any]] = []
        visitor.page.route(path, lambda route: self._answers.append((route, route.fetch())))

    def let_through(self) -> None:
        for route, answer in self._answers:
            route.fulfill(response=answer)


def opened_menu(visitor: Visitor) -> Locator:
    visitor.button("web-menu").click()
    menu = visitor.page.get_by_role("menu")
    expect(menu.get_by_role("menuitem").first).to_be_focused()
    return menu


@only_in_full
def test_a_menu_stays_open_when_a_newcomer_takes_the_last_seat(visit: Visit) -> None:
    """The game begins before the page knows that the seat is the user's."""
    anna, bea = visit(), visit(viewport=PHONE)
    anna.set_name("Anna")
    wish = {"game": "carcassonne", "seats": [ME, OPEN]}
    anna.go(f"/t/{anna.ask('POST', '/tables', wish)['id']}")
    held = Held(bea, "**/seats/claim")
    bea.go(WaitingRoom(anna).invitation(seat=2))
    WaitingRoom(bea).sit_down("Bea")
    seat = Seat(bea)
    expect(seat.board).to_be_visible()
    menu = opened_menu(bea)
    resign = menu.get_by_role("menuitem", name=bea.says("web-resign"), exact=True)
    expect(resign).to_be_hidden()  # a spectator cannot resign
    held.let_through()
    expect(resign).to_be_visible()
    expect(seat.cells.first.or_(seat.waiting)).to_be_attached()
    expect(menu.locator(":focus")).to_be_visible()
    bea.page.keyboard.press("Escape")
    expect(menu).to_be_hidden()
    expect(bea.button("web-menu")).to_be_focused()


def test_a_menu_stays_open_while_others_move(visit: Visit) -> None:
    """Also if the focused entry is no longer offered."""
    anna = visit(viewport=PHONE)
    anna.set_name("Anna")
    table = table_from_record(anna, TILE_IN_HAND, [ME, GREEDY_BOT])
    anna.go(f"/t/{table}")
    assert Seat(anna).wait_for_turn()
    menu = opened_menu(anna)
    over = menu.get_by_role("menuitem", name=anna.says("web-hand-over"), exact=True)
    over.focus()
    anna.ask("POST", f"/tables/{table}/seats/0/bot")
    expect(over).to_be_hidden()
    expect(menu.locator(":focus")).to_be_visible()
