"""Bodies of requests: who may send them, how long they are, and what all of them hold."""

import threading
from collections.abc import Iterator
from importlib import import_module
from inspect import iscoroutinefunction
from pathlib import Path
from pkgutil import iter_modules

import pytest

from meeplewright.server import costs, http
from meeplewright.server.errors import TooManyRequests
from meeplewright.server.http.bodies import BODY_LIMITS, LITTLE, HalfBodies, body_limit
from meeplewright.server.settings import Limits
from tests.server.http.kit import HOME, Server, serving
from tests.server.http.playing import ME, OPEN, table_for
from tests.server.http.test_middleware import call_app
from tests.server.http.websocket_client import connect

JSON = {"content-type": "application/json", "origin": HOME}


@pytest.mark.parametrize("path", ["/api/tables", f"/api/tables/{'a' * 22}/chat"])
def test_who_sends_a_body_is_known_before_it_is_read(server: Server, path: str) -> None:
    read: list[int] = []

    def endless() -> Iterator[bytes]:
        while True:
            read.append(1)
            yield b" " * 1000

    response = call_app(server, "POST", path, JSON, endless())
    assert response.status_code == 401 and not read
    wrong = {**JSON, "authorization": "Bearer nobody"}
    response = call_app(server, "POST", path, wrong, endless())
    assert response.status_code == 401 and not read


def test_whoever_is_known_is_looked_up_once(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest = server.guest()
    people = server.app.state.store.people
    real = people.by_token
    asked: list[int] = []

    async def counted(*args: object) -> object:
        asked.append(1)
        return await real(*args)

    monkeypatch.setattr(people, "by_token", counted)
    guest.answer("PATCH", "/me", {"name": "Ada"})
    assert len(asked) == 1


def test_a_route_reads_no_more_than_it_needs(server: Server) -> None:
    limits = Limits()
    operations = {
        operation["operationId"]: operation
        for _, _, operation in server.document.operations()
        if "requestBody" in operation
    }
    assert set(BODY_LIMITS) <= set(operations)
    assert {body_limit(name, limits) for name in operations} == {
        10_096,
        limits.message_bytes,
        limits.body_bytes,
        limits.record_bytes,
    }
    assert body_limit("say", Limits(chat_length=600)) > body_limit("say", limits)


def test_a_name_needs_no_long_body(server: Server) -> None:
    longest = {"name": "\N{GRINNING FACE}" * 40}
    assert server.stranger().answer("POST", "/me", longest, 201)
    body = {"name": "x" * 12_000}
    assert server.stranger().refusal("POST", "/me", body) == (413, "body", "table-too-large")


KB = b"x" * 1024


def test_bodies_that_never_end_hold_little_memory() -> None:
    limits = Limits(half_bodies_bytes=100 * 1024, half_bodies_bytes_per_address=40 * 1024)
    bodies = HalfBodies(limits)
    with bodies.arriving("ada") as one, bodies.arriving("ada") as other:
        one.identify()
        other.identify()
        one.add(KB * 30)
        with pytest.raises(TooManyRequests):
            other.add(KB * 11)
        other.add(KB * 10)
        with bodies.arriving("bob") as bobs, bodies.arriving("eve") as eves:
            bobs.identify()
            eves.identify()
            bobs.add(KB * 40)
            with pytest.raises(TooManyRequests):
                eves.add(KB * 21)
            eves.add(KB * 20)
            assert bodies.total == 100 * 1024
    assert (bodies.total, bodies.of_strangers, bodies.held) == (0, 0, {})


def test_an_address_that_holds_little_always_gets_in() -> None:
    bodies = HalfBodies(Limits(half_bodies_bytes=2 * LITTLE))
    with bodies.arriving("ada") as adas, bodies.arriving("bob") as bobs:
        adas.identify()
        adas.add(b"x" * 2 * LITTLE)
        with pytest.raises(TooManyRequests):
            adas.add(b"x")
        bobs.add(b"x" * LITTLE)
        with pytest.raises(TooManyRequests):
            bobs.add(b"x")
        with bodies.arriving("carl") as carls, bodies.arriving("dora") as doras:
            carls.add(b"x" * LITTLE)
            with pytest.raises(TooManyRequests):
                doras.add(b"x")  # twice as much as planned is the end


def test_strangers_hold_less_than_people() -> None:
    limits = Limits(half_bodies_bytes=10 * LITTLE, half_bodies_bytes_per_stranger=2 * LITTLE)
    bodies = HalfBodies(limits)
    with (
        bodies.arriving("one") as one,
        bodies.arriving("two") as two,
        bodies.arriving("three") as three,
        bodies.arriving("four") as ada,
    ):
        for half in (one, two):
            half.add(b"x" * 2 * LITTLE)
            with pytest.raises(TooManyRequests):
                half.add(b"x")
        three.add(b"x" * LITTLE)
        with pytest.raises(TooManyRequests):
            three.add(b"x")  # strangers hold a half of the memory
        ada.add(b"x")
        ada.identify()
        ada.add(b"x" * (5 * LITTLE - 1))
        assert (bodies.total, bodies.of_strangers) == (10 * LITTLE, 5 * LITTLE)
    assert (bodies.total, bodies.of_strangers, bodies.held) == (0, 0, {})


def test_who_sends_a_long_body_is_looked_up(tmp_path: Path) -> None:
    limits = {"half_bodies_bytes_per_stranger": 20_000}
    with serving(tmp_path, limits=limits) as server:
        wish = {"record": "x" * 30_000}
        refused = server.stranger().refusal("POST", "/replay", wish)
        assert refused == (429, "body", "table-too-often")
        assert server.guest().refusal("POST", "/replay", wish)[0] == 400
        assert server.stranger().refusal("POST", "/replay", {"record": "x" * 15_000})[0] == 400


def test_a_body_is_released_when_its_client_leaves(tmp_path: Path) -> None:
    few = {"half_bodies_bytes": 2_000}
    with serving(tmp_path, limits=few) as server:
        half = iter([b'{"name":'])
        with pytest.raises(ConnectionError):
            call_app(server, "POST", "/api/me", JSON, half)
        assert server.app.state.half_bodies.total == 0
        long = {"name": "x" * 6_000}
        response = server.stranger().post("/api/me", json=long)
        assert response.status_code == 429 and response.headers["retry-after"] == "5"
        server.guest("Ada")


# -- cost -------------------------------------------------------------------------------------


class Busy:
    """A processor clock: every look at it costs the same."""

    def __init__(self) -> None:
        self.now = 0.0
        self.step = 0.0

    def __call__(self) -> float:
        self.now += self.step
        return self.now


def test_an_address_pays_for_what_it_costs_not_for_how_often_it_asks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Busy()
    monkeypatch.setattr(costs, "thread_time", clock)
    slow = {"address_cpu_per_second": 0.01, "address_cpu_burst": 10.0}
    with serving(tmp_path, proxies=1, limits=slow) as server:

        def ask(address: str) -> int:
            response = server.stranger().get("/api/me", headers={"x-forwarded-for": address})
            if response.status_code == 429:
                assert int(response.headers["retry-after"]) >= 1
            return response.status_code

        assert {ask("203.0.113.1") for _ in range(100)} == {200}
        clock.step = 100.0
        assert ask("203.0.113.1") == 200  # known only afterwards
        clock.step = 0.0
        assert ask("203.0.113.1") == 429
        assert ask("203.0.113.2") == 200
        clock.step = 100.0
        assert ask("2001:db8::1") == 200
        clock.step = 0.0
        assert ask("2001:db8::2") == 429


def test_probes_cost_too_but_are_never_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Busy()
    monkeypatch.setattr(costs, "thread_time", clock)
    slow = {"address_cpu_per_second": 0.01, "address_cpu_burst": 10.0}
    with serving(tmp_path, proxies=1, limits=slow) as server:
        for number, path in enumerate(("/healthz", "/readyz", "/metrics")):
            address = {"x-forwarded-for": f"203.0.113.{number}"}
            visitor = server.stranger()
            assert visitor.get("/api/games", headers=address).status_code == 200
            clock.step = 100.0
            assert visitor.get(path, headers=address).status_code == 200
            clock.step = 0.0
            assert visitor.get("/api/games", headers=address).status_code == 429
            assert visitor.get(path, headers=address).status_code == 200


class Threads:
    """A processor clock on which only work in threads costs anything."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        if threading.current_thread().name.startswith("asyncio_"):
            self.now += 100.0
            return self.now
        return 0.0


def test_work_in_threads_costs_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "index.html").write_text("<head></head>")
    monkeypatch.setattr("meeplewright.server.http.pages.page_folder", lambda: tmp_path)
    monkeypatch.setattr(costs, "thread_time", Threads())
    slow = {"address_cpu_per_second": 0.01, "address_cpu_burst": 10.0}
    with serving(tmp_path, proxies=1, limits=slow) as server:
        host = server.guest()
        table = table_for(host, ME, OPEN)
        requests = (
            ("POST", "/api/qr", {"link": f"{HOME}/t/{table}"}),
            ("GET", "/sw.js", None),
            ("GET", "/words/keyflower/hu.ftl", None),
            ("GET", f"/t/{table}", None),
        )
        for number, (method, path, body) in enumerate(requests):
            address = {"x-forwarded-for": f"203.0.113.{number}"}
            visitor = server.stranger()
            visitor.request(method, path, json=body, headers=address)
            assert visitor.get("/api/games", headers=address).status_code == 429, path


def test_no_route_runs_in_a_thread_where_nobody_measures_it() -> None:
    names = [found.name for found in iter_modules(http.__path__) if found.name.endswith("_routes")]
    routers = [import_module(f"{http.__name__}.{name}").router for name in names]
    routes = [route for router in routers for route in router.routes if hasattr(route, "endpoint")]
    assert len(routes) > 50
    assert [route.path for route in routes if not iscoroutinefunction(route.endpoint)] == []


def test_messages_cost_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Busy()
    monkeypatch.setattr(costs, "thread_time", clock)
    slow = {"address_cpu_per_second": 0.01, "address_cpu_burst": 10.0}
    with serving(tmp_path, limits=slow) as server:
        guest = server.guest()
        table = table_for(guest, ME, OPEN)
        with connect(server, table) as wire:
            wire.send_json({"type": "hello", "since": None, "seat": None})
            wire.receive_json("welcome")
            wire.send_json({"type": "ping"})
            wire.receive_json("pong")
            clock.step = 100.0
            wire.send_json({"type": "ping"})
            wire.receive_json("pong")
            clock.step = 0.0
            wire.send_json({"type": "say", "text": "x", "tag": 1})
            refused = wire.receive_json("refused")
            assert refused["reason"]["key"] == "table-too-often" and refused["retry_after"] >= 1
        assert guest.get("/api/me").status_code == 429  # the same address
