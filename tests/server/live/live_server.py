"""A server without HTTP: a store, a hub, people, tables, and clients on real WebSocket objects.

Every message to a client is checked against the published types when it arrives.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from random import Random
from typing import Any, get_args, get_type_hints

from pydantic import TypeAdapter
from starlette.types import Message
from starlette.websockets import WebSocket

from meeplewright.core.game import Json, State
from meeplewright.core.registry import find_game
from meeplewright.server.live.hub import Hub
from meeplewright.server.live.messages import SERVER_MESSAGES
from meeplewright.server.live.sessions import serve
from meeplewright.server.live.table import LiveTable
from meeplewright.server.settings import Settings
from meeplewright.server.storage import PersonRow, SeatRow, Store, TableRow, TokenRow, new_id
from meeplewright.server.time import Clock

PATIENCE = 300.0  # seconds; longer than any message takes

CHECKS: dict[str, TypeAdapter[Any]] = {
    get_args(get_type_hints(kind)["type"])[0]: TypeAdapter(kind) for kind in SERVER_MESSAGES
}


class FakeTime:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.ms = 1_800_000_000_000

    def __call__(self) -> int:
        return self.ms

    def advance(self, seconds: float) -> None:
        self.ms += round(seconds * 1000)


class Client:
    """One connection: messages to it are checked and stored in order."""

    def __init__(
        self, hub: Hub, table_id: str, person: str | None, token: str | None = None
    ) -> None:
        self.inbox: asyncio.Queue[Json] = asyncio.Queue()
        self.closed: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.heard: list[Json] = []
        self.is_reading = asyncio.Event()
        self.is_reading.set()
        self._outbox: asyncio.Queue[Message] = asyncio.Queue()
        self._outbox.put_nowait({"type": "websocket.connect"})
        scope = {"type": "websocket", "path": "/", "headers": [], "query_string": b""}
        websocket = WebSocket(scope, self._outbox.get, self._take)
        self.task = asyncio.create_task(serve(websocket, hub, table_id, person, token))
        self.state: Json = {}

    async def _take(self, message: Message) -> None:
        await self.is_reading.wait()
        if message["type"] == "websocket.close" and not self.closed.done():
            self.closed.set_result(message["code"])
        elif message["type"] == "websocket.send":
            form = json.loads(message["text"])
            CHECKS[form["type"]].validate_python(form, strict=True, extra="forbid")
            self.heard.append(form)
            self.inbox.put_nowait(form)

    def send(self, **message: Any) -> None:
        self.send_text(json.dumps(message))

    def send_text(self, text: str) -> None:
        self._outbox.put_nowait({"type": "websocket.receive", "text": text})

    def send_bytes(self, data: bytes) -> None:
        self._outbox.put_nowait({"type": "websocket.receive", "bytes": data})

    async def next(self, kind: str, fits: Callable[[Json], bool] = lambda form: True) -> Json:
        """The next message of this type that matches; others are skipped."""
        async with asyncio.timeout(PATIENCE):
            while True:
                form = await self.inbox.get()
                if form["type"] == "state":
                    self.state = form
                if form["type"] == kind and fits(form):
                    return form

    async def at(self, version: int) -> Json:
        """The state at this version or a later one."""
        if self.state.get("version", -1) >= version:
            return self.state
        return await self.next("state", lambda form: bool(form["version"] >= version))

    async def act(self, do: Json, version: int | None = None) -> Json:
        """Send an action. Return the ack or the refusal."""
        known = self.state["version"] if version is None else version
        self.send(type="act", version=known, do=do, tag=len(self.heard))
        return await self.answer(len(self.heard))

    async def answer(self, tag: object = None) -> Json:
        async with asyncio.timeout(PATIENCE):
            while True:
                form = await self.inbox.get()
                if form["type"] == "state":
                    self.state = form
                if form["type"] in ("ack", "refused"):
                    return form

    async def go(self) -> None:
        """Disconnect."""
        self._outbox.put_nowait({"type": "websocket.disconnect", "code": 1000})
        async with asyncio.timeout(PATIENCE):
            await self.task


class LiveServer:
    """One server process with a store."""

    def __init__(self, store: Store, hub: Hub, time: FakeTime) -> None:
        self.store = store
        self.hub = hub
        self.time = time
        self.clients: list[Client] = []

    async def person(self, name: str, **facts: Any) -> str:
        row = PersonRow(id=new_id(), name=name, created_at=0, seen_at=0, **facts)
        await self.store.people.create(row)
        return row.id

    async def log_in(self, person: str, name: str) -> str:
        """The hash of a token of this person."""
        row = TokenRow(hash=name, person_id=person, kind="cookie", created_at=0)
        await self.store.people.add_token(row, 0, 50)
        return name

    async def table(
        self, game: str, seats: Sequence[str | None], start: bool = True, **facts: Any
    ) -> str:
        """A table: a seat is a person's id, None (open), or a bot as `bot:greedy`."""
        options = find_game(game).checked_options(facts.pop("options", None))
        host = next((seat for seat in seats if seat and not seat.startswith("bot:")), None)
        now = self.hub.clock.now()
        row = TableRow(
            id=new_id(),
            game=game,
            rules=find_game(game).rules,
            options=options,
            host_id=host,
            created_at=now,
            updated_at=now,
            **facts,
        )
        await self.store.tables.create(row, [_seat(row.id, n, of) for n, of in enumerate(seats)])
        if start:
            await self.hub.seats.start_if_full(await self.fresh(row.id))
        return row.id

    async def live(self, table_id: str) -> LiveTable:
        """The table as this server knows it."""
        return await self.hub.tables.get(table_id)

    async def fresh(self, table_id: str) -> LiveTable:
        """The table as storage has it."""
        return await self.hub.tables.fresh(table_id)

    def connect(self, table_id: str, person: str | None, token: str | None = None) -> Client:
        client = Client(self.hub, table_id, person, token)
        self.clients.append(client)
        return client

    async def sit(
        self,
        table_id: str,
        person: str | None,
        seat: int | None = None,
        since: int | None = None,
        token: str | None = None,
    ) -> Client:
        """A client that was welcomed, and has the state if there is one."""
        client = self.connect(table_id, person, token)
        client.send(type="hello", since=since, seat=seat)
        welcome = await client.next("welcome")
        if welcome["version"] > 0:
            await client.next("state")
        return client


def _seat(table_id: str, number: int, of: str | None) -> SeatRow:
    if of is None:
        return SeatRow(table_id=table_id, seat=number, invite=new_id())
    if of.startswith("bot:"):
        return SeatRow(table_id=table_id, seat=number, kind="bot", bot=of[4:])
    return SeatRow(
        table_id=table_id, seat=number, kind="person", person_id=of, name=f"seat {number}"
    )


@asynccontextmanager
async def live_server(
    store: Store, settings: Settings | None = None, time: FakeTime | None = None, seed: int = 1
) -> AsyncIterator[LiveServer]:
    """A running hub on this store; at the end every client is gone and nothing runs any more."""
    time = time or FakeTime()
    settings = settings or Settings(database="sqlite:///unused", bot_processes=1)
    hub = Hub(store, settings, Clock(wall=time, steady=time), Random(seed))
    await hub.start()
    server = LiveServer(store, hub, time)
    try:
        yield server
    finally:
        await hub.stop()
        for client in server.clients:
            await asyncio.wait_for(client.task, PATIENCE)


async def play(
    server: LiveServer,
    table_id: str,
    people: Sequence[str],
    until: Callable[[State], bool] = lambda state: False,
    seed: int = 1,
) -> int:
    """Random legal actions, each by its owner, until the condition is met or the game is over."""
    table = await server.live(table_id)
    luck = Random(seed)
    while table.table_game.status == "running" and not until(table.table_game.state):
        state = table.table_game.state
        seat = luck.choice(state.actors)
        do = luck.choice(list(state.legal(seat))).to_json()
        await server.hub.play.act(table, people[seat], seat, table.version, do)
    return table.version
