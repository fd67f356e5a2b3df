"""A lost connection is shown and restored, and loses nothing, not even half a move."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Route, WebSocketRoute, expect

from tests.browser import only_in_full
from tests.browser.carcassonne import Seat
from tests.browser.chromium import Visitor
from tests.browser.conftest import Visit
from tests.browser.page_server import PageServer, run_page_server
from tests.browser.pages import Home
from tests.browser.tour import GREEDY_BOT, ME, OPEN, TILE_IN_HAND, TILE_LAID, table_from_record

pytestmark = only_in_full

NO_ANSWER = (
    r"ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_CONTENT_LENGTH_MISMATCH"
    r"|WebSocket|status of 503"
)


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[PageServer]:
    """A server that the test can shut down and open again."""
    with run_page_server(tmp_path) as opened:
        yield opened


def guest(visit: Visit, page_server: PageServer) -> Visitor:
    visitor = visit(page_server=page_server)
    visitor.set_name("Anna")
    visitor.ignore_errors(NO_ANSWER)
    return visitor


def test_a_server_stops_and_starts_while_a_tile_is_chosen(
    visit: Visit, own_server: PageServer
) -> None:
    anna = guest(visit, own_server)
    anna.go(f"/t/{table_from_record(anna, TILE_IN_HAND, [ME, GREEDY_BOT])}")
    seat = Seat(anna)
    assert seat.wait_for_turn()
    before = seat.tiles.count()
    seat.choose_a_cell()
    next_button = seat.do("cc-lay").or_(seat.do("cc-pass")).or_(seat.confirm).first
    expect(next_button).to_be_visible()
    own_server.shut()
    expect(away(anna)).to_be_visible()
    expect(next_button).to_be_disabled()
    own_server.open()
    expect(lost(anna)).to_be_hidden()
    seat.place_chosen()
    expect(seat.tiles).to_have_count(before + 1)


def lost(visitor: Visitor) -> Locator:
    return visitor.text("web-connection-lost-more")


def away(visitor: Visitor) -> Locator:
    """What is shown after the server was shut: its goodbye stays if the page has heard it."""
    return visitor.page.get_by_text(visitor.says("table-closing")).or_(lost(visitor))


def test_a_server_crashes_between_the_tile_and_the_follower(
    visit: Visit, own_server: PageServer
) -> None:
    anna = guest(visit, own_server)
    anna.go(f"/t/{table_from_record(anna, TILE_LAID, [ME, GREEDY_BOT])}")
    seat = Seat(anna)
    expect(seat.do("cc-pass")).to_be_visible()
    anna.page.wait_for_load_state("networkidle")
    own_server.crash()
    expect(lost(anna)).to_be_visible()
    own_server.open()
    expect(lost(anna)).to_be_hidden()
    seat.follow(with_a_follower=True)
    assert seat.wait_for_turn()


def test_notes_written_while_the_server_is_away_are_kept(
    visit: Visit, own_server: PageServer
) -> None:
    anna = guest(visit, own_server)
    anna.go(f"/t/{table_from_record(anna, TILE_IN_HAND, [ME, GREEDY_BOT])}")
    assert Seat(anna).wait_for_turn()
    anna.page.get_by_role("tab", name=anna.says("web-tab-notes")).click()
    notes = anna.field("web-notes-more")
    expect(notes).to_be_enabled()
    own_server.shut()
    notes.fill("The city in the north")
    expect(away(anna)).to_be_visible()
    own_server.open()
    expect(anna.text("web-saved")).to_be_visible()
    anna.page.reload()
    anna.page.get_by_role("tab", name=anna.says("web-tab-notes")).click()
    expect(notes).to_have_value("The city in the north")


def test_a_part_of_the_page_that_is_gone_brings_a_new_page(
    visit: Visit, page_server: PageServer
) -> None:
    """The server was updated since the page was loaded, and has other files now."""
    anna = guest(visit, page_server)
    anna.ignore_errors("status of 404|dynamically imported module")
    gone: list[str] = []

    def answer(route: Route) -> None:
        gone.append(route.request.url)
        route.fulfill(status=404)

    anna.page.route("**/assets/NewTable-*.js", answer, times=1)
    Home(anna).open().set_a_table()
    assert len(gone) == 1


class TableConnection:
    """A visitor's connection to a table, which can be cut and restored."""

    def __init__(self, visitor: Visitor) -> None:
        self._is_cut = False
        self._sockets: list[WebSocketRoute] = []
        visitor.page.route_web_socket("**/play", self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        if self._is_cut:
            socket.close(code=1012)
            return
        server = socket.connect_to_server()
        self._sockets += [socket, server]

    def cut(self) -> None:
        self._is_cut = True
        for socket in self._sockets:
            socket.close(code=1012)
        self._sockets = []

    def restore(self) -> None:
        self._is_cut = False


def test_what_others_did_meanwhile_is_there_afterwards(
    visit: Visit, page_server: PageServer
) -> None:
    anna, bea = guest(visit, page_server), visit()
    bea.set_name("Bea")
    wire = TableConnection(anna)
    table = table_from_record(anna, TILE_IN_HAND, [OPEN, ME])
    invite = anna.ask("GET", f"/tables/{table}/invites")["invites"][0]["invite"]
    bea.ask("POST", f"/tables/{table}/seats/claim", {"invite": invite})
    for visitor in (anna, bea):
        visitor.go(f"/t/{table}")
    annas, beas = Seat(anna), Seat(bea)
    assert beas.wait_for_turn()
    expect(annas.waiting).to_be_visible()
    wire.cut()
    expect(lost(anna)).to_be_visible()
    beas.play_a_turn()
    wire.restore()
    assert annas.wait_for_turn()
    expect(lost(anna)).to_be_hidden()
    annas.play_a_turn()
    assert beas.wait_for_turn()
    assert annas.tiles.count() == beas.tiles.count()
