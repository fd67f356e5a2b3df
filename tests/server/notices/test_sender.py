"""Notices are sent once, only to those who want them and are away, and nothing is lost."""

import asyncio
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import asdict
from random import Random
from typing import Any

import pytest
from sqlalchemy import func, insert, select

from meeplewright.core.game import Action, State
from meeplewright.games.keyflower.notices import notices as notices_of_keyflower
from meeplewright.server.services import notice_sender
from meeplewright.server.services.notice_sender import HELD_MS, NoticeSender, pause_after
from meeplewright.server.settings import Settings
from meeplewright.server.storage import Store, TokenRow, new_token, token_hash
from meeplewright.server.storage.notice_append import MOST_ITEMS, joined
from meeplewright.server.storage.notice_rows import AddressRow
from meeplewright.server.storage.schema import addresses, notices, outbox
from meeplewright.server.time import wall_ms
from tests.conftest import ROOT, only_in_full
from tests.server.live.live_server import FakeTime, LiveServer, live_server, play
from tests.server.notices.places import MailServer, PushService, check_signature

pytestmark = pytest.mark.anyio

DAYS = {"kind": "days", "days": 30}
HOUR = 3600
BASE = "https://table.example"


def settings(mail: MailServer | None = None) -> Settings:
    smtp: dict[str, Any] = {}
    if mail is not None:
        smtp = {"mail_host": "127.0.0.1", "mail_port": mail.port, "mail_tls": "off"}
        smtp["mail_sender"] = "games@table.example"
    return Settings(database="sqlite:///unused", push="any", base_url=BASE, **smtp)


class Table:
    """A game of days between two people, whose browsers are at these push services."""

    def __init__(
        self, server: LiveServer, sender: NoticeSender, services: list[PushService]
    ) -> None:
        self.server = server
        self.sender = sender
        self.services = services
        self.people: list[str] = []
        self.id = ""

    async def begin(self, language: str = "en", game: str = "carcassonne") -> None:
        for number, service in enumerate(self.services):
            person = await self.server.person(f"Player {number}")
            await self.subscribe(person, service, language)
            self.people.append(person)
        self.id = await self.server.table(game, self.people, clock=DAYS, title="Slow")

    async def subscribe(self, person: str, service: PushService, language: str = "en") -> str:
        hashed = token_hash(new_token())
        token = TokenRow(hash=hashed, person_id=person, kind="cookie", created_at=0)
        await self.server.store.people.add_token(token, 0, 50)
        await self.server.store.notices.subscribe(service.row(hashed, person, language))
        return hashed

    async def actor(self) -> int:
        return (await self.server.live(self.id)).table_game.actors[0]

    async def play_turn(self) -> None:
        """The one whose turn it is plays it."""
        actor = await self.actor()
        await play(self.server, self.id, self.people, lambda state: actor not in state.actors)

    async def later(self, seconds: float) -> None:
        self.server.time.advance(seconds)
        await self.sender.look()

    @property
    def got(self) -> list[int]:
        """How many messages each browser got."""
        return [len(service.got) for service in self.services]


@asynccontextmanager
async def table_of_two(
    store: Store,
    language: str = "en",
    time: FakeTime | None = None,
    game: str = "carcassonne",
) -> AsyncIterator[Table]:
    services = [PushService(), PushService()]
    async with (
        services[0].listening(),
        services[1].listening(),
        live_server(store, settings(), time) as server,
    ):
        sender = NoticeSender(store, server.hub, settings(), server.hub.clock)
        await sender.prepare()
        table = Table(server, sender, services)
        await table.begin(language, game)
        yield table


async def waiting(store: Store) -> int:
    """The number of messages that are not sent yet."""
    query = select(func.count()).select_from(outbox)
    return await store._read(lambda connection: connection.execute(query).scalar_one())


async def test_whose_turn_it_is_gets_a_signed_and_encrypted_message(any_store: Store) -> None:
    async with table_of_two(any_store) as table:
        first = await table.actor()
        await table.later(5)
        assert table.got == [0, 0]  # a little later: who is about to move needs no notice
        await table.later(60)
        service = table.services[first]
        assert service.got == [
            {
                "title": "Slow",
                "body": "It is your turn.",
                "link": f"/t/{table.id}",
                "tag": table.id,
            }
        ]
        assert table.got[1 - first] == 0
        (head,) = service.heads
        assert head["topic"] == table.id and int(head["ttl"]) > 0
        claims = check_signature(head["authorization"], f"http://127.0.0.1:{service.port}")
        assert claims["sub"] == BASE
        assert table.sender.pusher is not None
        assert head["authorization"].endswith(f"k={table.sender.pusher.signer.public}")
        await table.later(HOUR)
        assert sum(table.got) == 1 and await waiting(any_store) == 0


async def test_a_message_is_in_the_language_of_the_device(store: Store) -> None:
    async with table_of_two(store, "hu") as table:
        await table.later(61)
        assert table.services[await table.actor()].got[0]["body"] == "Te következel."


async def test_a_table_tells_a_person_at_most_once_an_hour(any_store: Store) -> None:
    async with table_of_two(any_store) as table:
        first = await table.actor()
        await table.later(61)
        for _ in range(4):  # each has two more turns within the hour
            await table.play_turn()
            await table.later(300)
        assert table.got[first] == 1 and table.got[1 - first] == 1
        await table.later(HOUR)
        assert table.got[first] == 2 and table.got[1 - first] == 1


async def test_no_notice_if_it_is_no_longer_the_turn_when_it_is_due(store: Store) -> None:
    async with table_of_two(store) as table:
        first = await table.actor()
        await table.play_turn()
        await table.later(61)
        assert table.got[first] == 0 and table.got[1 - first] == 1


async def play_until_outbid(table: Table) -> tuple[int, int]:
    """Bids until one can beat another; then that one. Return its seat and the version before it."""
    live, luck = await table.server.live(table.id), Random(3)
    while True:
        state, version = live.table_game.state, live.version
        seat = state.actors[0]
        legal = list(state.legal(seat))
        beating = [action for action in legal if outbids(state, seat, action)]
        bids = [action for action in legal if "bid" in action.to_json()]
        do = luck.choice(beating or bids or legal).to_json()
        await table.server.hub.play.act(live, table.people[seat], seat, version, do)
        if beating:
            return seat, version


def outbids(state: State, seat: int, action: Action) -> bool:
    after = state.copy()
    after.apply(seat, action)
    return bool(notices_of_keyflower(state.view(1 - seat), after.view(1 - seat)))


@pytest.mark.parametrize("is_undone", [False, True])
async def test_whoever_was_outbid_is_told_unless_the_bid_was_undone(
    store: Store, is_undone: bool
) -> None:
    async with table_of_two(store, game="keyflower") as table:
        seat, version = await play_until_outbid(table)
        if is_undone:
            live, play = await table.server.live(table.id), table.server.hub.play
            await play.take_back(live, table.people[seat], seat, live.version, version)
            if live.table_game.pending_takeback is not None:
                await play.answer(live, table.people[1 - seat], 1 - seat, True)
            assert live.table_game.actors == (seat,)
        await table.later(61)
        bodies = [message["body"] for message in table.services[1 - seat].got]
        assert any("You were outbid" in body for body in bodies) is not is_undone


async def test_no_notice_for_somebody_who_looks_at_the_table(store: Store) -> None:
    async with table_of_two(store) as table:
        first = await table.actor()
        client = await table.server.sit(table.id, table.people[first], first)
        await table.later(61)
        assert sum(table.got) == 0
        await table.play_turn()
        await table.play_turn()
        client.send(type="visible", visible=False)  # the page is open, but hidden
        client.send(type="ping")
        await client.next("pong")
        await table.later(61)
        assert table.got[first] == 1
        await client.go()


@only_in_full
async def test_the_end_of_the_game_is_told_to_all(store: Store) -> None:
    async with table_of_two(store) as table:
        await table.later(61)
        live = await table.server.live(table.id)
        await play(table.server, table.id, table.people)
        assert live.table_game.status == "finished"
        await table.later(HOUR + 61)
        bodies = [service.got[-1]["body"] for service in table.services]
        assert bodies == ["The game is over."] * 2


async def test_only_tables_with_days_and_people_who_want_it_cause_rows(any_store: Store) -> None:
    async with table_of_two(any_store) as table:
        anna, bela = [await table.server.person("Anna"), await table.server.person("Béla")]
        slow = await table.server.table("carcassonne", [anna, bela], clock=DAYS)
        quick = await table.server.table("carcassonne", table.people)
        for place, people in ((slow, [anna, bela]), (quick, table.people)):
            await play(table.server, place, people, lambda state: state.entry > 20)
        of = select(notices.c.table_id)
        found = await any_store._read(lambda connection: connection.execute(of).scalars().all())
        assert set(found) == {table.id}


async def test_what_cannot_be_sent_is_tried_again_less_and_less_often(any_store: Store) -> None:
    async with table_of_two(any_store) as table:
        service = table.services[await table.actor()]
        service.answer = "503 Busy"
        await table.later(61)
        assert len(service.heads) == 1 and await waiting(any_store) == 1
        await table.later(29)
        assert len(service.heads) == 1
        await table.later(1)
        assert len(service.heads) == 2
        await table.later(59)
        assert len(service.heads) == 2
        service.answer = "201 Created"
        await table.later(1)
        assert len(service.got) == 1 and await waiting(any_store) == 0


def test_pauses_double_up_to_an_hour() -> None:
    assert [pause_after(tries) for tries in (1, 2, 3)] == [30_000, 60_000, 120_000]
    assert pause_after(20) == pause_after(80) == 3_600_000


@only_in_full
async def test_news_that_wait_for_a_service_arrive_as_one_message(any_store: Store) -> None:
    async with table_of_two(any_store) as table:
        first = await table.actor()
        service = table.services[first]
        service.answer = "500 Down"
        await table.later(61)
        await play(table.server, table.id, table.people)  # to the end
        await table.later(HOUR + 61)
        service.answer = "201 Created"
        await table.later(HOUR)
        assert [message["body"] for message in service.got] == ["The game is over."]
        assert await waiting(any_store) == 0


@pytest.mark.parametrize("answer", ["404 Not Found", "410 Gone", "403 Forbidden"])
async def test_a_subscription_that_is_gone_is_dropped(any_store: Store, answer: str) -> None:
    async with table_of_two(any_store) as table:
        first = await table.actor()
        table.services[first].answer = answer
        await table.later(61)
        assert await waiting(any_store) == 0
        await table.play_turn()
        await table.play_turn()
        await table.later(2 * HOUR)
        assert len(table.services[first].heads) == 1


async def test_a_message_that_never_arrives_is_given_up(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notice_sender, "MOST_TRIES", 3)
    async with table_of_two(store) as table:
        service = table.services[await table.actor()]
        service.answer = "500 Down"
        for _ in range(6):
            await table.later(HOUR)
        assert len(service.heads) == 3 and await waiting(store) == 0


async def test_two_senders_send_once(any_store: Store) -> None:
    async with table_of_two(any_store) as table:
        other = NoticeSender(any_store, table.server.hub, settings(), table.server.hub.clock)
        await other.prepare()
        assert table.sender.pusher is not None and other.pusher is not None
        assert table.sender.pusher.signer.public == other.pusher.signer.public
        table.server.time.advance(61)
        await asyncio.gather(*(sender.look() for sender in (table.sender, other) * 3))
        assert sum(table.got) == 1


async def test_private_addresses_are_refused_in_public_mode(store: Store) -> None:
    async with table_of_two(store) as table:
        public = Settings(database="sqlite:///unused", push="public")
        careful = NoticeSender(store, table.server.hub, public, table.server.hub.clock)
        await careful.prepare()
        table.server.time.advance(61)
        await careful.look()
        assert [service.heads for service in table.services] == [[], []]
        assert await waiting(store) == 1


def test_an_item_is_told_once_and_the_latest_stay() -> None:
    one = [{"key": "a"}, {"key": "b"}]
    assert joined(one, [{"key": "a"}]) == [{"key": "b"}, {"key": "a"}]
    many = [{"key": str(number)} for number in range(20)]
    assert joined(many, [{"key": "last"}])[-1] == {"key": "last"}
    assert len(joined(many, [])) == MOST_ITEMS


# -- mail -------------------------------------------------------------------------------------


async def test_a_confirmed_address_gets_a_mail_with_links(any_store: Store) -> None:
    mail = MailServer()
    async with mail.listening(), live_server(any_store, settings(mail)) as server:
        sender = NoticeSender(any_store, server.hub, settings(mail), server.hub.clock)
        people = [await server.person("Anna"), await server.person("Béla")]
        for number, person in enumerate(people):
            row = AddressRow(
                person_id=person,
                address=f"{number}@mail.example",
                language="en",
                key=f"{number}" * 30,
                created_at=0,
                confirmed_at=None if number else 1,
            )
            await keep(any_store, row)
        table = await server.table("carcassonne", [people[0]] * 2, clock=DAYS, title="Ünnep")
        both = await server.table("carcassonne", [people[1]] * 2, clock=DAYS)
        server.time.advance(61)
        await sender.look()
        assert mail.to == [["0@mail.example"]]
        (sent,) = mail.mails
        assert sent["Subject"] == "Ünnep: It is your turn."
        assert sent["List-Unsubscribe"].strip() == f"<{BASE}/api/mail/stop?key={'0' * 30}>"
        assert sent["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        text = sent.get_content()
        assert f"{BASE}/t/{table}" in text and f"{BASE}/mail#stop={'0' * 30}" in text
        assert both not in text


async def keep(store: Store, row: AddressRow) -> None:
    await store._write(lambda connection: connection.execute(insert(addresses), asdict(row)))


# -- processes that die -----------------------------------------------------------------------

SEND = """
import asyncio, sys
from random import Random
from meeplewright.server.live.hub import Hub
from meeplewright.server.services.notice_sender import NoticeSender
from meeplewright.server.settings import Settings
from meeplewright.server.storage import Store
from meeplewright.server.time import Clock

async def main():
    settings = Settings(database=sys.argv[1], push="any", bot_processes=1)
    store = await Store.open(settings)
    clock = Clock()
    hub = Hub(store, settings, clock, Random(1))
    sender = NoticeSender(store, hub, settings, clock)
    await sender.prepare()
    await sender.look()

asyncio.run(main())
"""


@only_in_full
async def test_what_a_killed_server_was_sending_is_sent_by_another(
    any_store: Store, database_url: str
) -> None:
    time = FakeTime()
    time.ms = wall_ms() - HOUR * 1000
    async with table_of_two(any_store, time=time) as table:
        first = await table.actor()
        service = table.services[first]
        service.hangs = True
        process = subprocess.Popen([sys.executable, "-c", SEND, database_url], cwd=ROOT)
        try:
            await asyncio.wait_for(service.arrived.wait(), 300)
        finally:
            process.send_signal(signal.SIGKILL)
            process.wait()
        service.hangs = False
        await table.later(HOUR)  # the other server's time
        assert table.got == [0, 0]  # it may still be sending
        await table.later(HELD_MS / 1000 + 900)  # the test has taken some time, too
        assert table.got[first] == 1 and await waiting(any_store) == 0
        await table.later(HOUR)
        assert table.got[first] == 1
