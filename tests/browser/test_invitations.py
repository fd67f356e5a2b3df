"""Inviting people: again after a game, by QR code, and what the invited person sees."""

import io
import re

import zxingcpp
from PIL import Image
from playwright.sync_api import Locator, expect

from tests.browser import only_in_full
from tests.browser.chromium import PHONE, Visitor
from tests.browser.conftest import Visit
from tests.browser.played_with import TWO_SEATS, Friend


def offers(visitor: Visitor) -> Locator:
    """The section of invitations on the home page."""
    heading = visitor.page.get_by_role("heading", name=visitor.says("web-offers"), exact=True)
    return visitor.page.locator("section").filter(has=heading)


@only_in_full
def test_a_host_invites_again_from_the_waiting_room(visit: Visit) -> None:
    """The other one accepts on the home page, and the game starts for both."""
    anna, bea = visit(), visit(viewport=PHONE)
    anna.set_name("Anna")
    bea.set_name("Bea")
    shared = anna.ask("POST", "/tables", TWO_SEATS)["id"]
    invite = anna.ask("GET", f"/tables/{shared}/invites")["invites"][0]["invite"]
    bea.ask("POST", f"/tables/{shared}/seats/claim", {"invite": invite})
    table = anna.ask("POST", "/tables", TWO_SEATS)["id"]
    anna.go(f"/t/{table}")
    anna.button("web-recent-invite", name="Bea").click()
    expect(anna.button("web-offer-withdraw")).to_be_visible()
    bea.go("/")
    offers(bea).get_by_role("button", name=bea.says("web-sit"), exact=True).click()
    for visitor in (anna, bea):
        visitor.page.wait_for_url(re.compile(f"/t/{table}"))
        board = visitor.page.get_by_role("group", name=visitor.says("cc-board"), exact=True)
        expect(board).to_be_visible()


@only_in_full
def test_an_invitation_is_declined(visit: Visit) -> None:
    anna = visit()
    anna.set_name("Anna")
    friend = Friend(anna, "Bea")
    friend.invite()
    friend.invite()
    anna.go("/")
    decline = offers(anna).get_by_role("button", name=anna.says("web-offer-decline"), exact=True)
    expect(decline).to_have_count(2)
    decline.first.click()
    expect(decline).to_have_count(1)
    decline.click()
    expect(offers(anna)).to_have_count(0)


@only_in_full
def test_a_host_takes_an_invitation_back(visit: Visit) -> None:
    anna = visit(viewport=PHONE)
    anna.set_name("Anna")
    Friend(anna, "Bea")
    table = anna.ask("POST", "/tables", TWO_SEATS)["id"]
    anna.go(f"/t/{table}")
    expect(anna.field("web-invite-seat", number=2)).to_be_visible()
    anna.button("web-recent-invite", name="Bea").click()
    anna.button("web-offer-withdraw").click()
    expect(anna.field("web-invite-seat", number=2)).to_be_visible()
    expect(anna.button("web-recent-invite", name="Bea")).to_be_enabled()


@only_in_full
def test_a_phone_reads_the_link_from_the_screen(visit: Visit) -> None:
    """The code of the device link; the link is in no address of a request."""
    anna = visit()
    anna.set_name("Anna")
    anna.go("/me")
    anna.button("web-me-device-make").click()
    link = anna.field("web-me-device-link").input_value()
    what = anna.says("web-me-device-link")
    anna.button("web-qr-what", what=what).click()
    code = anna.page.get_by_role("img", name=anna.says("web-qr-what", what=what))
    expect(code).to_be_visible()
    with Image.open(io.BytesIO(code.screenshot())) as seen:
        found = zxingcpp.read_barcodes(seen.convert("L"))
    assert [one.text for one in found] == [link]
    secret = link.partition("#")[2]
    assert not [answer.url for answer in anna.responses if secret in answer.url]
