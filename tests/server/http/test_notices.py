"""Notices over HTTP: subscribe a device, confirm an address, stop; and what is refused."""

import socket
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import monotonic, sleep
from typing import Any

import pytest
from aiosmtpd.controller import Controller

from tests.conftest import only_in_full
from tests.server.http.kit import Server, Visitor, serving
from tests.server.http.test_forgetting import traces
from tests.server.notices.places import MailServer, PushService

ENDPOINT = "https://push.example/send/secret-of-a-browser"
ADDRESS = "Ada.Lovelace+games@mail.example"


def free_port() -> int:
    with socket.socket() as asking:
        asking.bind(("127.0.0.1", 0))
        return int(asking.getsockname()[1])


class Mails:
    """A mail server in a thread, and a server that sends through it."""

    def __init__(self, server: Server, got: MailServer) -> None:
        self.server = server
        self.got = got

    def wait_for(self, count: int) -> None:
        until = monotonic() + 120
        while len(self.got.mails) < count and monotonic() < until:
            sleep(0.05)
        assert len(self.got.mails) == count

    def key(self) -> str:
        """The key in the last mail."""
        link: str = self.got.mails[-1]["List-Unsubscribe"]
        return link.strip(" <>").rpartition("=")[2]


@pytest.fixture
def mails(tmp_path: Path) -> Iterator[Mails]:
    got = MailServer()
    got.port = free_port()
    controller = Controller(got, hostname="127.0.0.1", port=got.port)
    controller.start()
    try:
        smtp = {"mail_host": "127.0.0.1", "mail_port": got.port, "mail_tls": "off"}
        with serving(
            tmp_path, Random(1), push="any", mail_sender="games@table.example", **smtp
        ) as server:
            yield Mails(server, got)
    finally:
        controller.stop()


def subscription(**changes: Any) -> dict[str, Any]:
    return {"endpoint": ENDPOINT, "keys": PushService().keys, "language": "en", **changes}


def test_a_device_is_subscribed_until_it_logs_out(server: Server) -> None:
    ada = server.guest()
    before = ada.answer("GET", "/me/notices")
    assert before["push"]["on"] is False and len(before["push"]["key"]) == 87
    assert before["mail"] == {"possible": False, "address": None, "confirmed": False}
    assert ada.answer("PUT", "/me/notices/push", subscription())["push"]["on"]
    assert ada.answer("PUT", "/me/notices/push", subscription(language="ru"))["push"]["on"]
    other = server.stranger()
    code = ada.answer("POST", "/me/link", status=201)["link"].rpartition("#")[2]
    other.answer("POST", "/me/claim", {"code": code})
    assert not other.answer("GET", "/me/notices")["push"]["on"]
    assert not ada.answer("DELETE", "/me/notices/push")["push"]["on"]
    ada.answer("PUT", "/me/notices/push", subscription())
    ada.answer("POST", "/me/leave", status=204)
    assert traces(server, ENDPOINT) == []


def test_a_browser_that_changes_hands_belongs_to_the_new_person_only(server: Server) -> None:
    ada, bob = server.guest("Ada"), server.guest("Bob")
    same = subscription(endpoint=ENDPOINT + "-2")
    ada.answer("PUT", "/me/notices/push", same)
    bob.answer("PUT", "/me/notices/push", same)
    assert not ada.answer("GET", "/me/notices")["push"]["on"]
    assert bob.answer("GET", "/me/notices")["push"]["on"]


KEYS = PushService().keys
WRONG = [
    ({"endpoint": "http://push.example/"}, 400, "endpoint"),
    ({"endpoint": "https://user:key@push.example/"}, 400, "endpoint"),
    ({"endpoint": "https://пуш.example/"}, 400, "endpoint"),
    ({"endpoint": "file:///etc/passwd"}, 400, "endpoint"),
    ({"endpoint": "https://push.example/" + "x" * 1000}, 422, "endpoint"),
    ({"endpoint": ""}, 422, "endpoint"),
    ({"keys": {**KEYS, "p256dh": "A" * 87}}, 422, "keys.p256dh"),
    ({"keys": {**KEYS, "p256dh": "short"}}, 422, "keys.p256dh"),
    ({"keys": {**KEYS, "auth": "="}}, 422, "keys.auth"),
    ({"keys": {"auth": KEYS["auth"]}}, 422, "keys.p256dh"),
    ({"language": "xx"}, 400, "language"),
    ({"language": "english"}, 422, "language"),
    ({"more": 1}, 422, "more"),
]


@pytest.mark.parametrize(("change", "status", "field"), WRONG)
def test_a_wrong_subscription_is_refused_with_its_field(
    server: Server, change: dict[str, Any], status: int, field: str
) -> None:
    ada = server.guest()
    refused = ada.refusal("PUT", "/me/notices/push", subscription(**change))
    assert refused[:2] == (status, field)
    assert not ada.answer("GET", "/me/notices")["push"]["on"]


def test_only_people_have_notices(server: Server) -> None:
    stranger = server.stranger()
    for method, path, body in (
        ("GET", "/me/notices", None),
        ("PUT", "/me/notices/push", subscription()),
        ("PUT", "/me/notices/mail", {"address": ADDRESS, "language": "en"}),
        ("DELETE", "/me/notices/mail", None),
    ):
        assert stranger.refusal(method, path, body)[0] == 401


def test_without_a_mail_server_no_address_is_taken(server: Server) -> None:
    wish = {"address": ADDRESS, "language": "en"}
    assert server.guest().refusal("PUT", "/me/notices/mail", wish) == (
        409,
        "mail",
        "table-mail-off",
    )


@only_in_full
def test_push_can_be_off(tmp_path: Path) -> None:
    with serving(tmp_path, push="off") as server:
        ada = server.guest()
        assert ada.answer("GET", "/me/notices")["push"] == {"key": None, "on": False}
        assert ada.refusal("PUT", "/me/notices/push", subscription())[2] == "table-push-off"


@only_in_full
def test_the_key_stays_the_same_after_a_restart(tmp_path: Path) -> None:
    keys = []
    for _ in range(2):
        with serving(tmp_path) as server:
            keys.append(server.guest().answer("GET", "/me/notices")["push"]["key"])
    assert keys[0] == keys[1]


def test_an_address_is_used_after_it_was_confirmed_and_until_one_click_stops_it(
    mails: Mails,
) -> None:
    ada, anybody = mails.server.guest(), Visitor(mails.server, {})
    wish = {"address": ADDRESS, "language": "nl"}
    mail = ada.answer("PUT", "/me/notices/mail", wish)["mail"]
    assert mail == {"possible": True, "address": ADDRESS, "confirmed": False}
    mails.wait_for(1)
    sent = mails.got.mails[0]
    assert mails.got.to == [[ADDRESS]] and sent["Subject"] == "Bevestig je e-mailadres"
    assert sent["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    key = mails.key()
    assert f"http://testserver/mail#confirm={key}" in sent.get_content()
    assert anybody.refusal("POST", "/mail/confirm", {"key": "x" * 43})[0] == 404
    anybody.answer("POST", "/mail/confirm", {"key": key}, 204)
    assert ada.answer("GET", "/me/notices")["mail"]["confirmed"]
    opened = anybody.get(f"/api/mail/stop?key={key}")  # only looks
    assert opened.status_code == 303 and opened.headers["location"] == f"/mail#stop={key}"
    assert ada.answer("GET", "/me/notices")["mail"]["confirmed"]
    one_click = {"content-type": "application/x-www-form-urlencoded"}
    body = b"List-Unsubscribe=One-Click"
    stopped = anybody.post(f"/api/mail/stop?key={key}", content=body, headers=one_click)
    assert stopped.status_code == 204
    assert ada.answer("GET", "/me/notices")["mail"]["address"] is None
    assert traces(mails.server, ADDRESS) == []


def test_nobody_can_have_strangers_flooded_with_mail(mails: Mails) -> None:
    ada = mails.server.guest("Ada")
    wish = {"address": ADDRESS, "language": "en"}
    for _ in range(3):
        ada.answer("PUT", "/me/notices/mail", wish)
    assert ada.refusal("PUT", "/me/notices/mail", wish)[::2] == (429, "table-mail-often")
    bob = mails.server.guest("Bob")  # another person, the same address
    assert bob.refusal("PUT", "/me/notices/mail", {**wish, "address": ADDRESS.lower()})[0] == 429
    asked = 3
    while asked < 10:  # other people and addresses, the same network
        other = {**wish, "address": f"{asked}@mail.example"}
        mails.server.guest().answer("PUT", "/me/notices/mail", other)
        asked += 1
    other = {**wish, "address": "last@mail.example"}
    assert mails.server.guest().refusal("PUT", "/me/notices/mail", other)[0] == 429
    mails.server.ahead += 24 * 3600 * 1000
    ada.answer("PUT", "/me/notices/mail", wish)


NOT_ADDRESSES = [
    "ada",
    "ada@",
    "@mail.example",
    "ada@mail.example,bob@mail.example",
    "Ada <ada@mail.example>",
    "ada@mail.example\r\nBcc: bob@mail.example",
    "ada@mail.example\n",
    "ada@-mail.example",
    "a da@mail.example",
    "ádа@mail.example",
    '"ada"@mail.example',
    "a" * 65 + "@mail.example",
]


def test_what_is_no_address_is_refused(mails: Mails) -> None:
    guest = mails.server.guest()
    for address in NOT_ADDRESSES:
        wish = {"address": address, "language": "en"}
        status, field, _ = guest.refusal("PUT", "/me/notices/mail", wish)
        assert status in (400, 422) and field == "address", address


def test_a_forgotten_person_leaves_no_address_and_no_device(mails: Mails) -> None:
    ada = mails.server.guest()
    person = ada.answer("GET", "/me")["person"]
    ada.answer("PUT", "/me/notices/push", subscription())
    ada.answer("PUT", "/me/notices/mail", {"address": ADDRESS, "language": "en"})
    assert traces(mails.server, ADDRESS, ENDPOINT, person) == [ADDRESS, ENDPOINT, person]
    ada.answer("DELETE", "/me", status=204)
    assert traces(mails.server, ADDRESS, ENDPOINT, person) == []


def test_the_service_worker_has_texts_in_all_languages(server: Server) -> None:
    response = server.stranger().get("/sw.js")
    assert response.status_code == 200
    assert response.headers["content-type"].startswith("text/javascript")
    assert response.headers["cache-control"] == "no-cache"
    for code in ("en", "hu", "nl", "ro", "ru"):
        assert f'"{code}": {{"title":' in response.text
    assert "__TEXTS__" not in response.text and "caches" not in response.text
