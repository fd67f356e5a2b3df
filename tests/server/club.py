"""A club: pairs of people who play one table after another, whatever happens to servers.

A player who loses the connection reconnects, to the same server or to another one of the same host,
and continues from the last version seen. `compare_with_log` checks afterwards that everything that
anyone received is in the log, exactly once.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

import httpx
from websockets.exceptions import InvalidHandshake

from meeplewright.core.game import Json
from meeplewright.core.registry import find_game
from meeplewright.server.settings import Settings
from meeplewright.server.storage import Store
from meeplewright.server.tablegame import ClockRule, LogEntry, TableGame, step_form
from tests.server.client import Person, Place, guest, table_of

TROUBLE = (ConnectionError, OSError, httpx.HTTPError, InvalidHandshake, EOFError, TimeoutError)
PATIENCE = 300.0  # seconds; play that stops for longer is stuck
PAUSE = 0.05  # seconds before the next attempt
THINK_AGAIN = 0.05  # how often a player takes back a free step


class Member:
    """One player of a pair, at one of the servers."""

    def __init__(self, person: Person, urls: Sequence[str], rng: Random) -> None:
        self.person = person
        self.rng = rng
        self.places: list[Place] = []
        self._urls = urls

    def go_elsewhere(self) -> None:
        """Try the next server; if there is only one, the same again."""
        urls = self._urls
        self.person.move_to(urls[(urls.index(self.person.url) + 1) % len(urls)])

    @property
    def acks(self) -> int:
        return sum(len(place.memory.acks) for place in self.places)

    async def play(self, table: str, seat: int) -> None:
        """Random legal moves until the game is over, through all failures."""
        place = Place(self.person, table, seat)
        self.places.append(place)
        is_there = False
        while not place.is_over:
            try:
                if not is_there:
                    await place.resume()
                    is_there = True
                await self._move(place)
            except TROUBLE:
                is_there = False
                self.go_elsewhere()
                await asyncio.sleep(PAUSE)
        await place.leave()

    async def _move(self, place: Place) -> None:
        await place.until(lambda: bool(place.legal) or place.is_over)
        if place.is_over:
            return
        assert place.state is not None
        known, free = place.version, place.state["free_from"]
        if free is not None and self.rng.random() < THINK_AGAIN:
            reached = await place.request(type="takeback", version=known, to=free)
        else:
            reached = await place.act(self.rng.choice(place.legal))
        if reached is not None:
            await place.at(reached)
            return
        await place.until(lambda: place.version > known or place.pause is None)
        await asyncio.sleep(PAUSE)


class Pair:
    """Two people who play table after table."""

    def __init__(self, game: str, members: Sequence[Member]) -> None:
        self.game = game
        self.members = members
        self.is_playing = False

    @property
    def pauses(self) -> list[Json]:
        """The reasons for the pauses of play."""
        return [
            reason
            for member in self.members
            for place in member.places
            for reason in place.memory.pauses
        ]

    @property
    def acks(self) -> int:
        return sum(member.acks for member in self.members)

    async def play_on(self) -> None:
        while True:
            table = await self._new_table()
            self.is_playing = True
            await asyncio.gather(
                *(member.play(table, seat) for seat, member in enumerate(self.members))
            )
            self.is_playing = False

    async def _new_table(self) -> str:
        while True:
            try:
                return await table_of([member.person for member in self.members], self.game)
            except (*TROUBLE, AssertionError):  # of an invitation whose use was not confirmed
                for member in self.members:
                    member.go_elsewhere()
                await asyncio.sleep(PAUSE)


class Club:
    """All pairs, and the tasks in which they play."""

    def __init__(self, pairs: Sequence[Pair]) -> None:
        self.pairs = pairs
        self._tasks = [asyncio.create_task(pair.play_on()) for pair in pairs]

    @property
    def acks(self) -> int:
        return sum(pair.acks for pair in self.pairs)

    async def until(self, is_so: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not is_so():
                for task in self._tasks:
                    if task.done():
                        task.result()
                await asyncio.sleep(0.01)

    async def moves(self, number: int) -> None:
        """Wait for this many more acknowledgements."""
        enough = self.acks + number
        await self.until(lambda: self.acks >= enough)

    async def everybody_moves(self, number: int = 1) -> None:
        """Wait until every pair got this many more acknowledgements."""
        enough = [pair.acks + number for pair in self.pairs]
        await self.until(
            lambda: all(p.acks >= least for p, least in zip(self.pairs, enough, strict=True))
        )

    def pauses_so_far(self) -> dict[Pair, int]:
        """How many pauses each pair has seen."""
        return {pair: len(pair.pauses) for pair in self.pairs}

    async def everybody_pauses(self, known: Mapping[Pair, int]) -> set[str]:
        """Wait until play is paused at every running table. Return what is wrong with storage.

        `known` are the pauses before the fault: the first new one can come while it is made.
        """
        await self.until(
            lambda: (
                any(len(pair.pauses) > known[pair] for pair in self.pairs)
                and all(len(pair.pauses) > known[pair] for pair in self.pairs if pair.is_playing)
            )
        )
        reasons = [reason for pair in self.pairs for reason in pair.pauses[known[pair] :]]
        assert {reason["key"] for reason in reasons} == {"table-storage"}
        return {reason["arguments"]["kind"] for reason in reasons}

    async def go_home(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for place in self.places:
            await place.leave()
        for pair in self.pairs:
            for member in pair.members:
                await member.person.go()

    @property
    def places(self) -> list[Place]:
        return [place for pair in self.pairs for member in pair.members for place in member.places]


async def club_of(games: Sequence[str], urls: Sequence[str], rng: Random) -> Club:
    """One pair for each game named; with two servers, each member is at a different one."""
    pairs = []
    for number, game in enumerate(games):
        members = []
        for seat in range(2):
            home = urls[(number + seat) % len(urls)]
            person = await guest(home, f"player {number}.{seat}")
            members.append(Member(person, urls, Random(rng.random())))
        pairs.append(Pair(game, members))
    return Club(pairs)


# -- checks -----------------------------------------------------------------------------------


async def compare_with_log(club: Club, database: str) -> Counter[str]:
    """Compare everything received with the stored log. Return what was compared, counted."""
    store = await Store.open(Settings(database=database))
    counted: Counter[str] = Counter()
    try:
        for table in {place.table for place in club.places}:
            places = [place for place in club.places if place.table == table]
            row = await store.tables.get(table)
            assert row is not None, "a table that people sat at is gone"
            log = await store.log.tail(table, 0)
            counted += _compared(row.game, row.options, log, places)
            counted["tables"] += 1
    finally:
        await store.close()
    return counted


def _compared(
    game: str, options: Json, log: Sequence[LogEntry], places: Sequence[Place]
) -> Counter[str]:
    assert [entry.seq for entry in log] == list(range(1, len(log) + 1))
    counted: Counter[str] = Counter(entries=len(log))
    counted["acks"] = acknowledged_once(log, places)
    states = _states_by_version(places)
    table_game = TableGame.begin(find_game(game), len(places), options, ClockRule())
    for entry in log:
        step = table_game.apply(entry)
        for seat, state in states.pop(entry.seq, ()):
            _is_the_position(table_game, seat, state)
            counted["states"] += 1
        for place in places:
            for form in place.memory.steps.get(entry.seq, ()):
                assert form == step_form(step, place.seat)
                counted["steps"] += 1
    assert not states, "somebody was told of versions that are not there"
    return counted


def _states_by_version(places: Sequence[Place]) -> dict[int, list[tuple[int | None, Json]]]:
    states: dict[int, list[tuple[int | None, Json]]] = {}
    for place in places:
        for state in place.memory.states:
            states.setdefault(state["version"], []).append((place.seat, state))
    return states


def _is_the_position(table_game: TableGame, seat: int | None, received: Json) -> None:
    state = table_game.state
    assert received["view"] == state.view(seat).to_json()
    assert received["actors"] == list(state.actors)
    assert seat is None or received["legal"] == [way.to_json() for way in state.legal(seat)]


def acknowledged_once(log: Sequence[LogEntry], places: Sequence[Place]) -> int:
    """Every acknowledged move is in the log, and every entry of the log was sent once."""
    done = {entry.seq: entry for entry in log if entry.kind == "do"}
    open_ends: list[tuple[int, int, Json]] = []
    acknowledged = 0
    for place in places:
        for tag, sent in place.memory.sent.items():
            version = place.memory.acks.get(tag)
            if version is not None:
                seq = max(number for number in done if number <= version)
                assert seq > sent.version, "an acknowledged move is lost"
                entry = done.pop(seq)
                assert (entry.seat, entry.body) == (sent.seat, sent.do)
                acknowledged += 1
            elif not _was_refused(place, tag):
                open_ends.append((sent.seat, sent.version, sent.do))
    for entry in done.values():  # nobody received these: the connection was lost in between
        assert entry.seat is not None
        _find(open_ends, entry)
    return acknowledged


def _was_refused(place: Place, tag: int) -> bool:
    """Certainly not done: after a storage failure nobody could know, and play was paused."""
    refusal = place.memory.refusals.get(tag)
    return refusal is not None and refusal["reason"]["rule"] != "storage"


def _find(open_ends: list[tuple[int, int, Json]], entry: LogEntry) -> None:
    for at, (seat, version, do) in enumerate(open_ends):
        if (seat, do) == (entry.seat, entry.body) and version < entry.seq:
            del open_ends[at]
            return
    raise AssertionError(f"nobody sent entry {entry.seq}, or it was written twice: {entry}")


def shown(counted: Counter[str], **more: Any) -> str:
    """One line for the long run with -s."""
    facts = {**more, **counted}
    return ", ".join(f"{name} {number:,}" for name, number in sorted(facts.items()))
