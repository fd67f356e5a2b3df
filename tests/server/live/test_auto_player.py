"""The auto-player: bots play whole games, time runs out, and an abandoned table is resumed."""

import asyncio
import sys

import pytest

from meeplewright.server.errors import Refused
from meeplewright.server.live.bot_pool import BotPool, Question
from meeplewright.server.live.worker_process import NoAnswer
from meeplewright.server.storage import Store
from tests.conftest import only_in_full
from tests.server.live.live_server import PATIENCE, FakeTime, LiveServer, live_server

pytestmark = pytest.mark.anyio

SLOW_GAME = 120.0  # seconds; bots need less for a whole game


async def over(server: LiveServer, table_id: str) -> None:
    table = await server.live(table_id)
    async with asyncio.timeout(SLOW_GAME):
        while table.table_game.status != "finished":
            await asyncio.sleep(0.02)


async def test_bots_play_a_whole_game_among_themselves(server: LiveServer) -> None:
    table = await server.table("carcassonne", ["bot:greedy", "bot:random"])
    await server.sit(table, None)
    await over(server, table)
    row = await server.store.tables.get(table)
    assert row is not None and row.status == "finished" and not row.bots_due


async def test_a_bot_answers_a_person(server: LiveServer) -> None:
    anna = await server.person("Anna")
    table = await server.table("carcassonne", [anna, "bot:greedy"])
    live = await server.live(table)
    async with asyncio.timeout(SLOW_GAME):
        for _ in range(6):
            while live.table_game.state.actors != (0,):
                await asyncio.sleep(0.01)
            do = live.table_game.state.legal(0)[0].to_json()
            await server.hub.play.act(await server.live(table), anna, 0, live.version, do)
    assert any(step.seat == 1 and step.kind == "do" for step in live.steps)


@only_in_full
async def test_all_bots_act_in_a_simultaneous_phase(server: LiveServer) -> None:
    table = await server.table("keyflower", ["bot:random", "bot:random", "bot:random"])
    await server.sit(table, None)
    await over(server, table)
    assert (await server.live(table)).table_game.state.outcome() is not None


@only_in_full
async def test_play_goes_on_when_a_bot_process_is_killed(server: LiveServer) -> None:
    table = await server.table("carcassonne", ["bot:greedy", "bot:greedy"])
    await server.sit(table, None)
    killed = 0
    live = await server.live(table)
    async with asyncio.timeout(SLOW_GAME):
        while live.table_game.status != "finished":
            if killed < 3 and live.version > 20 * (killed + 1):
                for process in server.hub.bots.processes:
                    process.kill()
                killed += 1
            await asyncio.sleep(0.01)
    assert killed == 3


async def test_a_table_left_by_a_dead_process_is_taken_up_when_its_lease_is_over(
    store: Store,
) -> None:
    time = FakeTime()
    async with live_server(store, time=time) as server:
        await server.hub.auto_player.stop()
        anna = await server.person("Anna")
        table = await server.table("carcassonne", ["bot:greedy", "bot:greedy", anna])
        await server.hub.seats.resign(await server.fresh(table), anna, 2)
        now = server.hub.clock.now()
        assert await store.leases.take(table, "a dead process", now, now + 15_000)
    async with live_server(store, time=time) as server:
        await server.hub.auto_player.play_due()
        assert server.hub.tables.loaded(table) is None, "it is not ours yet"
        time.advance(16)
        await server.sit(table, None)
        await over(server, table)


async def test_after_a_timeout_the_seat_has_lost(server: LiveServer) -> None:
    people = [await server.person(name) for name in ("Anna", "Ben", "Cleo")]
    table = await server.table("carcassonne", people, clock={"kind": "move", "seconds": 60})
    client = await server.sit(table, people[0], 0)
    late = client.state["to_act"]
    assert client.state["clocks"][late] == {"left": 60_000, "running": True, "starts_in": 0}
    server.time.advance(59)
    await server.hub.auto_player.play_due()
    assert (await server.live(table)).table_game.drivers == (None, None, None)
    server.time.advance(2)
    await client.next("state", lambda form: form["drivers"][late] == "greedy")
    state = await client.next("state", lambda form: form["to_act"] != late)
    assert state["clocks"][state["to_act"]]["running"]
    assert (await server.live(table)).table_game.has_lost(late)
    rest = [person for seat, person in enumerate(people) if seat != late]
    with pytest.raises(Refused, match="table-already-lost"):
        await server.hub.seats.return_to(await server.fresh(table), people[late], late)
    other = (late + 1) % 3
    await server.hub.seats.resign(await server.fresh(table), people[other], other)
    state = await client.next("state", lambda form: form["result"] is not None)
    assert [people[seat] for seat in state["result"]["winners"]] == [
        person for person in rest if person != people[other]
    ]


async def test_with_two_seats_the_game_ends_when_time_is_up(server: LiveServer) -> None:
    people = [await server.person("Anna"), await server.person("Ben")]
    table = await server.table("carcassonne", people, clock={"kind": "move", "seconds": 60})
    client = await server.sit(table, people[0], 0)
    late = client.state["to_act"]
    server.time.advance(61)
    state = await client.next("state", lambda form: form["result"] is not None)
    assert state["result"]["by"] == "time" and state["result"]["winners"] == [1 - late]


async def test_no_flag_falls_right_after_the_server_came_up(store: Store) -> None:
    time = FakeTime()
    async with live_server(store, time=time) as server:
        people = [await server.person("Anna"), await server.person("Ben")]
        table = await server.table("carcassonne", people, clock={"kind": "move", "seconds": 60})
    time.advance(3600)
    async with live_server(store, time=time) as server:
        await server.hub.auto_player.play_due()
        live = await server.live(table)
        assert live.table_game.drivers == (None, None)
        time.advance(29)
        await server.hub.auto_player.play_due()
        assert live.table_game.drivers == (None, None)
        time.advance(2)
        await over(server, table)
        assert live.table_game.result is not None and live.table_game.result["by"] == "time"


def a_question(seat: int = 0) -> Question:
    return Question("table", seat, "carcassonne", "random", {}, [{}], 0.1)


async def test_a_bot_that_fails_gives_no_answer_and_its_process_stays() -> None:
    pool = BotPool(1)
    try:
        for _ in range(2):
            with pytest.raises(NoAnswer, match="InvalidJson"):
                await pool.ask(a_question())
        assert len(pool.processes) == 1
    finally:
        await pool.stop()


async def test_a_process_that_always_dies_is_tried_twice() -> None:
    pool = BotPool(1, (sys.executable, "-c", "raise SystemExit(1)"))
    with pytest.raises(NoAnswer, match="died twice"):
        await pool.ask(a_question())
    await pool.stop()


async def test_the_first_legal_action_stands_in_for_a_bot_without_an_answer(store: Store) -> None:
    async with live_server(store) as server:
        server.hub.auto_player.pool = BotPool(1, (sys.executable, "-c", "raise SystemExit(1)"))
        anna = await server.person("Anna")
        table = await server.table("carcassonne", [anna, "bot:greedy"])
        live = await server.live(table)
        async with asyncio.timeout(PATIENCE):
            while live.table_game.state.actors != (0,):
                await asyncio.sleep(0.01)
            version = live.version
            for _ in range(2):
                do = live.table_game.state.legal(0)[-1].to_json()
                await server.hub.play.act(await server.live(table), anna, 0, live.version, do)
            while live.table_game.state.actors != (0,) or live.version < version + 4:
                await asyncio.sleep(0.01)
        assert live.table_game.status == "running"
