"""A client cannot tell apart two games that differ only in what it cannot know.

Whole games of Keyflower are played twice over the real protocol, with every seat and a spectator
connected: by the same moves, with different hands, draws and face-down payments of the others, who
also leave notes, drafts and standing orders in one game only. One observer asks everything
possible. What it receives until the screens are shown must be the same to the byte.
"""

from __future__ import annotations

import asyncio
import re
from dataclasses import dataclass, field
from functools import partial
from itertools import zip_longest
from pathlib import Path
from random import Random
from typing import Any

import pytest

from meeplewright.core.registry import find_game
from meeplewright.server.live import table as live_table
from meeplewright.server.tablegame import steps
from meeplewright.server.tablegame.steps import Step
from tests.conftest import only_in_full
from tests.server.client import Person, Place, guest, stranger, table_of
from tests.server.in_process import FakeTime, serve_in_process
from tests.server.twins import Move, Script, Scripted, planned

pytestmark = pytest.mark.anyio

GAME = find_game("keyflower")
TABLES = [
    (seats, observer, seats + 7 * (observer or 0))
    for seats, observers in ((2, (0,)), (3, (None,)), (4, (3,)))
    for observer in observers
]
NOW_AND_THEN = 6  # the observer asks on the WebSocket every this many moves,
OFTEN = 10  # over HTTP every this many,
SELDOM = 20  # and a player wants to take back a move every this many.
# With four seats or more a game has more moves, and all this happens less often.


@dataclass
class PlayedScript:
    """One of the two games: its people, and what the observer received."""

    script: Script
    which: int
    people: list[Person] = field(default_factory=list)
    places: list[Place] = field(default_factory=list)
    secrets: list[str] = field(default_factory=list)
    table: str = ""
    heard: list[str] = field(default_factory=list)
    made: dict[int, Move] = field(default_factory=dict)  # by the number of its entry

    def is_time(self, number: int, every: int) -> bool:
        """Whether something happens at this move that happens every so many moves."""
        return number % (every * max(1, self.script.seats // 2)) == 0

    @property
    def watcher(self) -> Place:
        """The observer's own place; the spectator is last."""
        observer = self.script.observer
        return self.places[-1 if observer is None else observer]

    async def play(self, url: str) -> None:
        try:
            await self._sit_down(url)
            await self._play()
        finally:
            for place in self.places:
                await place.leave()
                await place.person.go()

    async def _play(self) -> None:
        rng = Random(1)
        for number, move in enumerate(self.script.moves):
            await self._ask(number, move)
            if number == len(self.script.moves) - 1:
                break
            before = self.watcher.version
            await self._draft(number, move)
            await self._do(move)
            if move.back:
                await self._take_back(move.seat, before)
            elif self.is_time(number + 1, SELDOM):
                await self._think_twice(move, before, rng.random() < 0.5)
        self.heard = self._everything_received()
        await self._do(self.script.moves[-1])  # screens are shown: no more comparisons
        self._assert_no_token_leaked()

    # -- sitting down -------------------------------------------------------------------------

    async def _sit_down(self, url: str) -> None:
        seats = self.script.seats
        self.people = [await guest(url, f"player {seat}") for seat in range(seats)]
        self.table = await table_of(self.people, GAME.name, aids=list(GAME.aids))
        for seat, person in enumerate([*self.people, await stranger(url)]):
            place = await person.sit(self.table, seat if seat < seats else None)
            self.places.append(place)
            present = {
                "seats": list(range(min(seat + 1, seats))),
                "spectators": max(0, seat + 1 - seats),
            }
            for other in self.places:  # so that everyone is announced in the same order
                await other.until(partial(_hears, other, present))
        text = "\n".join(text for person in self.people for _, text in person.heard)
        self.secrets = re.findall(r'"(?:token|invite)":"([^"]+)"', text)

    # -- the moves ----------------------------------------------------------------------------

    async def _do(self, move: Move) -> None:
        place = self.places[move.seat]
        number = self.watcher.version + 1
        reached = await place.act((move.one, move.other)[self.which])
        assert reached is not None, [move, *place.memory.refusals.values()][-1]
        self.made[number] = move
        await self._everybody_at(reached)

    async def _draft(self, number: int, move: Move) -> None:
        """In one game only, another seat drafts its move before it makes it, and now and then asks
        about the drafted position. Nobody else notices.
        """
        if self.which == 0 or move.seat == self.script.observer:
            return
        place = self.places[move.seat]
        version = place.version
        do = move.other
        assert await place.request(type="draft", version=version, drafted=0, do=do) is not None
        if self.is_time(number, NOW_AND_THEN):
            assert await place.request(type="undraft", version=version, to=0) is not None

    async def _everybody_at(self, version: int | None) -> None:
        assert version is not None
        await asyncio.gather(*(place.at(version) for place in self.places))

    async def _take_back(self, seat: int, to: int) -> None:
        place = self.places[seat]
        version = place.version
        await self._everybody_at(await place.request(type="takeback", version=version, to=to))

    async def _think_twice(self, move: Move, to: int, agree: bool) -> None:
        """Ask to take a move back; if all agree, or need not, the same move is made again."""
        place = self.places[move.seat]
        asked = await place.request(type="takeback", version=place.version, to=to)
        if asked is None:
            return
        await self._everybody_at(asked)
        while (request := self._state(place)["asked"]) is not None:
            waiting = self.places[request["waiting"][0]]
            await self._everybody_at(await waiting.request(type="answer", agree=agree))
        last = self._state(place)["steps"][-1]
        if last["kind"] == "takeback":  # of the whole turn: make it again
            for number in last["taken_back"]["dropped"]:
                if number in self.made:
                    await self._do(self.made.pop(number))

    def _state(self, place: Place) -> Any:
        return place.state

    # -- questions ----------------------------------------------------------------------------

    async def _ask(self, number: int, move: Move) -> None:
        """The observer asks everything, on the WebSocket and over HTTP; others keep secrets."""
        watcher, observer = self.watcher, self.script.observer
        await self._keep_secrets(number, move)
        if observer is not None and move.seat != observer and self.is_time(number, NOW_AND_THEN):
            asked = len(watcher.memory.texts)
            await watcher.send(type="why", do=move.one, tag=number)
            await watcher.until(lambda: len(watcher.memory.texts) > asked)
            if observer not in self._state(watcher)["actors"]:
                await watcher.act(move.one)
            await watcher.act(move.one, version=0)
        if self.is_time(number, OFTEN):
            for path in self._paths(watcher.version):
                await watcher.person.ask("GET", f"/tables/{self.table}{path}")
            await watcher.person.ask("GET", "/me/turns")

    def _paths(self, version: int) -> list[str]:
        observer = self.script.observer
        mine = "" if observer is None else f"&seat={observer}"
        return [
            "",
            f"/state?{mine}",
            f"/legal?{mine}",
            f"/history?since={max(0, version - 9)}{mine}",
            f"/state?seat={(self.script.seats - 1) if observer == 0 else 0}",
            f"/order?seat={observer or 0}",
            "/notes",
            "/chat",
            "/record",
            "/result",
            *(f"/aids/{aid}?{mine}" for aid in GAME.aids),
        ]

    async def _keep_secrets(self, number: int, move: Move) -> None:
        """In one game only, another seat writes a note, and gives an order and cancels it."""
        others = {*range(self.script.seats)} - {self.script.observer, move.seat}
        if self.which == 0 or not self.is_time(number, OFTEN) or not others:
            return
        seat = min(others)
        address = f"/tables/{self.table}"
        await self.people[seat].answer("PUT", f"{address}/notes", {"text": f"secret {number}"})
        wish = {"seat": seat, "order": {"order": "pass_until_outbid"}}
        given = await self.people[seat].ask("PUT", f"{address}/order", wish)
        if given.is_success:
            await self.people[seat].answer("DELETE", f"{address}/order?seat={seat}")

    # -- what was received --------------------------------------------------------------------

    def _everything_received(self) -> list[str]:
        """Everything that the observer received, on the WebSocket and then over HTTP; ids are
        normalised.
        """
        watcher = self.watcher
        person = watcher.person
        texts = [*watcher.memory.texts, *(f"{asked} {text}" for asked, text in person.heard)]
        own = {self.table: "TABLE", person.url: "URL"}
        own |= {str(person.id): "ME", str(person.token): "TOKEN"}
        for secret in self.secrets:
            if watcher is self.places[0]:  # the host knows the invitations, but nothing else
                own[secret] = "INVITE"
        return [_without_ids(text, own) for text in texts]

    def _assert_no_token_leaked(self) -> None:
        """Tokens, invitations and ids are sent only to their owners."""
        for place in self.places:
            text = "\n".join(place.memory.texts)
            foreign = [str(person.id) for person in self.people if person is not place.person]
            assert not [secret for secret in [*self.secrets, *foreign] if secret in text]


def _hears(place: Place, present: dict[str, Any]) -> bool:
    return place.presence == present


def _without_ids(text: str, own: dict[str, str]) -> str:
    for known, word in own.items():
        text = text.replace(known, word)
    return text


async def played_twice(script: Script, folder: Path) -> tuple[PlayedScript, PlayedScript]:
    runs = (PlayedScript(script, 0), PlayedScript(script, 1))
    for run in runs:
        luck = Scripted(script.luck[run.which])
        database = f"sqlite:///{folder / f'{run.which}.db'}"
        async with serve_in_process(database, FakeTime().clock(), luck) as (url, _):
            await run.play(url)
        assert luck.given == len(luck.numbers)
    return runs


def differences(runs: tuple[PlayedScript, PlayedScript]) -> list[tuple[str, str]]:
    pairs = zip_longest(runs[0].heard, runs[1].heard, fillvalue="(nothing)")
    return [(one, other) for one, other in pairs if one != other]


@only_in_full
@pytest.mark.parametrize(("seats", "observer", "seed"), TABLES)
async def test_twin_games_are_told_alike(
    seats: int, observer: int | None, seed: int, tmp_path: Path
) -> None:
    script = planned(GAME, seats, observer, Random(seed))
    runs = await played_twice(script, tmp_path)
    assert len(runs[0].heard) > len(script.moves)
    assert not differences(runs)[:3]
    print(f"{seats} seats, observer {observer}: {len(runs[0].heard)} answers compared")


@only_in_full
async def test_the_twins_differ_and_another_seat_is_told_so(tmp_path: Path) -> None:
    """What is hidden from one seat is known to others: for them the two games differ."""
    script = planned(GAME, 2, 0, Random(5))
    short = Script(script.game, 2, 1, script.moves[:12], script.luck)
    one, other = PlayedScript(short, 0), PlayedScript(short, 1)
    for run in (one, other):
        luck = Scripted(script.luck[run.which])
        async with serve_in_process(f"sqlite:///{tmp_path / f'{run.which}.db'}", None, luck) as (
            url,
            _,
        ):
            await run.play(url)
    assert differences((one, other))


async def begun_twice(moves: int, folder: Path) -> tuple[PlayedScript, PlayedScript]:
    """The first moves of twin games of two."""
    script = planned(GAME, 2, 0, Random(6))
    short = Script(script.game, 2, 0, script.moves[:moves], script.luck)
    runs = (PlayedScript(short, 0), PlayedScript(short, 1))
    for run in runs:
        luck = Scripted(script.luck[run.which])
        database = f"sqlite:///{folder / f'{run.which}.db'}"
        async with serve_in_process(database, FakeTime().clock(), luck) as (url, _):
            await run.play(url)
    return runs


async def test_the_beginning_of_twin_games_is_told_alike(tmp_path: Path) -> None:
    runs = await begun_twice(20, tmp_path)
    assert len(runs[0].heard) > 20
    assert not differences(runs)[:3]


@only_in_full
async def test_a_leak_would_be_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that sends steps by what was done, not by what can be seen, is detected."""

    def leaky(step: Step, seat: int | None) -> Any:
        return {**steps.step_form(step, seat), "body": step.body}

    monkeypatch.setattr(live_table, "step_form", leaky)
    assert differences(await begun_twice(20, tmp_path))
