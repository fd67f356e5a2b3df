"""Phases in which everyone acts at once: no move makes another player's move stale."""

import pytest

from meeplewright.core.game import State
from tests.server.live.live_server import Client, LiveServer, play

pytestmark = pytest.mark.anyio


def several_act(state: State) -> bool:
    return len(state.actors) > 1


def winter_is_chosen(state: State) -> bool:
    return several_act(state) and any(
        "winter" in str(action.to_json()) for action in state.legal(state.actors[0])
    )


async def overlapping(server: LiveServer, table: str, clients: list[Client]) -> None:
    """Both decide on the same version; both are accepted, in any order."""
    live = await server.live(table)
    for client in clients:
        await client.at(live.version)
    version = live.version
    for seat, client in enumerate(clients):
        client.send(type="act", version=version, do=client.state["legal"][0], tag=seat)
    acks = [await client.answer() for client in clients]
    assert [ack["type"] for ack in acks] == ["ack", "ack"]
    acted = {step.seat for step in live.steps if step.seq > version and step.kind == "do"}
    assert acted == {0, 1}


@pytest.mark.parametrize("phase", [several_act, winter_is_chosen])
async def test_two_seats_act_on_the_same_version(server: LiveServer, phase: object) -> None:
    assert callable(phase)
    people = [await server.person("Anna"), await server.person("Ben")]
    table = await server.table("keyflower", people)
    await play(server, table, people, phase)
    clients = [await server.sit(table, person, seat) for seat, person in enumerate(people)]
    await overlapping(server, table, clients)


async def test_a_seat_takes_its_own_step_back_and_the_others_stand(server: LiveServer) -> None:
    people = [await server.person("Anna"), await server.person("Ben")]
    table = await server.table("keyflower", people)
    live = await server.live(table)
    start = await play(
        server, table, people, lambda state: several_act(state) and len(state.legal(0)) > 1
    )
    do = live.table_game.state.legal(0)[0].to_json()
    await server.hub.play.act(await server.live(table), people[0], 0, start, do)
    if 0 not in live.table_game.state.actors:
        pytest.fail("the step ended the phase for its seat: choose another seed")
    other = live.table_game.state.legal(1)[0].to_json()
    await server.hub.play.act(await server.live(table), people[1], 1, start, other)
    free = live.table_game.free_from(0)
    assert free is not None
    await server.hub.play.take_back(await server.live(table), people[0], 0, live.version, free)
    assert live.table_game.state.legal(0)[0].to_json() == do
