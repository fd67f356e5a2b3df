"""A browser receives only what its user may know, and nothing of other users' keys and notes."""

from playwright.sync_api import expect

from tests.browser import only_in_full
from tests.browser.carcassonne import Seat
from tests.browser.chromium import Visitor
from tests.browser.conftest import Visit
from tests.browser.pages import WaitingRoom
from tests.browser.tour import ME, OPEN
from tests.words import said

pytestmark = only_in_full

NOTE = "the city in the north is mine"


def everything_heard(visitor: Visitor) -> str:
    """Everything that came over the network, except pictures and the page itself."""
    answers = [each for each in visitor.responses if "/api/" in each.url and each.ok]
    texts = [each.text() for each in answers if each.status != 204]
    return "\n".join([*texts, *visitor.frames])


def test_nobody_hears_another_ones_keys_and_notes(visit: Visit) -> None:
    """Three seats and a spectator. Each knows their own key and nobody else's."""
    anna, bea, cleo, dora = (visit() for _ in range(4))
    for visitor, name in ((anna, "Anna"), (bea, "Bea"), (cleo, "Cleo")):
        visitor.set_name(name)
    wish = {"game": "carcassonne", "seats": [ME, OPEN, OPEN]}
    table = anna.ask("POST", "/tables", wish)["id"]
    anna.go(f"/t/{table}")
    invitations = [WaitingRoom(anna).invitation(seat) for seat in (2, 3)]
    for visitor, link in zip((bea, cleo), invitations, strict=True):
        visitor.go(link)
        visitor.page.get_by_role("button", name=said("web-sit-as")).click()
    dora.go(f"/t/{table}")
    for visitor in (anna, bea, cleo, dora):
        expect(Seat(visitor).board).to_be_visible()
    write_a_note(anna)
    play_three_turns([Seat(visitor) for visitor in (anna, bea, cleo)])
    secrets = {
        "Anna": [*keys_of(anna), NOTE],
        "Bea": [*keys_of(bea), invitations[0].partition("#")[2]],
        "Cleo": [*keys_of(cleo), invitations[1].partition("#")[2]],
    }
    for listener, own in ((bea, "Bea"), (cleo, "Cleo"), (dora, "Dora")):
        heard = everything_heard(listener)
        assert table in heard
        for name, words in secrets.items():
            assert name == own or not any(word in heard for word in words)


def keys_of(visitor: Visitor) -> list[str]:
    """What a browser must keep to itself: the cookie's token, and the user's id."""
    cookies = [cookie["value"] for cookie in visitor.context.cookies()]
    return [*cookies, visitor.ask("GET", "/me")["person"]]


def write_a_note(visitor: Visitor) -> None:
    visitor.page.get_by_role("tab", name=visitor.says("web-tab-notes")).click()
    visitor.page.get_by_role("tabpanel").get_by_role("textbox").fill(NOTE)
    expect(visitor.text("web-saved")).to_be_visible()


def play_three_turns(seats: list[Seat]) -> None:
    first = [seat.begins() for seat in seats].index(True)
    for seat in seats[first:] + seats[:first]:
        seat.play_a_turn()
        expect(seat.waiting).to_be_visible()
