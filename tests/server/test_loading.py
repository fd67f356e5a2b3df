"""A long game loads fast: from its last snapshot and the few entries since.

What is loaded is what was stored. (`bench/` measures how long it takes.)
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from meeplewright.server.live.table_writer import SNAPSHOT_EVERY
from meeplewright.server.tablegame import LogEntry, Step, TableGame
from tests.conftest import only_in_full
from tests.server.client import Person, guest, table_of
from tests.server.in_process import FakeTime, serve_in_process

pytestmark = pytest.mark.anyio


async def play(people: list[Person], table: str, moves: int) -> None:
    """This many random moves over HTTP; fewer if the game is over before."""
    rng = Random(5)
    for _ in range(moves):
        form = await people[0].answer("GET", f"/tables/{table}/state")
        if form["to_act"] is None:
            return
        seat = form["to_act"]
        address = f"/tables/{table}"
        legal = (await people[seat].answer("GET", f"{address}/legal?seat={seat}"))["legal"]
        wish = {"seat": seat, "version": form["version"], "do": rng.choice(legal)}
        await people[seat].answer("POST", f"{address}/act", wish)


async def pictures(people: list[Person], table: str) -> list[Any]:
    """What every seat can know about the table."""
    return [
        await person.answer("GET", f"/tables/{table}/state?seat={seat}")
        for seat, person in enumerate(people)
    ]


class Counting:
    """Counts the entries that table games apply."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.applied = 0
        real = TableGame.apply

        def apply(table_game: TableGame, entry: LogEntry) -> Step:
            self.applied += 1
            return real(table_game, entry)

        monkeypatch.setattr(TableGame, "apply", apply)


@only_in_full
@pytest.mark.parametrize(
    ("game", "seats", "moves"),
    [("carcassonne", 2, 70), ("keyflower", 6, 400)],
)
async def test_a_long_game_loads_from_its_snapshot(
    game: str, seats: int, moves: int, sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    hours = FakeTime()
    async with serve_in_process(sqlite_url, hours.clock(), Random(1)) as (url, _):
        people = [await guest(url, f"player {seat}") for seat in range(seats)]
        table = await table_of(people, game)
        await play(people, table, moves)
        before = await pictures(people, table)
        histories = [
            await person.answer("GET", f"/tables/{table}/history?seat={seat}")
            for seat, person in enumerate(people)
        ]
    counting = Counting(monkeypatch)
    async with serve_in_process(sqlite_url, hours.clock(), Random(1)) as (url, _):
        for person in people:
            person.move_to(url)
        after = await pictures(people, table)
        assert after == before
        assert after[0]["version"] > 3 * SNAPSHOT_EVERY
        assert counting.applied < SNAPSHOT_EVERY
        for seat, person in enumerate(people):
            history = await person.answer("GET", f"/tables/{table}/history?seat={seat}")
            assert history == histories[seat]
        await play(people, table, 5)
    for person in people:
        await person.go()
