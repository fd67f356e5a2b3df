"""Waiting for a place is no fault of the database, as long as it ends other transactions."""

import asyncio

import pytest
from sqlalchemy import Connection, text

from meeplewright.server.errors import StorageFault
from meeplewright.server.storage import Store, places
from meeplewright.server.storage.places import Places
from tests.conftest import only_in_full

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def short_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(places, "ANSWER_SECONDS", 0.2)
    monkeypatch.setattr(places, "PART_SECONDS", 0.05)


async def test_whoever_waits_longer_is_served_if_others_end() -> None:
    full = Places(1)
    await full.take(patient=False)
    waiting = [asyncio.create_task(full.take(patient=False)) for _ in range(12)]
    for _ in waiting:
        await asyncio.sleep(0.08)  # together much longer than the limit
        full.give_back(answered=True)
    await asyncio.gather(*waiting)


async def test_if_nothing_ends_storage_does_not_answer() -> None:
    full = Places(1)
    await full.take(patient=False)
    patient = asyncio.create_task(full.take(patient=True))
    with pytest.raises(StorageFault):
        await full.take(patient=False)
    assert not patient.done()
    full.give_back(answered=False)
    await patient


async def test_faults_are_no_answers() -> None:
    full = Places(2)
    await full.take(patient=False)
    await full.take(patient=False)
    waiting = [asyncio.create_task(full.take(patient=False)) for _ in range(3)]
    await asyncio.sleep(0.1)
    full.give_back(answered=False)  # one of them gets this place
    found = await asyncio.gather(*waiting, return_exceptions=True)
    assert [type(one) for one in found].count(StorageFault) == 2


async def test_whoever_stops_waiting_takes_no_place() -> None:
    full = Places(1)
    await full.take(patient=False)
    waiting = asyncio.create_task(full.take(patient=False))
    await asyncio.sleep(0.06)
    waiting.cancel()
    full.give_back(answered=True)
    await asyncio.gather(waiting, return_exceptions=True)
    await asyncio.wait_for(full.take(patient=False), 5)


@only_in_full
@pytest.mark.parametrize("database_url", ["postgresql"], indirect=True)
async def test_hundreds_of_reads_at_once_are_all_answered(
    any_store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()

    def slow(connection: Connection) -> int:
        return int(connection.execute(text("SELECT 1 FROM pg_sleep(0.1)")).scalar_one())

    found = await asyncio.gather(*(any_store._read(slow) for _ in range(300)))
    assert found == [1] * 300
