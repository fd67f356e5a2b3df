"""Takebacks over the WebSocket: free ones, and ones that others must agree to."""

import pytest

from tests.server.live.live_server import Client, LiveServer

pytestmark = pytest.mark.anyio


async def a_table(server: LiveServer) -> tuple[Client, Client]:
    people = [await server.person("Anna"), await server.person("Ben")]
    table = await server.table("carcassonne", people)
    clients = [await server.sit(table, person, seat) for seat, person in enumerate(people)]
    actor = clients[0].state["to_act"]
    return clients[actor], clients[1 - actor]


async def turn(client: Client) -> int:
    """A tile without a follower. Return the version after it."""
    await client.act(client.state["legal"][0])
    await client.next("state")
    ack = await client.act({"follower": None})
    await client.at(ack["version"])
    return int(ack["version"])


async def test_a_tile_is_taken_back_freely_before_the_turn_ends(server: LiveServer) -> None:
    mover, other = await a_table(server)
    start = mover.state["version"]
    legal = mover.state["legal"]
    await mover.act(legal[0])
    state = await mover.at(start + 1)
    assert state["free_from"] == start
    mover.send(type="takeback", version=state["version"], to=start, tag="back")
    ack = await mover.answer()
    assert ack["type"] == "ack" and ack["tag"] == "back"
    assert (await mover.at(ack["version"]))["legal"] == legal
    step = (await other.at(ack["version"]))["steps"][-1]
    assert step["kind"] == "takeback" and step["taken_back"]["to"] == start


async def test_a_finished_turn_is_taken_back_when_the_other_agrees(server: LiveServer) -> None:
    mover, other = await a_table(server)
    start = mover.state["version"]
    version = await turn(mover)
    mover.send(type="takeback", version=version, to=start)
    asked = (await mover.answer())["version"]
    state = await other.at(asked)
    assert state["asked"]["seat"] == mover.state["seat"]
    assert state["asked"]["waiting"] == [other.state["seat"]]
    other.send(type="answer", agree=True, tag=1)
    ack = await other.answer()
    state = await mover.at(ack["version"])
    assert state["asked"] is None and state["to_act"] == mover.state["seat"]


async def test_a_takeback_that_is_declined_changes_nothing(server: LiveServer) -> None:
    mover, other = await a_table(server)
    start = mover.state["version"]
    version = await turn(mover)
    view = (await other.at(version))["view"]
    mover.send(type="takeback", version=version, to=start)
    await mover.answer()
    other.send(type="answer", agree=False)
    ack = await other.answer()
    state = await other.at(ack["version"])
    assert state["asked"] is None and state["view"] == view


async def test_whoever_is_not_asked_cannot_answer(server: LiveServer) -> None:
    mover, _ = await a_table(server)
    mover.send(type="answer", agree=True)
    assert (await mover.next("refused"))["reason"]["key"] == "table-not-asked"


async def test_a_spectator_takes_nothing_back(server: LiveServer) -> None:
    people = [await server.person("Anna"), await server.person("Ben")]
    table = await server.table("carcassonne", people)
    stranger = await server.sit(table, None)
    stranger.send(type="takeback", version=stranger.state["version"], to=1)
    assert (await stranger.next("refused"))["reason"]["key"] == "table-spectator"
