"""Standing orders: carried out at once, stored by the server, shown to nobody else."""

import asyncio

import pytest

from meeplewright.core.errors import GameError
from meeplewright.core.game import Json, State
from meeplewright.server.errors import Forbidden
from meeplewright.server.storage import Store
from tests.server.live.live_server import PATIENCE, LiveServer, live_server, play

pytestmark = pytest.mark.anyio


async def a_game(server: LiveServer) -> tuple[str, list[str]]:
    """Keyflower for two, after set-up, seat 0 to act."""
    people = [await server.person("Anna"), await server.person("Ben")]
    table = await server.table("keyflower", people)
    return table, people


def passes(state: State, seat: int) -> Json | None:
    """The JSON of a pass, if the seat can pass."""
    for action in state.legal(seat) if seat in state.actors else ():
        if action.to_text() == "pass":
            return action.to_json()
    return None


async def test_an_order_acts_for_its_seat_and_only_its_owner_knows(server: LiveServer) -> None:
    table, people = await a_game(server)
    live = await server.live(table)
    clients = [await server.sit(table, people[0], 0), await server.sit(table, people[1], 1)]
    stranger = await server.sit(table, None)
    await play(server, table, people, lambda state: passes(state, 1) is not None)
    kept = await server.hub.orders.set(
        await server.fresh(table), people[0], 0, {"order": "pass_until_outbid"}
    )
    assert await server.hub.orders.get(await server.fresh(table), people[0], 0) == kept
    with pytest.raises(Forbidden):
        await server.hub.orders.get(await server.fresh(table), people[1], 0)
    version = live.version
    do = passes(live.table_game.state, 1)
    assert do is not None
    await server.hub.play.act(await server.live(table), people[1], 1, version, do)
    async with asyncio.timeout(PATIENCE):
        while not any(step.seat == 0 and step.seq > version for step in live.steps):
            await asyncio.sleep(0.01)
    for client in (*clients, stranger):
        await client.at(version + 2)
        assert "pass_until_outbid" not in str(client.heard)


async def test_an_order_that_makes_no_sense_is_refused_and_not_kept(server: LiveServer) -> None:
    table, people = await a_game(server)
    for wrong in ({"order": "win"}, {"order": "raise", "tile": "nowhere", "most": 3}, {}):
        with pytest.raises(GameError):
            await server.hub.orders.set(await server.fresh(table), people[0], 0, wrong)
    assert await server.store.orders.of_table(table) == {}


async def test_an_order_that_is_over_is_dropped_and_the_person_is_asked(server: LiveServer) -> None:
    table, people = await a_game(server)
    live = await server.live(table)
    await play(server, table, people, lambda state: passes(state, 0) is not None)
    stale = {"order": "pass_until_outbid", "season": "autumn", "winning": []}
    await server.store.orders.set(table, 0, stale)
    live.orders[0] = stale
    version = live.version
    assert await server.hub.orders.get(live, people[0], 0) is None
    server.hub.auto_player.wake(live)
    async with asyncio.timeout(PATIENCE):
        while live.orders:
            await asyncio.sleep(0.01)
    assert live.version == version and await server.store.orders.of_table(table) == {}


async def test_whoever_takes_a_step_back_takes_the_order_back_too(server: LiveServer) -> None:
    table, people = await a_game(server)
    live = await server.live(table)
    await play(server, table, people, lambda state: passes(state, 0) is not None)
    start = live.version
    first = next(a for a in live.table_game.state.legal(0) if a.to_text() != "pass")
    await server.hub.play.act(await server.live(table), people[0], 0, start, first.to_json())
    assert live.table_game.free_from(0) is not None
    live.orders[0] = {"order": "pass_until_outbid", "season": "spring", "winning": []}
    await server.hub.play.take_back(await server.live(table), people[0], 0, live.version, start)
    assert live.orders == {} and live.table_game.state.actors == (0,)


async def test_an_order_outlives_the_server(store: Store) -> None:
    async with live_server(store) as server:
        table, people = await a_game(server)
        await play(server, table, people, lambda state: passes(state, 1) is not None)
        await server.hub.orders.set(
            await server.fresh(table), people[0], 0, {"order": "pass_until_outbid"}
        )
    async with live_server(store) as server:
        live = await server.live(table)
        version = live.version
        do = passes(live.table_game.state, 1)
        assert do is not None
        await server.hub.play.act(await server.live(table), people[1], 1, version, do)
        async with asyncio.timeout(PATIENCE):
            while not any(step.seat == 0 and step.seq > version for step in live.steps):
                await asyncio.sleep(0.01)
