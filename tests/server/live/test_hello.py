"""Connecting, reconnecting, viewing several seats, and spectating."""

import pytest

from meeplewright.server.settings import Limits, Settings
from meeplewright.server.storage import Store
from tests.server.live.live_server import LiveServer, live_server, play

pytestmark = pytest.mark.anyio


async def test_the_first_message_must_be_a_hello(server: LiveServer) -> None:
    table = await server.table("carcassonne", [await server.person("Anna"), None])
    client = server.connect(table, None)
    client.send(type="ping")
    assert (await client.next("refused"))["reason"]["key"] == "table-hello-first"
    assert await client.closed == 4400


async def test_whoever_says_nothing_is_sent_away(store: Store) -> None:
    limits = Limits(hello_seconds=0.01)
    async with live_server(store, Settings(database="sqlite:///unused", limits=limits)) as server:
        table = await server.table("carcassonne", [await server.person("Anna"), None])
        client = server.connect(table, None)
        assert (await client.next("refused"))["reason"]["key"] == "table-hello-late"
        assert await client.closed == 4408


async def test_there_is_nothing_at_an_unknown_table(server: LiveServer) -> None:
    client = server.connect("nowhere", None)
    client.send(type="hello")
    assert (await client.next("refused"))["reason"]["key"] == "table-unknown"
    assert await client.closed == 4404


async def test_nobody_comes_in_on_somebody_elses_seat(server: LiveServer) -> None:
    table = await server.table("carcassonne", [await server.person("Anna"), None])
    client = server.connect(table, await server.person("Ben"))
    client.send(type="hello", seat=0)
    assert (await client.next("refused"))["reason"]["key"] == "table-not-your-seat"
    assert await client.closed == 4403


async def test_the_welcome_names_nobody_and_gives_no_invitation_away(server: LiveServer) -> None:
    anna, ben = await server.person("Anna"), await server.person("Ben")
    table = await server.table("carcassonne", [anna, ben, None])
    client = await server.sit(table, anna, 0)
    text = str(client.heard)
    invites = [seat.invite for seat in await server.store.seats.of_table(table) if seat.invite]
    assert invites and not any(invite in text for invite in invites)
    assert anna in text and ben not in text


async def test_before_the_start_there_is_a_welcome_and_no_state(server: LiveServer) -> None:
    anna, ben = await server.person("Anna"), await server.person("Ben")
    table = await server.table("carcassonne", [anna, None], visibility="public")
    client = await server.sit(table, anna, 0)
    assert [form["type"] for form in client.heard] == ["welcome"]
    await server.hub.seats.claim(await server.live(table), ben, 1, None, "Ben")
    state = await client.next("state")
    assert state["steps"][0]["version"] == 1 and state["version"] == len(state["steps"])


async def test_coming_back_resumes_from_the_last_version_seen(server: LiveServer) -> None:
    people = [await server.person("Anna"), await server.person("Ben")]
    table = await server.table("carcassonne", people)
    anna = await server.sit(table, people[0], 0)
    seen = anna.state["version"]
    await anna.go()
    version = await play(server, table, people, lambda state: state.entry > 20)
    again = await server.sit(table, people[0], 0, since=seen)
    steps = again.state["steps"]
    assert [step["version"] for step in steps] == list(range(seen + 1, version + 1))


async def test_steps_from_before_a_restart_come_from_the_log(store: Store) -> None:
    async with live_server(store) as server:
        people = [await server.person("Anna"), await server.person("Ben")]
        table = await server.table("carcassonne", people)
        version = await play(server, table, people, lambda state: state.entry > 90)
        whole = await server.hub.views.history(await server.fresh(table), people[0], 0)
    assert (await store.log.snapshot(table)) is not None
    async with live_server(store) as server:
        loaded = await server.live(table)
        assert loaded.known_since > 0, "it was loaded from a snapshot"
        again = await server.sit(table, people[0], 0, since=3)
        assert [step["version"] for step in again.state["steps"]] == list(range(4, version + 1))
        assert again.state["steps"] == whole[3:]


async def test_a_version_nobody_knows_gives_no_steps(server: LiveServer) -> None:
    people = [await server.person("Anna"), await server.person("Ben")]
    table = await server.table("carcassonne", people)
    client = await server.sit(table, people[0], 0, since=10**6)
    assert client.state["steps"] == []


async def test_one_person_may_hold_several_seats_and_sees_one_at_a_time(server: LiveServer) -> None:
    anna = await server.person("Anna")
    table = await server.table("keyflower", [anna, anna])
    client = await server.sit(table, anna, 0)
    assert client.state["view"]["seat"] == 0
    client.send(type="look", seat=1)
    state = await client.next("state")
    assert state["seat"] == 1 and state["view"]["seat"] == 1 and state["steps"] == []
    client.send(type="look", seat=None)
    assert (await client.next("state"))["view"]["seat"] is None
    live = (await server.live(table)).table_game.state
    assert client.heard[1]["view"] == live.view(0).to_json()
    assert state["view"] == live.view(1).to_json()


async def test_a_spectator_is_told_what_a_spectator_may_see(server: LiveServer) -> None:
    people = [await server.person("Anna"), await server.person("Ben")]
    table = await server.table("keyflower", people)
    stranger = await server.sit(table, None)
    version = await play(server, table, people, lambda state: state.entry > 12)
    state = await stranger.at(version)
    live = (await server.live(table)).table_game.state
    assert state["view"] == live.view(None).to_json()
    assert state["legal"] == [] and state["free_from"] is None


async def test_presence_tells_who_comes_and_goes(server: LiveServer) -> None:
    people = [await server.person("Anna"), await server.person("Ben")]
    table = await server.table("carcassonne", people)
    anna = await server.sit(table, people[0], 0)
    ben = await server.sit(table, people[1], 1)
    assert (await anna.next("presence"))["seats"] == [0, 1]
    await server.sit(table, None)
    assert (await anna.next("presence"))["spectators"] == 1
    await ben.go()
    assert (await anna.next("presence")) == {"type": "presence", "seats": [0], "spectators": 1}


async def test_a_person_may_not_hold_too_many_connections(store: Store) -> None:
    limits = Limits(connections_per_person=1, connections_per_table=2)
    async with live_server(store, Settings(database="sqlite:///unused", limits=limits)) as server:
        anna = await server.person("Anna")
        table = await server.table("carcassonne", [anna, None])
        first = await server.sit(table, anna, 0)
        second = server.connect(table, anna)
        second.send(type="hello")
        assert (await second.next("refused"))["reason"]["key"] == "table-connections-person"
        assert await second.closed == 4429
        await first.go()
        await server.sit(table, anna, 0)
        await server.sit(table, None)
        third = server.connect(table, None)
        third.send(type="hello")
        assert (await third.next("refused"))["reason"]["key"] == "table-connections-table"
