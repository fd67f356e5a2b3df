"""Analyses are requested once, computed by one process at a time, and stored with their tables."""

from dataclasses import replace

import pytest

from meeplewright.server.storage import AnalysisRow, Store
from meeplewright.server.storage import analysis_repository as storage
from tests.server.storage.builders import a_table

pytestmark = pytest.mark.anyio


def asked(name: str, at: int = 1, table: str | None = None) -> AnalysisRow:
    return AnalysisRow(id=name, table_id=table, asked_at=at, entries=9, record="a game")


async def test_what_was_asked_for_first_is_taken_first_and_by_one(any_store: Store) -> None:
    for name, at in (("b", 2), ("a", 1)):
        await any_store.analyses.request(asked(name, at))
    first = await any_store.analyses.take("me", now=10, until=20)
    second = await any_store.analyses.take("you", now=10, until=20)
    assert first == replace(asked("a"), status="running", holder="me", until=20, tries=1)
    assert second is not None and second.id == "b"
    assert await any_store.analyses.take("you", now=10, until=20) is None


async def test_what_a_dead_process_held_is_begun_anew(any_store: Store) -> None:
    await any_store.analyses.request(asked("a"))
    await any_store.analyses.take("dead", now=10, until=20)
    assert await any_store.analyses.report_progress("a", "dead", done=5, until=30)
    assert await any_store.analyses.take("me", now=29, until=40) is None
    again = await any_store.analyses.take("me", now=30, until=40)
    assert again is not None and (again.tries, again.done) == (2, 0)
    assert not await any_store.analyses.report_progress("a", "dead", done=6, until=50)
    assert not await any_store.analyses.finish("a", "dead", {"found": "late"})


async def test_an_analysis_that_is_done_keeps_what_was_found_and_no_record(
    any_store: Store,
) -> None:
    await any_store.analyses.request(asked("a"))
    await any_store.analyses.take("me", now=10, until=20)
    assert await any_store.analyses.finish("a", "me", {"found": "much"})
    row = await any_store.analyses.get("a")
    assert row is not None and (row.status, row.done) == ("done", 9)
    assert row.body == {"found": "much"} and row.record is None
    assert await any_store.analyses.request(asked("a", 7)) == row
    assert await any_store.analyses.take("me", now=99, until=100) is None


async def test_one_that_failed_is_begun_anew_when_somebody_asks_again(any_store: Store) -> None:
    await any_store.analyses.request(asked("a"))
    await any_store.analyses.take("me", now=10, until=20)
    assert await any_store.analyses.finish("a", "me", None)
    row = await any_store.analyses.get("a")
    assert row is not None and row.status == "failed"
    again = await any_store.analyses.request(asked("a", 7))
    assert (again.status, again.tries, again.record) == ("waiting", 0, "a game")


async def test_one_that_is_let_go_waits_for_whoever_comes(any_store: Store) -> None:
    await any_store.analyses.request(asked("a"))
    await any_store.analyses.take("me", now=10, until=20)
    assert await any_store.analyses.give_back("a", "me", tries=0)
    taken = await any_store.analyses.take("you", now=11, until=21)
    assert taken is not None and taken.tries == 1


async def test_who_goes_away_leaves_everything_as_if_it_had_not_tried(any_store: Store) -> None:
    for name in "ab":
        await any_store.analyses.request(asked(name))
    await any_store.analyses.take("me", now=10, until=20)
    await any_store.analyses.take("you", now=10, until=20)
    await any_store.analyses.release_all("me")
    left, kept = await any_store.analyses.get("a"), await any_store.analyses.get("b")
    assert left == asked("a")
    assert kept is not None and kept.holder == "you"


async def test_an_analysis_goes_with_its_table(any_store: Store) -> None:
    table = await a_table(any_store)
    await any_store.analyses.request(asked("a"))
    assert await any_store.analyses.of_table(table.id) is None
    await any_store.analyses.request(asked("a", 2, table.id))
    row = await any_store.analyses.of_table(table.id)
    assert row is not None and row.id == "a"
    assert await any_store.tables.remove(table.id, only="open")
    assert await any_store.analyses.get("a") is None


async def test_how_many_wait_is_known(any_store: Store) -> None:
    for at in range(3):
        await any_store.analyses.request(asked(f"{at}", at))
    assert await any_store.analyses.count_ahead(2) == 2


async def test_of_records_without_a_table_the_oldest_are_forgotten(
    any_store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(storage, "RECORDS_KEPT", 1)
    for at, name in enumerate("abc"):
        await any_store.analyses.request(asked(name, at))
        await any_store.analyses.take("me", now=10, until=20)
        await any_store.analyses.finish(name, "me", {})
    await any_store.analyses.request(asked("d", 9))
    known = [name for name in "abcd" if await any_store.analyses.get(name) is not None]
    assert known == ["c", "d"]
