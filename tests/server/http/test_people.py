"""Guests: how they get an identity, move to another device, and are deleted."""

import hashlib
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.http.kit import HOME, Server, Visitor, serving

QUARTER_OF_AN_HOUR = 15 * 60 * 1000


def database(server: Server) -> Path:
    return Path(server.settings.database.removeprefix("sqlite:///"))


def test_a_browser_becomes_a_guest_by_a_cookie(server: Server) -> None:
    browser = server.stranger()
    response = browser.post("/api/me", json={"name": "Ada"})
    assert response.status_code == 201
    cookie = response.headers["set-cookie"]
    assert cookie.startswith("meeplewright=")
    assert "HttpOnly" in cookie and "SameSite=lax" in cookie and "Path=/" in cookie
    assert "Secure" not in cookie
    assert "token" not in response.json()
    assert browser.answer("GET", "/me")["name"] == "Ada"


@pytest.mark.parametrize("name", ["\u200b", "\u2060\u200d", " \ufeff\u00ad "])
def test_a_name_of_nothing_visible_is_refused(server: Server, name: str) -> None:
    refused = (400, "name", "table-empty")
    assert server.stranger().refusal("POST", "/me", {"name": name}) == refused
    guest = server.guest("Ada")
    assert guest.refusal("PATCH", "/me", {"name": name}) == refused
    assert guest.answer("GET", "/me")["name"] == "Ada"


def test_the_cookie_is_secure_where_people_come_by_https(tmp_path: Path) -> None:
    with serving(tmp_path, base_url="https://play.example") as server:
        browser = Visitor(server, {"origin": "https://play.example"})
        response = browser.post("/api/me", json={"name": "Ada"})
        assert "Secure" in response.headers["set-cookie"]


def test_a_program_gets_a_token_and_no_cookie(server: Server) -> None:
    response = Visitor(server, {}).post("/api/me", json={"name": "Engine", "token": True})
    assert response.status_code == 201
    assert "set-cookie" not in response.headers
    token = response.json()["token"]
    assert len(token) == 43
    program = Visitor(server, {"authorization": f"Bearer {token}"})
    assert program.answer("GET", "/me")["name"] == "Engine"


def test_a_browser_without_identity_is_nobody(server: Server) -> None:
    """It is no error: browsers would log it."""
    assert server.stranger().answer("GET", "/me") is None


@pytest.mark.parametrize("token", ["x", "A" * 43, "ü", "A" * 5000, ""])
def test_a_wrong_token_is_refused_whatever_it_looks_like(server: Server, token: str) -> None:
    program = Visitor(server, {})
    response = program.get("/api/me", headers={b"authorization": b"Bearer " + token.encode()})
    assert response.status_code == 401
    assert response.headers["www-authenticate"] == "Bearer"
    shown = {b"cookie": b"meeplewright=" + token.encode()}
    assert server.stranger().get("/api/me/tables", headers=shown).status_code == 401


def test_whoever_is_somebody_already_stays_so(server: Server) -> None:
    guest = server.guest()
    assert guest.refusal("POST", "/me", {"name": "Bob"})[::2] == (409, "table-somebody-already")
    assert guest.answer("GET", "/me")["name"] == "Ada"


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("  Ada   Lovelace ", "Ada Lovelace"),
        ("A\u0007d\u009ba", "Ada"),
        ("Zoe\u0308", "Zoë"),
        ("Ada\r\nBob\tEve", "Ada Bob Eve"),
        ("<b>Ada</b>", "<b>Ada</b>"),
        ("👩\u200d🚀", "👩\u200d🚀"),
    ],
)
def test_names_are_inert_text(server: Server, written: str, kept: str) -> None:
    guest = server.guest()
    assert guest.answer("PATCH", "/me", {"name": written})["name"] == kept
    assert guest.answer("GET", "/me")["name"] == kept


@pytest.mark.parametrize(
    ("body", "refusal"),
    [
        ({}, (422, "name", "form-missing")),
        ({"name": ""}, (422, "name", "table-too-short")),
        ({"name": "A" * 41}, (422, "name", "table-too-long")),
        ({"name": " \u202e "}, (400, "name", "table-direction")),
        ({"name": "A\u202eda"}, (400, "name", "table-direction")),
        ({"name": 5}, (422, "name", "form-type")),
        ({"name": "A\0"}, (400, "name", "table-nul")),
        ({"name": "Ada", "admin": True}, (422, "admin", "form-unknown")),
        ({"name": "Ada", "kind": "god"}, (422, "kind", "form-not-known")),
        ({"name": "Ada", "token": "yes"}, (422, "token", "form-type")),
        ([], (422, "body", "form-type")),
        (None, (422, "body", "form-missing")),
    ],
)
def test_a_guest_that_cannot_be_names_the_field(
    server: Server, body: object, refusal: tuple[int, str, str]
) -> None:
    assert server.stranger().refusal("POST", "/me", body) == refusal


def test_only_hashes_of_tokens_are_kept(server: Server) -> None:
    guest = server.guest()
    token = guest.cookies["meeplewright"]
    link = guest.answer("POST", "/me/link", status=201)["link"]
    code = link.rpartition("#")[2]
    with closing(sqlite3.connect(database(server))) as connection:
        kept = {row[0] for row in connection.execute("SELECT hash FROM tokens")}
        dump = "\n".join(connection.iterdump())
    for secret in (token, code):
        assert hashlib.sha256(secret.encode()).hexdigest() in kept
        assert secret not in dump


# -- another device ---------------------------------------------------------------------------


def link_code(visitor: Visitor) -> str:
    made = visitor.answer("POST", "/me/link", status=201)
    assert made["link"].startswith(f"{HOME}/me#")
    return str(made["link"].rpartition("#")[2])


def test_a_personal_link_makes_another_device_the_same_person(server: Server) -> None:
    first, second = server.guest("Ada"), server.stranger()
    me = second.answer("POST", "/me/claim", {"code": link_code(first)})
    assert me == first.answer("GET", "/me") == second.answer("GET", "/me")
    assert first.cookies["meeplewright"] != second.cookies["meeplewright"]


def test_a_personal_link_works_once(server: Server) -> None:
    code = link_code(server.guest())
    server.stranger().answer("POST", "/me/claim", {"code": code})
    assert server.stranger().refusal("POST", "/me/claim", {"code": code})[0] == 404


def test_a_personal_link_expires(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        code = link_code(server.guest())
        server.ahead += QUARTER_OF_AN_HOUR
        assert server.stranger().refusal("POST", "/me/claim", {"code": code})[0] == 404


def test_a_personal_link_is_no_token(server: Server) -> None:
    code = link_code(server.guest())
    assert Visitor(server, {"authorization": f"Bearer {code}"}).refusal("GET", "/me")[0] == 401


def test_many_links_log_nobody_out(tmp_path: Path) -> None:
    with serving(tmp_path, limits={"tokens_per_person": 3}) as server:
        guest = server.guest()
        codes = [link_code(guest) for _ in range(5)]
        guest.answer("GET", "/me")
        assert server.stranger().refusal("POST", "/me/claim", {"code": codes[0]})[0] == 404
        server.stranger().answer("POST", "/me/claim", {"code": codes[-1]})


def test_leaving_logs_out_this_device_alone(server: Server) -> None:
    first, second = server.guest(), server.stranger()
    second.answer("POST", "/me/claim", {"code": link_code(first)})
    cookie = second.cookies["meeplewright"]
    second.answer("POST", "/me/leave", status=204)
    assert "meeplewright" not in second.cookies
    second.cookies.set("meeplewright", cookie)
    assert second.answer("GET", "/me") is None
    assert first.answer("GET", "/me") is not None


# -- webhooks ---------------------------------------------------------------------------------


def test_a_webhook_is_refused_where_the_host_calls_nobody(server: Server) -> None:
    guest = server.guest()
    wish = {"webhook": "https://example.org/turn"}
    assert guest.refusal("PATCH", "/me", wish) == (409, "webhook", "table-webhooks-off")
    assert guest.answer("PATCH", "/me", {"webhook": None})["webhook"] is None


def test_a_webhook_is_an_address_that_can_be_called(tmp_path: Path) -> None:
    with serving(tmp_path, webhooks="public") as server:
        guest = server.guest()
        kept = guest.answer("PATCH", "/me", {"webhook": "https://example.org/turn"})
        assert kept["webhook"] == "https://example.org/turn"
        for wrong in ("ftp://example.org", "https://", "javascript:alert(1)", "https://a@b/"):
            assert guest.refusal("PATCH", "/me", {"webhook": wrong})[:2] == (400, "webhook")
        long = "https://example.org/" + "x" * 500
        assert guest.refusal("PATCH", "/me", {"webhook": long})[0] == 422
        assert guest.answer("PATCH", "/me", {"webhook": None})["webhook"] is None
