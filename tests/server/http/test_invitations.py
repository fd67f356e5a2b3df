"""Inviting people: who one has played with, seats offered to them, QR codes."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
import resvg_py
import zxingcpp
from PIL import Image

from tests.conftest import only_in_full
from tests.server.conftest import DATABASES
from tests.server.http.kit import HOME, Server, Visitor, serving
from tests.server.http.playing import ME, OPEN, bot, invites, table_for, table_of_two


@pytest.fixture(scope="module", params=DATABASES)
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """A server on either database."""
    folder = tmp_path_factory.mktemp("server")
    changes: dict[str, Any] = {}
    if request.param == "postgres":
        changes["database"] = request.getfixturevalue("postgres_url")
    with serving(folder, Random(7), **changes) as running:
        yield running


def recent(visitor: Visitor) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = visitor.answer("GET", "/me/recent-players")["players"]
    return found


def met(visitor: Visitor, name: str) -> dict[str, Any]:
    """How this visitor names somebody they played with."""
    found = next(player for player in recent(visitor) if player["name"] == name)
    return {"table": found["table"], "seat": found["seat"]}


def offers_at(visitor: Visitor, table: str) -> list[tuple[str, str | None]]:
    """The name and the offer of each seat, as this visitor sees them."""
    seats = visitor.answer("GET", f"/tables/{table}")["seats"]
    return [(seat["name"], seat["offer"]) for seat in seats]


def two_who_played(server: Server) -> tuple[Visitor, Visitor]:
    ada, bob = server.guest("Ada"), server.guest("Bob")
    table_of_two(ada, bob)
    return ada, bob


# -- people one has played with ---------------------------------------------------------------


def test_people_are_listed_by_the_latest_shared_table(server: Server) -> None:
    ada, bob, cleo = (server.guest(name) for name in ("Ada", "Bob", "Cleo"))
    assert recent(ada) == []
    table_of_two(ada, bob)
    with_cleo = table_of_two(ada, cleo)
    latest = table_of_two(bob, ada)
    listed = [(one["name"], one["table"], one["seat"]) for one in recent(ada)]
    assert listed == [("Bob", latest, 0), ("Cleo", with_cleo, 1)]
    assert [one["name"] for one in recent(cleo)] == ["Ada"]


def test_a_table_that_has_not_started_makes_nobody_known(server: Server) -> None:
    host, guest = server.guest("Ada"), server.guest("Bob")
    table = table_for(host, ME, OPEN, OPEN)
    guest.answer("POST", f"/tables/{table}/seats/claim", {"invite": invites(host, table)[1]})
    assert recent(host) == recent(guest) == []


@only_in_full
def test_who_was_here_half_a_minute_ago_is_online(tmp_path: Path) -> None:
    with serving(tmp_path, Random(7)) as server:
        ada, _ = two_who_played(server)
        assert recent(ada)[0]["online"]
        server.ahead += 31_000
        assert not recent(ada)[0]["online"]


def test_whoever_deletes_their_data_is_on_nobodys_list(server: Server) -> None:
    ada, bob = two_who_played(server)
    table = table_for(ada, ME, OPEN)
    shared = met(ada, "Bob")
    ada.answer("PUT", f"/tables/{table}/offers/1", shared)
    bob.answer("DELETE", "/me", status=204)
    assert recent(ada) == []
    assert offers_at(ada, table)[1] == ("", None)
    path = f"/tables/{table}/offers/1"
    assert ada.refusal("PUT", path, shared) == (404, "person", "table-not-met")


# -- seats offered to them --------------------------------------------------------------------


def test_only_the_invited_person_can_take_the_seat(server: Server) -> None:
    ada, bob = two_who_played(server)
    stranger = server.guest("Cleo")
    table = table_for(ada, ME, OPEN, visibility="public")
    before = invites(ada, table)[1]
    ada.answer("PUT", f"/tables/{table}/offers/1", met(ada, "Bob"))
    assert invites(ada, table) == {}
    assert offers_at(ada, table)[1] == ("Bob", "other")
    assert offers_at(bob, table)[1] == ("Bob", "you")
    assert offers_at(stranger, table)[1] == ("", "other")
    assert table in [one["id"] for one in bob.answer("GET", "/me/tables")["tables"]]
    claim = f"/tables/{table}/seats/claim"
    for wish in ({"seat": 1}, {}, {"invite": before}):
        assert stranger.refusal("POST", claim, wish) == (409, "seat", "table-seat-taken")
    taken = bob.answer("POST", claim, {})
    assert taken["seat"] == 1 and taken["table"]["status"] == "running"
    assert taken["table"]["seats"][1]["owner"]


def test_an_offer_gives_no_right_but_to_sit_down(server: Server) -> None:
    ada, bob = two_who_played(server)
    table = table_for(ada, ME, OPEN)
    ada.answer("PUT", f"/tables/{table}/offers/1", met(ada, "Bob"))
    assert bob.refusal("POST", f"/tables/{table}/seats/1/leave")[0] == 403
    assert bob.refusal("GET", f"/tables/{table}/state?seat=1")[0] == 403
    assert not bob.answer("GET", f"/tables/{table}")["seats"][1]["owner"]


@pytest.mark.parametrize("by_host", [True, False])
def test_an_offer_ends_when_it_is_taken_back_or_declined(server: Server, by_host: bool) -> None:
    ada, bob = two_who_played(server)
    other = server.guest("Cleo")
    table = table_for(ada, ME, OPEN)
    path = f"/tables/{table}/offers/1"
    ada.answer("PUT", path, met(ada, "Bob"))
    assert other.refusal("DELETE", path)[0] == 403
    (ada if by_host else bob).answer("DELETE", path, status=204)
    assert offers_at(ada, table)[1] == ("", None)
    assert table not in [one["id"] for one in bob.answer("GET", "/me/tables")["tables"]]
    assert ada.refusal("DELETE", path) == (404, "seat", "table-no-offer")
    assert bob.refusal("POST", f"/tables/{table}/seats/claim", {})[0] == 403
    other.answer("POST", f"/tables/{table}/seats/claim", {"invite": invites(ada, table)[1]})


def test_the_host_can_give_an_offered_seat_to_a_bot(server: Server) -> None:
    ada, bob = two_who_played(server)
    table = table_for(ada, ME, OPEN)
    ada.answer("PUT", f"/tables/{table}/offers/1", met(ada, "Bob"))
    seats = ada.answer("POST", f"/tables/{table}/seats/1/bot")["seats"]
    assert seats[1]["kind"] == "bot" and seats[1]["offer"] is None
    assert table not in [one["id"] for one in bob.answer("GET", "/me/tables")["tables"]]


def test_refused_offers_name_what_is_wrong(server: Server) -> None:
    ada, bob = two_who_played(server)
    stranger = server.guest("Cleo")
    table = table_for(ada, ME, OPEN, OPEN, bot())
    path, shared = f"/tables/{table}/offers/", met(ada, "Bob")
    assert bob.refusal("PUT", path + "1", met(bob, "Ada"))[:2] == (403, "host")
    assert stranger.refusal("PUT", path + "1", shared) == (404, "person", "table-not-met")
    myself = {**shared, "seat": 0}
    assert ada.refusal("PUT", path + "1", myself) == (404, "person", "table-not-met")
    assert ada.refusal("PUT", path + "1", {**shared, "seat": 7})[0] == 404
    assert ada.refusal("PUT", path + "1", {"table": "x", "seat": 1})[:2] == (422, "table")
    assert ada.refusal("PUT", path + "3", shared) == (409, "seat", "table-seat-taken")
    assert ada.refusal("PUT", path + "9", shared) == (404, "seat", "table-no-seat")
    ada.answer("PUT", path + "1", shared)
    assert ada.refusal("PUT", path + "2", shared) == (409, "person", "table-offer-twice")
    nowhere = f"/tables/{'x' * 22}/offers/1"
    assert ada.refusal("PUT", nowhere, shared) == (404, "table", "table-unknown")


def test_a_host_cannot_flood_a_person_with_offers(server: Server) -> None:
    ada, _ = two_who_played(server)
    shared = met(ada, "Bob")
    tables = [table_for(ada, ME, OPEN) for _ in range(4)]
    for table in tables[:3]:
        ada.answer("PUT", f"/tables/{table}/offers/1", shared)
    refused = ada.refusal("PUT", f"/tables/{tables[3]}/offers/1", shared)
    assert refused == (409, "person", "table-offers-many")


# -- QR codes ---------------------------------------------------------------------------------


TABLE, CODE = "a" * 22, "Secret_code-0123456789"


def scanned(svg: str, path: Path) -> str:
    """What a phone reads from the drawn code."""
    path.write_bytes(bytes(resvg_py.svg_to_bytes(svg_string=svg, width=400)))
    with Image.open(path) as picture:
        found = zxingcpp.read_barcodes(picture.convert("L"))
    return found[0].text


@pytest.mark.parametrize(
    "link",
    [
        f"/t/{TABLE}",
        f"/t/{TABLE}#{CODE}",
        f"/r/{TABLE}?entry=12&tab=points",
        f"/me#{CODE}",
        f"/tournament/{TABLE}",
    ],
)
def test_a_phone_reads_the_link_from_the_code(server: Server, tmp_path: Path, link: str) -> None:
    answer = server.stranger().post("/api/qr", json={"link": HOME + link})
    assert answer.status_code == 200 and answer.headers["content-type"] == "image/svg+xml"
    assert answer.headers["cache-control"] == "no-store"
    assert scanned(answer.text, tmp_path / "code.png") == HOME + link
    assert CODE not in server.log.getvalue()


@pytest.mark.parametrize(
    "link",
    [
        f"http://elsewhere.example/t/{TABLE}",
        f"{HOME}.evil.example/t/{TABLE}",
        f"{HOME}@evil.example/t/{TABLE}",
        f"{HOME}/t/../{TABLE}",
        f"{HOME}/t/{TABLE}/more",
        f"{HOME}/tournament/{TABLE}/more",
        f"{HOME}/t/{TABLE}\n",
        f"{HOME}/new",
        f"{HOME}/me",
        f"javascript:alert('{TABLE}')",
    ],
)
def test_no_code_is_drawn_for_other_links(server: Server, link: str) -> None:
    answer = server.stranger().post("/api/qr", json={"link": link})
    assert (answer.status_code, answer.json()["reason"]["key"]) == (400, "table-qr-link")
    assert TABLE not in answer.text


@only_in_full
def test_codes_are_limited(tmp_path: Path) -> None:
    with serving(tmp_path, Random(7), limits={"qr_codes_per_minute": 2}) as server:
        visitor, body = server.stranger(), {"link": f"{HOME}/t/{TABLE}"}
        answers = [visitor.post("/api/qr", json=body).status_code for _ in range(3)]
        assert answers == [200, 200, 429]
