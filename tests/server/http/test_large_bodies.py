"""Large bodies are read in another process, with the same result as in this one."""

import json
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from meeplewright.server import costs
from meeplewright.server.costs import CostLimit
from meeplewright.server.errors import TableError, TooManyRequests
from meeplewright.server.http import large_bodies
from meeplewright.server.http.large_bodies import LargeBodies
from meeplewright.server.reading import read_with_record
from meeplewright.server.settings import Limits
from tests.server.http.kit import serving

pytestmark = pytest.mark.anyio

LIMITS = Limits()
LONG = 'line \\ with "quotes" and \u263a\n' * 5_000


@pytest.fixture
async def bodies() -> AsyncIterator[LargeBodies]:
    made = LargeBodies(LIMITS)
    yield made
    await made.stop()


def written(value: Any) -> bytes:
    return json.dumps(value).encode()


async def test_the_record_arrives_as_it_was_sent(bodies: LargeBodies) -> None:
    for value in (
        {"record": LONG, "effort": "quick"},
        {"from": {"record": LONG, "entry": 3}, "seats": [{"kind": "me"}]},
        {"record": LONG, "from": {"record": "short"}},
        {"record": "short", "from": {"record": LONG}},
        {"record": 7, "text": None},
    ):
        assert await bodies.read(written(value), "ada") == value


@pytest.mark.parametrize(
    "body",
    [
        b'{"record":"' + b"x" * 70_000,
        b'{"record":"' + b"x" * 70_000 + b'","record":"y"}',
        b'{"record":"' + b"\xff" * 70_000 + b'"}',
        b'{"record":"' + b"x" * 70_000 + b'\\ud800"}',
        b'{"record":"' + b"x" * 70_000 + b'\\u0000"}',
        b'{"record":"' + b"x" * 70_000 + b'","n":NaN}',
        b'{"record":"' + b"x" * 70_000 + b'","n":' + b"[" * 30 + b"]" * 30 + b"}",
        b"[" + b"[]," * 30_000 + b"[]]",
        b'{"text":"' + b"x" * 70_000 + b'"}',
    ],
)
async def test_a_wrong_body_has_the_same_reason_as_in_this_process(
    bodies: LargeBodies, body: bytes
) -> None:
    with pytest.raises(TableError) as here:
        read_with_record(body, LIMITS.json_depth, LIMITS.body_bytes)
    with pytest.raises(TableError) as there:
        await bodies.read(body, "ada")
    assert there.value.reason == here.value.reason
    assert there.value.status == here.value.status


async def test_this_process_does_not_read_it(
    bodies: LargeBodies, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: Any) -> None:
        raise AssertionError("read here")

    monkeypatch.setattr(large_bodies, "read_with_record", refuse)
    assert await bodies.read(written({"record": LONG}), "ada") == {"record": LONG}


async def test_what_the_process_spent_is_charged(
    bodies: LargeBodies, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(costs, "thread_time", lambda: 0.0)
    limit = CostLimit(1e-9, 1e-4, steady=lambda: 0.0)

    async def request() -> None:
        await bodies.read(written({"record": LONG * 4}), "ada")

    limit.check("ada")
    await limit.measure("ada", request)
    with pytest.raises(TooManyRequests):
        limit.check("ada")


async def test_a_body_is_read_without_the_process_if_that_dies(bodies: LargeBodies) -> None:
    value = {"record": LONG}
    assert await bodies.read(written(value), "ada") == value
    assert bodies.worker.process is not None
    bodies.worker.process.kill()
    await bodies.worker.process.wait()
    assert await bodies.read(written(value), "ada") == value
    assert await bodies.read(written(value), "ada") == value  # by a new process
    assert bodies.worker.process is not None and bodies.worker.process.returncode is None


async def test_a_process_that_cannot_start_refuses_nobody() -> None:
    bodies = LargeBodies(LIMITS, (sys.executable, "-c", "raise SystemExit(3)"))
    assert await bodies.read(written({"record": LONG}), "ada") == {"record": LONG}
    await bodies.stop()


def test_bytes_count_until_they_are_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also while a body waits for its turn."""
    with serving(tmp_path) as server:
        held: list[int] = []
        real = LargeBodies.read

        async def read(self: LargeBodies, body: bytes, address: str) -> Any:
            held.append(server.app.state.half_bodies.total)
            return await real(self, body, address)

        monkeypatch.setattr(LargeBodies, "read", read)
        body = written({"record": LONG})
        headers = {"content-type": "application/json"}
        refused = server.guest().post("/api/analyses", content=body, headers=headers)
        assert refused.status_code == 400 and held == [len(body)]
        assert server.app.state.half_bodies.total == 0
