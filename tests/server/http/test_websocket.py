"""Opening the WebSocket: who can, and as whom. Its messages are tested in `live`."""

from pathlib import Path

import pytest

from tests.server.http.kit import Server, serving
from tests.server.http.playing import ME, table_for
from tests.server.http.websocket_client import connect

HELLO = {"type": "hello", "since": None, "seat": None}


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://testserver:81"])
def test_a_page_of_another_site_opens_nothing(server: Server, origin: str) -> None:
    guest = server.guest()
    table = table_for(guest, ME, ME)
    with connect(server, table, guest.cookies["meeplewright"], origin=origin) as wire:
        assert wire.denied is not None and wire.denied[0] == 403
        assert wire.denied[1]["reason"]["key"] == "table-origin"
    with connect(server, table, deny=False, origin=origin) as wire:
        assert wire.code == 4403


def test_a_cookie_without_any_word_on_its_origin_opens_nothing(server: Server) -> None:
    guest = server.guest()
    table = table_for(guest, ME, ME)
    with connect(server, table, guest.cookies["meeplewright"], origin="") as wire:
        assert wire.denied is not None and wire.denied[0] == 403


def test_the_wire_knows_people_by_cookie_and_programs_by_token(server: Server) -> None:
    guest, program = server.guest(), server.program()
    table = table_for(guest, ME, ME)
    token = program.headers["authorization"]
    known = [guest.answer("GET", "/me")["person"], program.answer("GET", "/me")["person"]]
    opened = [
        connect(server, table, guest.cookies["meeplewright"]),
        connect(server, table, authorization=token, origin=""),
        connect(server, table),
        connect(server, table, origin=""),
        connect(server, table, "A" * 43),
    ]
    for person, opening in zip([*known, None, None, None], opened, strict=True):
        with opening as wire:
            wire.send_json(HELLO)
            assert wire.receive_json("welcome")["you"]["person"] == person


def test_a_wrong_token_opens_nothing(server: Server) -> None:
    table = table_for(server.guest(), ME, ME)
    with connect(server, table, authorization="Bearer " + "A" * 43, origin="") as wire:
        assert wire.denied is not None and wire.denied[0] == 401


def test_an_address_has_only_so_many_connections(tmp_path: Path) -> None:
    with serving(tmp_path, limits={"connections_per_address": 2}) as server:
        table = table_for(server.guest(), ME, ME)
        with connect(server, table), connect(server, table), connect(server, table) as third:
            assert third.denied is not None and third.denied[0] == 429
        with connect(server, table) as again:
            assert again.denied is None


def test_without_an_upgrade_the_path_says_what_it_speaks(server: Server) -> None:
    table = table_for(server.guest(), ME, ME)
    response = server.stranger().get(f"/api/tables/{table}/play")
    assert response.status_code == 426 and response.headers["upgrade"] == "websocket"


def test_a_websocket_to_nowhere_is_closed(server: Server) -> None:
    with connect(server, "x/y/z", deny=False) as wire:
        assert wire.code == 4404
