"""The middleware: hosts, origins, sizes, rates, and the headers of every response."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from meeplewright.server.http.middleware import SECURITY_HEADERS, origin_of
from tests.server.http.kit import HOME, Server, Visitor, serving
from tests.server.http.playing import ME, OPEN, table_for


def with_headers(server: Server, **headers: str) -> Visitor:
    return Visitor(server, {name.replace("_", "-"): value for name, value in headers.items()})


# -- origins ----------------------------------------------------------------------------------

FOREIGN: list[dict[str, str]] = [
    {"origin": "https://evil.example"},
    {"origin": "http://testserver:81"},
    {"origin": "https://testserver"},
    {"origin": "http://testserver.evil.example"},
    {"origin": "null"},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
    {"origin": HOME, "sec-fetch-site": "cross-site"},
]


@pytest.mark.parametrize("headers", FOREIGN)
def test_another_site_changes_nothing(server: Server, headers: dict[str, str]) -> None:
    guest = server.guest("Ada")
    cookie = guest.cookies["meeplewright"]
    evil = Visitor(server, {**headers, "cookie": f"meeplewright={cookie}"})
    assert evil.refusal("PATCH", "/me", {"name": "Eve"})[::2] == (403, "table-origin")
    assert evil.refusal("DELETE", "/me")[0] == 403
    assert Visitor(server, headers).refusal("POST", "/me", {"name": "Eve"})[0] == 403
    assert guest.answer("GET", "/me")["name"] == "Ada"


def test_a_cookie_without_any_word_on_its_origin_changes_nothing(server: Server) -> None:
    cookie = server.guest().cookies["meeplewright"]
    silent = with_headers(server, cookie=f"meeplewright={cookie}")
    assert silent.refusal("PATCH", "/me", {"name": "Eve"}) == (403, "Origin", "table-origin")
    basic = with_headers(server, cookie=f"meeplewright={cookie}", authorization="Basic YTpi")
    assert basic.refusal("PATCH", "/me", {"name": "Eve"}) == (403, "Origin", "table-origin")


@pytest.mark.parametrize(
    ("address", "origin"),
    [
        ("https://Play.Example:443", "https://play.example"),
        ("http://play.example:80", "http://play.example"),
        ("http://play.example:8722", "http://play.example:8722"),
        ("https://[2001:db8::1]:8443", "https://[2001:db8::1]:8443"),
    ],
)
def test_the_hosts_address_is_compared_as_browsers_write_it(address: str, origin: str) -> None:
    assert origin_of(address) == origin


def test_our_own_pages_and_programs_may_change_things(server: Server) -> None:
    cookie = server.guest().cookies["meeplewright"]
    own = {"cookie": f"meeplewright={cookie}", "sec-fetch-site": "same-origin"}
    assert Visitor(server, own).answer("PATCH", "/me", {"name": "Ada"})["name"] == "Ada"
    assert server.program().answer("PATCH", "/me", {"name": "Deep"})["name"] == "Deep"


def test_no_other_site_is_ever_allowed_to_read(server: Server) -> None:
    evil = with_headers(server, origin="https://evil.example")
    for response in (
        evil.get("/api/games"),
        evil.options("/api/me", headers={"access-control-request-method": "POST"}),
    ):
        assert not [name for name in response.headers if name.startswith("access-control")]


# -- hosts ------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def homely(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server without a configured address."""
    with serving(tmp_path_factory.mktemp("homely"), base_url=None) as server:
        yield server


@pytest.mark.parametrize(
    "host",
    ["localhost:8722", "192.168.1.5:8722", "[::1]:8722", "10.0.0.1", "den.local", "[fe80::1]"],
)
def test_at_home_the_server_goes_by_its_addresses(homely: Server, host: str) -> None:
    visitor = with_headers(homely, host=host, origin=f"http://{host}")
    assert visitor.answer("POST", "/me", {"name": "Ada"}, 201)
    link = visitor.answer("POST", "/me/link", status=201)["link"]
    assert link.startswith(f"http://{host}/me#")


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "evil.example:8722",
        "localhost.evil.example",
        "",
        "[127.0.0.1].evil.example",
        "[::1].evil.example:8722",
        "[::1]evil.example",
        "[127.0.0.1]",
        "[localhost]",
        "::1",
        "localhost:8722:1",
        "localhost:evil.example",
        "evil.example[::1]",
        "evil@127.0.0.1",
    ],
)
def test_at_home_a_foreign_name_is_refused(homely: Server, host: str) -> None:
    visitor = with_headers(homely, host=host)
    assert visitor.refusal("GET", "/games")[:2] == (400, "Host")
    assert visitor.get("/healthz").status_code == 200


def test_at_home_the_origin_must_be_the_host(homely: Server) -> None:
    visitor = with_headers(homely, host="192.168.1.5:8722", origin="http://192.168.1.6:8722")
    assert visitor.refusal("POST", "/me", {"name": "Eve"})[0] == 403


# -- sizes ------------------------------------------------------------------------------------


def test_a_body_that_says_it_is_too_large_is_not_read(server: Server) -> None:
    read: list[int] = []

    def endless() -> Iterator[bytes]:
        read.append(1)
        yield b" " * 70_000

    headers = {"content-length": "70000", "content-type": "application/json"}
    response = call_app(server, "POST", "/api/me", headers, endless())
    assert response.status_code == 413 and not read
    assert response.headers["connection"] == "close"


def test_a_body_that_grows_too_large_is_not_read_to_its_end(server: Server) -> None:
    read: list[int] = []

    def endless() -> Iterator[bytes]:
        while True:
            read.append(1)
            yield b" " * 1000

    headers = {"content-type": "application/json", "origin": HOME}
    response = call_app(server, "POST", "/api/me", headers, endless())
    assert response.status_code == 413 and len(read) == 11
    assert response.json()["reason"]["key"] == "table-too-large"


def test_only_a_record_makes_a_body_long(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """A long body with anything else is refused before its JSON is read."""
    read: list[bytes] = []
    monkeypatch.setattr(
        "meeplewright.server.http.routing.read_json", lambda body, _: read.append(body)
    )
    for body in (b"[" + b"[]," * 600_000 + b"[]]", b"[" + b'"",' * 600_000 + b'""]'):
        headers = {"content-type": "application/json"}
        response = server.stranger().post("/api/replay", content=body, headers=headers)
        assert response.status_code == 413 and not read


def call_app(
    server: Server, method: str, path: str, headers: dict[str, str], body: Iterator[bytes]
) -> httpx.Response:
    """Calls the application directly, to see how much of the body it reads.

    A body that ends early means that the client disconnected.
    """
    sent: list[Any] = []

    async def receive() -> dict[str, Any]:
        part = next(body, None)
        if part is None:
            return {"type": "http.disconnect"}
        return {"type": "http.request", "body": part, "more_body": True}

    async def send(message: dict[str, Any]) -> None:
        sent.append(message)

    raw = [(name.encode(), value.encode()) for name, value in headers.items()]
    scope = {
        "type": "http",
        "method": method,
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "scheme": "http",
        "headers": [(b"host", b"testserver"), *raw],
        "client": ("127.0.0.1", 1),
        "server": ("testserver", 80),
    }

    async def call() -> None:
        await server.app(scope, receive, send)  # type: ignore[arg-type]

    server.portal.call(call)
    if not sent:
        raise ConnectionError("no answer")
    whole = b"".join(message.get("body", b"") for message in sent)
    return httpx.Response(sent[0]["status"], headers=sent[0]["headers"], content=whole)


def test_a_client_that_goes_away_in_the_middle_is_no_fault(server: Server) -> None:
    headers = {"content-type": "application/json", "origin": HOME}
    with pytest.raises(ConnectionError):
        call_app(server, "POST", "/api/me", headers, iter([b'{"name":']))
    assert "unexpected fault" not in server.log.getvalue()


@pytest.mark.parametrize("length", ["-1", "1e9", "٣", "9" * 30, "abc"])
def test_a_length_that_is_no_number_is_refused(server: Server, length: str) -> None:
    headers = {"content-length": length.encode().decode("latin-1"), "origin": HOME}
    assert call_app(server, "POST", "/api/me", headers, iter([b"{}"])).status_code in (400, 413)


# -- bodies -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("body", "refusal"),
    [
        (b"", (422, "body", "form-missing")),
        (b"{", (400, "body", "table-not-json")),
        (b'{"name": "Ada",}', (400, "body", "table-not-json")),
        (b'{"name": "\xff"}', (400, "body", "table-not-utf8")),
        (b'{"name": "\\ud800"}', (400, "name", "table-half-letter")),
        (b'{"\\udfff": 1}', (400, "body", "table-half-letter")),
        (b'{"name": "a\\u0000b"}', (400, "name", "table-nul")),
        (b'{"name": 123456789012345678901234567890}', (400, "body", "table-number-too-large")),
        (b'{"name": ' + b"9" * 5000 + b"}", (400, "body", "table-number-too-large")),
        (b'{"name": 1e999}', (400, "body", "table-number-too-large")),
        (b'{"name": NaN}', (400, "body", "table-not-a-number")),
        (b'{"name": "a", "name": "b"}', (400, "name", "table-key-twice")),
        (b"[" * 6_000, (400, "body", "table-too-deep")),
        (b'{"name":' * 30 + b"1" + b"}" * 30, (400, ".".join(["name"] * 21), "table-too-deep")),
        (b'{"name": true}', (422, "name", "form-type")),
        (b'{"name": null}', (422, "name", "form-type")),
        (b'"Ada"', (422, "body", "form-type")),
        (b"null", (422, "body", "form-type")),
    ],
)
def test_a_body_that_cannot_be_read_names_the_field(
    server: Server, body: bytes, refusal: tuple[int, str, str]
) -> None:
    visitor = server.stranger()
    headers = {"content-type": "application/json"}
    response = visitor.post("/api/me", content=body, headers=headers)
    reason = response.json()["reason"]
    assert (response.status_code, reason["rule"], reason["key"]) == refusal


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "json", ""])
def test_only_json_is_read(server: Server, kind: str) -> None:
    content = {"content-type": kind} if kind else {}
    response = server.stranger().post("/api/me", content=b'{"name":"Ada"}', headers=content)
    assert response.status_code == 415
    assert response.json()["reason"]["rule"] == "Content-Type"


# -- rates ------------------------------------------------------------------------------------


def test_an_address_that_asks_too_often_is_told_when_to_come_back(tmp_path: Path) -> None:
    slow = {"address_requests_per_second": 0.01, "address_requests_burst": 3}
    with serving(tmp_path, limits=slow) as server:
        visitor = server.stranger()
        for _ in range(3):
            assert visitor.get("/api/games").status_code == 200
        response = visitor.get("/api/games")
        assert response.status_code == 429
        assert 1 <= int(response.headers["retry-after"]) <= 100
        assert visitor.get("/healthz").status_code == 200


def test_a_person_who_asks_too_often_is_told_so_and_nobody_else(tmp_path: Path) -> None:
    with serving(tmp_path, limits={"requests_per_second": 0.01, "requests_burst": 3}) as server:
        ada, bob = server.guest("Ada"), server.guest("Bob")
        answers = [ada.get("/api/me").status_code for _ in range(5)]
        assert answers == [200, 200, 200, 429, 429]
        assert bob.get("/api/me").status_code == 200


def test_an_address_brings_only_so_many_guests(tmp_path: Path) -> None:
    with serving(tmp_path, limits={"people_per_hour": 2}) as server:
        server.guest("Ada")
        server.guest("Bob")
        response = server.stranger().post("/api/me", json={"name": "Eve"})
        assert response.status_code == 429 and int(response.headers["retry-after"]) > 60


def test_behind_proxies_the_address_is_the_one_that_they_saw(tmp_path: Path) -> None:
    slow = {"address_requests_per_second": 0.01, "address_requests_burst": 1}
    with serving(tmp_path, proxies=1, limits=slow) as server:

        def ask(forwarded: str) -> int:
            headers = {"x-forwarded-for": forwarded}
            return server.stranger().get("/api/games", headers=headers).status_code

        assert ask("203.0.113.1") == 200
        assert ask("198.51.100.9, 203.0.113.1") == 429  # what comes before it can be forged
        assert ask("203.0.113.2") == 200
        assert ask("2001:db8::1") == 200
        assert ask("2001:db8::2") == 429  # one household, one network


# -- every answer -----------------------------------------------------------------------------


def test_every_answer_keeps_browsers_strict(server: Server) -> None:
    visitor = server.stranger()
    paths = ("/", "/api/games", "/api/nothing", "/api/openapi.json", "/healthz", "/api/me")
    for response in [visitor.get(path) for path in paths]:
        for name, value in SECURITY_HEADERS.items():
            assert response.headers[name] == value
        assert "frame-ancestors 'none'" in response.headers["content-security-policy"]
        is_public = "etag" in response.headers  # the same for everybody
        assert response.headers["cache-control"] == ("no-cache" if is_public else "no-store")


def test_a_method_that_is_not_there_names_those_that_are(server: Server) -> None:
    guest = server.guest()
    table = table_for(guest, ME, OPEN)
    for path, methods in (
        ("/api/me", {"GET", "POST", "PATCH", "DELETE"}),
        (f"/api/tables/{table}/notes", {"GET", "PUT"}),
        ("/api/games", {"GET"}),
    ):
        response = guest.request("OPTIONS", path)
        assert response.status_code == 405
        assert set(response.headers["allow"].split(", ")) == methods
        assert response.json()["reason"]["rule"] == "method"


@pytest.mark.parametrize("path", ["/api", "/api/", "/api/nothing", "/api/me/", "/api//me"])
def test_a_path_that_is_not_there_is_told_in_our_form(server: Server, path: str) -> None:
    for method in ("GET", "POST", "BREW"):
        response = server.stranger().request(method, path)
        assert response.status_code == 404
        assert response.json()["reason"]["key"] == "table-no-page"
