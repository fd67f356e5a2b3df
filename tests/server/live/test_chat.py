"""Chat: sent to all, stored, inert, and refused to muted users."""

import pytest

from meeplewright.server.errors import TooManyRequests
from tests.server.live.live_server import LiveServer

pytestmark = pytest.mark.anyio


async def test_a_line_is_told_to_everybody_and_to_those_who_come_later(server: LiveServer) -> None:
    anna, ben = await server.person("Anna"), await server.person("Ben")
    table = await server.table("carcassonne", [anna, ben])
    clients = [await server.sit(table, anna, 0), await server.sit(table, ben, 1)]
    clients[0].send(type="say", text="  good\tluck ", tag="hi")
    for client in clients:
        (line,) = (await client.next("chat"))["lines"]
        assert (line["id"], line["seat"], line["text"]) == (1, 0, "good luck")
    late = await server.sit(table, None)
    assert [line["text"] for line in late.heard[0]["chat"]] == ["good luck"]


async def test_a_spectator_speaks_without_a_seat(server: LiveServer) -> None:
    cleo = await server.person("Cleo")
    table = await server.table(
        "carcassonne", [await server.person("Anna"), None], visibility="public"
    )
    client = await server.sit(table, cleo)
    client.send(type="say", text="hello")
    (line,) = (await client.next("chat"))["lines"]
    assert line["seat"] is None and line["name"] == "Cleo"
    assert "person_id" not in line


async def test_with_only_the_link_nobody_writes_unless_the_host_allows_it(
    server: LiveServer,
) -> None:
    anna, ben, cleo = [await server.person(name) for name in ("Anna", "Ben", "Cleo")]
    table = await server.table("carcassonne", [anna, ben])
    client = await server.sit(table, cleo)
    client.send(type="say", text="hello", tag=1)
    refused = await client.next("refused")
    assert (refused["reason"]["key"], refused["tag"]) == ("table-chat-closed", 1)
    await server.store.tables.update(table, open_chat=True)
    await server.hub.sync.rows_changed(table)
    assert (await client.next("table"))["table"]["open_chat"]
    client.send(type="say", text="hello")
    (line,) = (await client.next("chat"))["lines"]
    assert (line["id"], line["seat"]) == (1, None)
    await server.store.tables.update(table, open_chat=False)
    await server.hub.sync.rows_changed(table)
    client.send(type="say", text="again", tag=2)
    assert (await client.next("refused"))["tag"] == 2
    assert [line.text for line in await server.store.chat.since(table)] == ["hello"]


async def test_the_host_writes_without_a_seat_and_players_as_soon_as_they_sit(
    server: LiveServer,
) -> None:
    anna, ben = await server.person("Anna"), await server.person("Ben")
    table = await server.table("carcassonne", [anna, None])
    live = await server.live(table)
    seats = await server.store.seats.of_table(table)
    await server.hub.chat.say(live, anna, "come")
    stale = list(live.seats)
    await server.hub.seats.claim(live, ben, None, seats[1].invite, "Ben")
    live.seats = stale  # as at a process that has not heard of it yet
    await server.hub.chat.say(live, ben, "here I am")
    assert [line.seat for line in await server.store.chat.since(table)] == [0, 1]


async def test_the_muted_are_told_so(server: LiveServer) -> None:
    anna = await server.person("Anna", muted=True)
    table = await server.table("carcassonne", [anna, None])
    client = await server.sit(table, anna, 0)
    client.send(type="say", text="hello", tag=3)
    refused = await client.next("refused")
    assert refused["reason"]["key"] == "table-muted" and refused["tag"] == 3
    assert await server.store.chat.since(table) == []


async def test_without_identity_nobody_speaks(server: LiveServer) -> None:
    table = await server.table("carcassonne", [await server.person("Anna"), None])
    client = await server.sit(table, None)
    client.send(type="say", text="hello")
    assert (await client.next("refused"))["reason"]["key"] == "table-no-identity"


async def test_a_line_that_is_too_long_is_refused(server: LiveServer) -> None:
    anna = await server.person("Anna")
    table = await server.table("carcassonne", [anna, None])
    client = await server.sit(table, anna, 0)
    client.send(type="say", text="x" * 501)
    assert (await client.next("refused"))["reason"]["rule"] == "text"


async def test_whoever_talks_too_much_is_told_to_wait(server: LiveServer) -> None:
    anna = await server.person("Anna")
    table = await server.table("carcassonne", [anna, None])
    live = await server.live(table)

    async def talk(lines: int) -> None:
        for _ in range(lines):
            await server.hub.chat.say(live, anna, "again")

    burst = server.hub.settings.limits.chat_burst
    await talk(burst)
    with pytest.raises(TooManyRequests):
        await talk(2 * burst)  # the limit counts real time, and some passes meanwhile
