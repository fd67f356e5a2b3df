"""A small client of the public protocol, over real sockets: people, tables, and connections.

It only decides which of the legal actions to take, and records everything it received, so that a
test can check afterwards whether it was correct.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import count
from random import Random
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from meeplewright.core.game import Json

PATIENCE = 300.0  # seconds; longer than any message takes


class Person:
    """A person with a token, at one server or, after `move_to`, at another one of the same host."""

    def __init__(self, url: str, name: str, token: str | None, person_id: str | None) -> None:
        self.name = name
        self.token = token
        self.id = person_id
        self.headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        self.url = url
        self.heard: list[tuple[str, str]] = []
        """Every answer over HTTP: the request, and the body as it came."""
        self._http = httpx.AsyncClient(
            headers=self.headers, timeout=PATIENCE, trust_env=False, verify=False
        )

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.go()

    async def go(self) -> None:
        await self._http.aclose()

    def move_to(self, url: str) -> None:
        """Switch to another server of the same host."""
        self.url = url

    async def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        response = await self._http.request(method, f"{self.url}/api{path}", json=body)
        self.heard.append((f"{method} {path} {response.status_code}", response.text))
        return response

    async def answer(self, method: str, path: str, body: Any = None) -> Any:
        """The answer to a request that must succeed."""
        response = await self.ask(method, path, body)
        assert response.is_success, f"{method} {path}: {response.status_code} {response.text}"
        return response.json() if response.content else None

    async def open_table(self, game: str, seats: Sequence[Json], **wishes: Any) -> str:
        form = await self.answer("POST", "/tables", {"game": game, "seats": list(seats), **wishes})
        return str(form["id"])

    async def invites(self, table: str) -> list[str]:
        found = await self.answer("GET", f"/tables/{table}/invites")
        return [str(each["invite"]) for each in found["invites"]]

    async def claim(self, table: str, invite: str) -> int:
        taken = await self.answer("POST", f"/tables/{table}/seats/claim", {"invite": invite})
        return int(taken["seat"])

    async def sit(self, table: str, seat: int | None, since: int | None = None) -> Place:
        """A connection that was welcomed, and has the state if the game has started."""
        place = Place(self, table, seat)
        await place.connect(since)
        return place


async def stranger(url: str) -> Person:
    """A person without an identity."""
    return Person(url, "", None, None)


async def guest(url: str, name: str) -> Person:
    """A new person, with a token as programs get it."""
    async with Person(url, name, None, None) as nobody:
        made = await nobody.answer("POST", "/me", {"name": name, "token": True})
    return Person(url, name, str(made["token"]), str(made["person"]))


async def table_of(people: Sequence[Person], game: str, **wishes: Any) -> str:
    """A table with these people in this order; the first is the host."""
    host, *others = people
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in others)]
    table = await host.open_table(game, seats, **wishes)
    for person, invite in zip(others, await host.invites(table), strict=True):
        await person.claim(table, invite)
    return table


@dataclass(frozen=True)
class Sent:
    """An action as it was sent, and the version it was decided on."""

    seat: int
    version: int
    do: Json


@dataclass
class Memory:
    """What a place received over all its connections."""

    texts: list[str] = field(default_factory=list)
    states: list[Json] = field(default_factory=list)
    steps: dict[int, list[Json]] = field(default_factory=dict)
    sent: dict[int, Sent] = field(default_factory=dict)
    acks: dict[int, int] = field(default_factory=dict)
    refusals: dict[int, Json] = field(default_factory=dict)
    kinds: list[str] = field(default_factory=list)
    pauses: list[Json] = field(default_factory=list)


class Place:
    """One person's place at one table: a connection, and a new one after it is lost."""

    def __init__(self, person: Person, table: str, seat: int | None) -> None:
        self.person = person
        self.table = table
        self.seat = seat
        self.memory = Memory()
        self.state: Json | None = None
        self.table_form: Json = {}
        self.presence: Json = {}
        self.pause: Json | None = None
        """Why play is paused, while it is."""
        self._tags = count(1)
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._news = asyncio.Event()
        self._lost = False
        self._welcomed = False

    # -- the connection -----------------------------------------------------------------------

    async def connect(self, since: int | None = None) -> None:
        """Open a connection and wait for the welcome, and for the state if there is one."""
        address = f"ws{self.person.url.removeprefix('http')}/api/tables/{self.table}/play"
        self._socket = await connect(
            address,
            additional_headers=self.person.headers,
            compression=None,
            max_size=None,
            max_queue=None,
            ping_interval=None,
            proxy=None,
            open_timeout=PATIENCE,
            close_timeout=1,
        )
        self._lost = self._welcomed = False
        self._reader = asyncio.create_task(self._read())
        states = len(self.memory.states)
        await self.send(type="hello", since=since, seat=self.seat)
        await self.until(lambda: self._welcomed)
        if self.table_form["status"] != "open":
            await self.until(lambda: len(self.memory.states) > states)

    async def resume(self) -> None:
        """Connect again and continue from the last version seen."""
        await self.leave()
        await self.connect(self.version or None)

    async def leave(self) -> None:
        if self._socket is not None:
            await self._socket.close()
            assert self._reader is not None
            await self._reader
            self._socket = None

    async def _read(self) -> None:
        assert self._socket is not None
        try:
            async for text in self._socket:
                assert isinstance(text, str)
                self._note(text)
        except ConnectionClosed:
            pass
        finally:
            self._lost = True
            self._news.set()

    def _note(self, text: str) -> None:
        message: Json = json.loads(text)
        self.memory.texts.append(text)
        self.memory.kinds.append(message["type"])
        match message["type"]:
            case "welcome":
                self.table_form = message["table"]
                self.presence = message["presence"]
                self.pause = None
                self._welcomed = True
            case "table":
                self.table_form = message["table"]
            case "paused":
                self.pause = message["reason"]
                self.memory.pauses.append(message["reason"])
            case "resumed":
                self.pause = None
            case "presence":
                self.presence = {key: message[key] for key in ("seats", "spectators")}
            case "state":
                self.state = message
                self.memory.states.append(message)
                for step in message["steps"]:
                    self.memory.steps.setdefault(step["version"], []).append(step)
            case "ack":
                self.memory.acks[message["tag"]] = message["version"]
            case "refused":
                self.memory.refusals[message["tag"]] = message
        self._news.set()

    async def until(self, is_so: Callable[[], bool]) -> None:
        """Wait for messages until the condition is met; ConnectionError if the connection is lost
        first.
        """
        async with asyncio.timeout(PATIENCE):
            while not is_so():
                if self._lost:
                    raise ConnectionError("the connection was lost")
                self._news.clear()
                await self._news.wait()

    async def send(self, **message: Any) -> None:
        await self.send_text(json.dumps(message))

    async def send_text(self, text: str | bytes) -> None:
        assert self._socket is not None
        try:
            await self._socket.send(text)
        except ConnectionClosed:
            raise ConnectionError("the connection was lost") from None

    # -- playing ------------------------------------------------------------------------------

    @property
    def version(self) -> int:
        """The last version received; 0 before the first state."""
        return 0 if self.state is None else int(self.state["version"])

    @property
    def is_over(self) -> bool:
        return self.state is not None and self.state["to_act"] is None

    @property
    def legal(self) -> list[Json]:
        return [] if self.state is None else list(self.state["legal"])

    async def at(self, version: int) -> Json:
        """The state at this version or a later one."""
        await self.until(lambda: self.version >= version)
        assert self.state is not None
        return self.state

    async def act(self, do: Json, version: int | None = None) -> int | None:
        """Send an action. Return the version of the acknowledgement, None if it was refused."""
        assert self.seat is not None
        tag = next(self._tags)
        on = self.version if version is None else version
        self.memory.sent[tag] = Sent(self.seat, on, do)
        await self.send(type="act", version=on, do=do, tag=tag)
        return await self.answer_to(tag)

    async def answer_to(self, tag: int) -> int | None:
        memory = self.memory
        await self.until(lambda: tag in memory.acks or tag in memory.refusals)
        return memory.acks.get(tag)

    async def request(self, **message: Any) -> int | None:
        """Send another message with a tag; answered like `act`."""
        tag = next(self._tags)
        await self.send(**message, tag=tag)
        return await self.answer_to(tag)

    async def play(self, rng: Random, moves: int | None = None) -> None:
        """Random legal actions, whenever there are some, until the game is over (or this many)."""
        while not self.is_over and moves != 0:
            known = self.version
            if not self.legal:
                await self.until(lambda: bool(self.legal) or self.is_over)
                continue
            reached = await self.act(rng.choice(self.legal))
            await self.at(known + 1 if reached is None else reached)
            moves = None if moves is None else moves - 1
