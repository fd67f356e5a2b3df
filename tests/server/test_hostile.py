"""Hostile input on the WebSocket is answered or closed with a reason.

Nothing breaks, and the game does not change. (`http/test_schemathesis.py` fuzzes HTTP from its
document.)
"""

import asyncio
import base64
import json
import re
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from meeplewright.server.live import messages
from tests.conftest import FULL, only_in_full
from tests.server.client import Person, Place, guest, stranger, table_of
from tests.server.hostile_messages import TOO_LARGE, HostileMessages
from tests.server.running import Server, serving
from tests.words import catalogue_files

pytestmark = pytest.mark.anyio

MESSAGES = 50_000 if FULL else 600
TOGETHER = 8  # messages at most before the answers are awaited
CODES = {value for name, value in vars(messages).items() if name.startswith("CLOSE_")}
CODES |= {1002, 1003, 1007, 1009, 4401, 4403}
WORDS = {
    key
    for path in catalogue_files("en")
    for key in re.findall(r"^([a-z][\w-]*) =", path.read_text("utf-8"), re.MULTILINE)
}


class Scene:
    """A table in the middle of a game: Ada is to move, Bob waits, Mallory has no seat."""

    def __init__(self, server: Server, people: list[Person], table: str) -> None:
        self.server = server
        self.ada, self.bob, self.mallory, self.nobody = people
        self.people = people
        self.table = table
        self.places: list[Place] = []
        self.before: list[Any] = []

    async def play_a_little(self) -> None:
        self.places = [await self.ada.sit(self.table, 0), await self.bob.sit(self.table, 1)]
        one, other = self.places
        rng = Random(3)
        while one.version < 60 or not one.legal:
            mover = one if one.legal else other
            if not mover.legal:
                await mover.until(lambda: bool(one.legal or other.legal))
                continue
            reached = await mover.act(rng.choice(mover.legal))
            assert reached is not None
            await asyncio.gather(one.at(reached), other.at(reached))
        self.before = await self.picture()

    @property
    def honest(self) -> list[dict[str, Any]]:
        return [sent.do for place in self.places for sent in place.memory.sent.values()]

    async def picture(self) -> list[Any]:
        """Everything about the game that anyone can request, except the time."""
        found = []
        for person, seat in ((self.ada, 0), (self.bob, 1)):
            for page in ("state", "history"):
                form = await person.answer("GET", f"/tables/{self.table}/{page}?seat={seat}")
                found.append({key: form[key] for key in form if key not in ("at", "clocks")})
        return found

    async def is_unharmed(self) -> None:
        """The same game, the same connections, and it continues."""
        assert await self.picture() == self.before
        ada = self.places[0]
        assert await ada.act(ada.legal[0]) is not None
        assert not self.server.faults()
        await self.go()

    async def go(self) -> None:
        for place in self.places:
            await place.leave()
        for person in self.people:
            await person.go()


async def scene(server: Server, game: str = "carcassonne") -> Scene:
    names = ("Ada", "Bob", "Mallory")
    people = [*[await guest(server.url, name) for name in names], await stranger(server.url)]
    made = Scene(server, people, await table_of(people[:2], game))
    await made.play_a_little()
    return made


def wire(scene: Scene, person: Person, **more: Any) -> connect:
    address = f"ws{scene.server.url.removeprefix('http')}/api/tables/{scene.table}/play"
    headers = {**person.headers, **more.pop("headers", {})}
    return connect(address, additional_headers=headers, compression=None, proxy=None, **more)


HELLO = json.dumps({"type": "hello", "since": 5, "seat": None})


def code_of(closed: ConnectionClosed) -> int:
    """The code with which the server closed: one of those in the protocol."""
    assert closed.rcvd is not None and closed.rcvd.code in CODES, closed
    return closed.rcvd.code


class Fuzzer:
    """Send hostile messages, one connection after another, and check every answer."""

    def __init__(self, scene: Scene, person: Person, seat: int | None, rng: Random) -> None:
        self.scene = scene
        self.person = person
        self.seat = seat
        self.rng = rng
        is_to_move = person is scene.ada and seat == 0
        self.messages = HostileMessages(
            rng, scene.places[0].version, scene.honest, careful=is_to_move
        )
        self.left = 0
        self.answers: Counter[str] = Counter()

    async def send(self, number: int) -> None:
        self.left = number
        while self.left > 0:
            async with wire(self.scene, self.person) as socket:
                try:
                    await self._talk(socket)
                except ConnectionClosed as closed:
                    self.answers[f"closed {code_of(closed)}"] += 1

    async def _talk(self, socket: ClientConnection) -> None:
        if self.rng.random() < 0.9:
            await socket.send(json.dumps({"type": "hello", "since": None, "seat": self.seat}))
            await self._hear(socket, "state")
        while self.left > 0:
            for _ in range(min(self.left, self.rng.randint(1, TOGETHER))):
                self.left -= 1
                await socket.send(self.messages.next())
            await socket.send('{"type":"ping"}')
            await self._hear(socket, "pong")
            if self.rng.random() < 0.01:
                return

    async def _hear(self, socket: ClientConnection, last: str) -> None:
        """All messages up to one of this type: no hostile message is ever acknowledged."""
        while True:
            message = json.loads(await socket.recv())
            kind = message["type"]
            self.answers[kind] += 1
            if reason := message.get("reason"):
                assert reason["key"] in WORDS and reason["rule"], reason
            assert kind != "ack", message
            if kind == last:
                return


@pytest.mark.parametrize("game", ["carcassonne", "keyflower"] if FULL else ["carcassonne"])
async def test_thousands_of_hostile_messages_change_nothing(
    game: str, tmp_path: Path, sqlite_url: str
) -> None:
    rng = Random(11)
    async with serving(tmp_path, sqlite_url) as server:
        play = await scene(server, game)
        fuzzers = [
            Fuzzer(play, play.ada, 0, Random(rng.random())),
            Fuzzer(play, play.bob, 1, Random(rng.random())),
            Fuzzer(play, play.bob, None, Random(rng.random())),
            Fuzzer(play, play.mallory, None, Random(rng.random())),
            Fuzzer(play, play.nobody, None, Random(rng.random())),
        ]
        await asyncio.gather(*(fuzzer.send(MESSAGES // len(fuzzers) // 2) for fuzzer in fuzzers))
        answers = sum((fuzzer.answers for fuzzer in fuzzers), Counter[str]())
        assert answers["refused"] > MESSAGES / 5
        print(game, dict(answers))
        await play.is_unharmed()


# -- connecting -------------------------------------------------------------------------------


async def refusal(connecting: connect, first: str = HELLO) -> tuple[int, str]:
    """The HTTP status or close code of a refused client, and the key of the reason."""
    try:
        async with connecting as socket:
            await socket.send(first)
            key = ""
            try:
                while True:
                    message = json.loads(await socket.recv())
                    key = message["reason"]["key"] if "reason" in message else ""
            except ConnectionClosed as closed:
                return code_of(closed), key
    except InvalidStatus as answer:
        return answer.response.status_code, json.loads(answer.response.body or b"")["reason"]["key"]


async def test_strangers_are_sent_away_with_a_reason(tmp_path: Path, sqlite_url: str) -> None:
    async with serving(tmp_path, sqlite_url) as server:
        play = await scene(server)
        wrong = {"Authorization": f"Bearer {play.bob.token}x"}
        look_at_ada = json.dumps({"type": "hello", "seat": 0})
        found = {
            "wrong token": await refusal(wire(play, play.nobody, headers=wrong)),
            "other site": await refusal(wire(play, play.bob, origin="https://evil.example")),
            "other seat": await refusal(wire(play, play.mallory), look_at_ada),
            "no identity": await refusal(wire(play, play.nobody), look_at_ada),
            "first an act": await refusal(wire(play, play.bob), '{"type":"ping"}'),
            "huge": await refusal(wire(play, play.bob), TOO_LARGE),
        }
        assert {name: code for name, (code, _) in found.items()} == {
            "wrong token": 401,
            "other site": 403,
            "other seat": 4403,
            "no identity": 4403,
            "first an act": messages.CLOSE_MALFORMED,
            "huge": messages.CLOSE_TOO_LARGE,
        }
        assert {key for _, key in found.values()} - {""} <= WORDS
        await other_peoples_seats_over_http(play)
        await noise(server)
        await play.is_unharmed()


async def other_peoples_seats_over_http(play: Scene) -> None:
    version = play.places[0].version
    wish = {"seat": 0, "version": version, "do": play.places[0].legal[0]}
    for person, status in ((play.bob, 403), (play.mallory, 403), (play.nobody, 401)):
        for method, path, body in (
            ("POST", "/act", wish),
            ("POST", "/takeback", {"seat": 0, "version": version, "to": 1}),
            ("POST", "/seats/0/resign", None),
            ("PUT", "/order", {"seat": 0, "order": {"order": "pass_until_outbid"}}),
        ):
            answer = await person.ask(method, f"/tables/{play.table}{path}", body)
            assert answer.status_code == status, (person.name, path, answer.text)


async def noise(server: Server) -> None:
    """Bytes that are not HTTP, and frames that are not WebSocket."""
    rng = Random(4)
    key = base64.b64encode(rng.randbytes(16)).decode()
    upgrade = (
        f"GET /api/tables/{'x' * 22}/play HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
        f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: {key}\r\n\r\n"
    ).encode()
    frames = (
        b"\x81\x05hello",  # not masked
        b"\x83\x80\x00\x00\x00\x00",  # an unknown opcode
        b"\xf1\x80\x00\x00\x00\x00",  # reserved bits
        b"\x81\xff" + b"\x7f" + b"\xff" * 7 + b"\x00" * 4,  # longer than allowed
        b"\x81\x82\x00\x00\x00\x00\xff\xfe",  # text that is not UTF-8
        b"\x80\x80\x00\x00\x00\x00",  # a continuation without a start
    )
    for data in (*[upgrade + frame for frame in frames], *[rng.randbytes(300) for _ in range(20)]):
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(data)
        writer.write_eof()
        async with asyncio.timeout(300):
            await reader.read()
        writer.close()
        await writer.wait_closed()


@only_in_full
async def test_whoever_sends_too_often_is_told_so_and_served_on(
    tmp_path: Path, sqlite_url: str
) -> None:
    """With the default limits."""
    limits = {"messages_per_second": 20, "messages_burst": 60, "people_per_hour": 3}
    async with serving(tmp_path, sqlite_url, limits=limits) as server:
        play = await scene(server)
        async with wire(play, play.bob) as socket:
            await socket.send(HELLO)
            for _ in range(100):
                await socket.send('{"type":"ping"}')
            messages = [json.loads(await socket.recv()) for _ in range(102)]
        refused = [message for message in messages if message["type"] == "refused"]
        assert refused and {message["reason"]["key"] for message in refused} == {"table-too-often"}
        assert all(message["retry_after"] >= 1 for message in refused)
        assert [message["type"] for message in messages].count("pong") + len(refused) == 100
        async with await stranger(server.url) as nobody:
            answer = await nobody.ask("POST", "/me", {"name": "One more"})
        assert answer.status_code == 429 and int(answer.headers["retry-after"]) >= 1
        await play.is_unharmed()
