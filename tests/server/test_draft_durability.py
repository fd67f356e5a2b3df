"""An acknowledged draft is never lost, and a confirmed one is in the log exactly once, however the
server ends.

The server is killed with SIGKILL after each of these acknowledgements, and while a confirmation is
on its way.
"""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from meeplewright.core.game import Json
from meeplewright.server.settings import Settings
from meeplewright.server.storage import Store
from tests.conftest import only_in_full
from tests.server.client import Person, Place, guest, table_of
from tests.server.running import Server, serving

pytestmark = pytest.mark.anyio

TURNS = 4
GAMES = ("carcassonne", "keyflower")


class Drafter:
    """Two people who play a table by drafts alone, and remember every step they confirmed."""

    def __init__(self, places: Sequence[Place], rng: Random) -> None:
        self.places = places
        self.table = places[0].table
        self.confirmed: list[tuple[int | None, Json]] = []
        self.drafted: list[Json] = []
        self._rng = rng
        self._acting = places[0]

    @classmethod
    async def at(cls, game: str, people: Sequence[Person], rng: Random) -> "Drafter":
        table = await table_of(people, game)
        return cls([await person.sit(table, seat) for seat, person in enumerate(people)], rng)

    @property
    def stored(self) -> list[Json]:
        """The steps of the draft as the server describes it."""
        assert self._acting.state is not None
        draft = self._acting.state["draft"]
        return [] if draft is None else [step["do"] for step in draft["steps"]]

    async def begin(self) -> None:
        """Draft the first step of whoever is to act."""
        acting = [place for place in self.places if place.legal]
        self._acting = self._rng.choice(acting)
        self.drafted = []
        await self._add()

    async def _add(self) -> None:
        place, do = self._acting, self._rng.choice(self._acting.legal)
        known = {"version": place.version, "drafted": len(self.drafted)}
        assert await place.request(type="draft", **known, do=do) is not None
        self.drafted.append(do)

    async def complete(self) -> None:
        """Draft the rest of the turn."""
        place = self._acting
        while True:
            await place.until(lambda: self.stored == self.drafted)
            assert place.state is not None
            if place.state["draft"]["complete"]:
                return
            await self._add()

    async def confirm(self) -> None:
        place = self._acting
        known = {"version": place.version, "drafted": len(self.drafted)}
        assert await place.request(type="confirm", **known) is not None
        self._is_confirmed()

    def _is_confirmed(self) -> None:
        self.confirmed += [(self._acting.seat, do) for do in self.drafted]
        self.drafted = []

    async def confirm_into_the_dark(self) -> None:
        """The answer may never come."""
        with suppress(ConnectionError):
            await self.confirm()

    def find_out(self) -> None:
        """After no answer: either the draft is whole, or it is in the log."""
        if self.drafted and not self.stored:
            self._is_confirmed()
        assert self.stored == self.drafted

    async def come_back(self) -> None:
        for place in self.places:
            await place.resume()

    async def leave(self) -> None:
        for place in self.places:
            await place.leave()


async def restarted(server: Server, drafters: Sequence[Drafter]) -> None:
    """Kill the server, start it again, and reconnect."""
    server.kill()
    await server.start()
    for drafter in drafters:
        await drafter.come_back()


async def killed_meanwhile(server: Server, drafters: Sequence[Drafter], rng: Random) -> None:
    """Kill the server while confirmations are on their way, at any moment."""
    sending = [asyncio.create_task(drafter.confirm_into_the_dark()) for drafter in drafters]
    await asyncio.sleep(rng.random() * 0.05)
    server.kill()
    await asyncio.gather(*sending)
    await server.start()
    for drafter in drafters:
        await drafter.come_back()
        drafter.find_out()
        if drafter.drafted:
            await drafter.confirm()


@only_in_full
async def test_drafts_and_confirmed_turns_survive_kills(tmp_path: Path, sqlite_url: str) -> None:
    rng = Random()
    async with serving(tmp_path, sqlite_url) as server:
        people = [await guest(server.url, name) for name in ("Anna", "Ben")]
        drafters = [await Drafter.at(game, people, rng) for game in GAMES]
        for _ in range(TURNS):
            for drafter in drafters:
                await drafter.begin()
            await restarted(server, drafters)
            for drafter in drafters:
                assert drafter.stored == drafter.drafted, "an acknowledged draft is lost"
                await drafter.complete()
                await drafter.confirm()
            await restarted(server, drafters)
            for drafter in drafters:
                assert drafter.stored == [], "a confirmed draft is still there"
                await drafter.begin()
                await drafter.complete()
            await killed_meanwhile(server, drafters, rng)
            await restarted(server, drafters)
        for drafter in drafters:
            await drafter.leave()
        for person in people:
            await person.go()
        await server.stop()
        assert not server.faults()
    for drafter in drafters:
        assert await steps_in_log(sqlite_url, drafter.table) == drafter.confirmed


async def steps_in_log(database: str, table: str) -> list[tuple[int | None, Json]]:
    store = await Store.open(Settings(database=database))
    try:
        log = await store.log.tail(table, 0)
    finally:
        await store.close()
    return [(entry.seat, entry.body) for entry in log if entry.kind == "do"]
