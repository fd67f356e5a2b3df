"""Monitoring: health, readiness, metrics, and the page if it is not built."""

import gzip
from pathlib import Path
from random import Random

import pytest

from meeplewright.server.errors import StorageFault
from meeplewright.server.http.pages import has_page
from tests.server.http.kit import Server, serving
from tests.server.http.playing import ME, play_one, table_for


def test_health_and_readiness(server: Server) -> None:
    for path in ("/healthz", "/readyz"):
        response = server.stranger().get(path)
        assert response.status_code == 200 and response.json() == {"status": "ok"}


def test_a_storage_that_does_not_answer_is_told(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def gone(*_: object, **__: object) -> None:
        raise StorageFault("gone", "connection refused")

    visitor = server.guest()
    database = server.app.state.store._database
    for name in ("read", "write"):
        monkeypatch.setattr(database, name, gone)
    assert visitor.get("/healthz").status_code == 200
    for path in ("/api/me", f"/api/tables/{'A' * 22}", "/readyz"):
        response = visitor.get(path)
        assert response.status_code == 503
        assert int(response.headers["retry-after"]) >= 1
        assert response.json()["reason"]["rule"] == "storage"
        assert "refused" not in response.text


def test_a_storage_that_can_only_be_read_is_not_ready(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(*_: object, **__: object) -> None:
        raise StorageFault("full")

    visitor = server.guest()
    with monkeypatch.context() as broken:
        broken.setattr(server.app.state.store._database, "write", full)
        visitor.refusal("PATCH", "/me", {"name": "Anna"})
        assert visitor.get("/readyz").status_code == 503
    assert visitor.get("/readyz").status_code == 200


def test_whoever_asks_often_causes_few_writes(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, clock = server.app.state.store, server.app.state.context.clock
    probes = []
    probe = store.probe

    async def counted() -> None:
        probes.append(1)
        await probe()

    now = clock.now() + 10_000
    monkeypatch.setattr(store, "probe", counted)
    monkeypatch.setattr(type(clock), "now", lambda _: now)
    for _ in range(20):
        assert server.stranger().get("/readyz").status_code == 200
    assert len(probes) == 1


def test_metrics_count_and_name_nobody(server: Server) -> None:
    visitor = server.guest("Zebedee")
    table = table_for(visitor, ME, ME)
    play_one([visitor, visitor], table, Random(1))
    visitor.refusal("GET", "/nothing")
    response = server.stranger().get("/metrics")
    assert response.headers["content-type"].startswith("text/plain")
    text = response.text
    assert 'meeplewright_moves_total{by="person",game="carcassonne"}' in text
    assert 'meeplewright_requests_total{method="POST",operation="act",status="200"}' in text
    assert 'meeplewright_refused_total{key="table-no-page"}' in text
    person = visitor.answer("GET", "/me")["person"]
    for secret in (table, person, "Zebedee", visitor.cookies["meeplewright"], "testserver"):
        assert secret not in text


def test_where_no_client_is_built_a_plain_page_says_so(server: Server) -> None:
    assert not has_page()
    response = server.stranger().get("/")
    assert response.headers["content-type"] == "text/html; charset=utf-8"
    assert "/api/openapi.json" in response.text
    assert server.stranger().get("/t/abc").status_code == 404


def test_the_client_finds_its_own_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html><title>client</title>")
    (web / "assets" / "app-1a2b.js").write_text("export {}")
    (web / "favicon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr("meeplewright.server.http.pages.page_folder", lambda: web)
    with serving(tmp_path) as server:
        visitor = server.stranger()
        for path in ("/", "/t/abc", "/me", "/me/x", "/r/abc", "/t/abc/12"):
            response = visitor.get(path)
            assert "client" in response.text and response.headers["cache-control"] == "no-cache"
            assert response.headers["content-type"].startswith("text/html")
        script = visitor.get("/assets/app-1a2b.js")
        assert "immutable" in script.headers["cache-control"]
        assert "javascript" in script.headers["content-type"]
        assert visitor.get("/favicon.svg").headers["cache-control"] == "no-cache"
        packed = gzip.compress(b"export {}")
        (web / "assets" / "app-1a2b.js.gz").write_bytes(packed)
        script = visitor.get("/assets/app-1a2b.js", headers={"Accept-Encoding": "br, gzip"})
        assert script.headers["content-encoding"] == "gzip" and script.text == "export {}"
        assert "javascript" in script.headers["content-type"]
        plain = visitor.get("/assets/app-1a2b.js", headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers and plain.text == "export {}"
        for path in ("/assets/none.js", "/none.svg", "/api/none", "/assets/../../secret.txt"):
            assert visitor.get(path).status_code == 404
        for path in ("/%2e%2e/secret.txt", "/assets/%2e%2e/%2e%2e/secret.txt", "/..%2fsecret.txt"):
            assert "secret" not in visitor.get(path).text.replace("table-no-page", "")
        assert visitor.post("/t/abc").status_code == 404
