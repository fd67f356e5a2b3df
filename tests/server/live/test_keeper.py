"""The keeper: bots play whole games, flags fall, and a table left alone is taken up."""

import asyncio
import sys

import pytest

from meeplewright.server.live.minds import Minds, NoAnswer, Question
from meeplewright.server.storage import Store
from tests.server.live.place import PATIENCE, Hours, Place, a_place, play

pytestmark = pytest.mark.anyio

SLOW_GAME = 120.0  # seconds that bots may take for a whole game before something is wrong


async def over(place: Place, table_id: str) -> None:
    table = await place.hub.table(table_id)
    async with asyncio.timeout(SLOW_GAME):
        while table.course.status != "finished":
            await asyncio.sleep(0.02)


async def until_version(place: Place, table_id: str, version: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while (await place.hub.table(table_id)).version < version:
            await asyncio.sleep(0.01)


async def test_bots_play_a_whole_game_among_themselves(place: Place) -> None:
    table = await place.table("carcassonne", ["bot:greedy", "bot:random"])
    await over(place, table)
    row = await place.store.tables.get(table)
    assert row is not None and row.status == "finished" and not row.bots_due


async def test_a_bot_answers_a_person(place: Place) -> None:
    anna = await place.person("Anna")
    table = await place.table("carcassonne", [anna, "bot:greedy"])
    live = await place.hub.table(table)
    async with asyncio.timeout(SLOW_GAME):
        for _ in range(6):
            while live.course.state.actors != (0,):
                await asyncio.sleep(0.01)
            do = live.course.state.legal(0)[0].to_json()
            await place.hub.act(table, anna, 0, live.version, do)
    assert any(step.seat == 1 and step.kind == "do" for step in live.steps)


async def test_all_bots_act_in_a_simultaneous_phase(place: Place) -> None:
    table = await place.table("keyflower", ["bot:random", "bot:random", "bot:random"])
    await over(place, table)
    assert (await place.hub.table(table)).course.state.outcome() is not None


async def test_play_goes_on_when_a_bot_process_is_killed(place: Place) -> None:
    table = await place.table("carcassonne", ["bot:greedy", "bot:greedy"])
    killed = 0
    live = await place.hub.table(table)
    async with asyncio.timeout(SLOW_GAME):
        while live.course.status != "finished":
            if killed < 3 and live.version > 20 * (killed + 1):
                for mind in place.hub.minds.processes:
                    mind.kill()
                killed += 1
            await asyncio.sleep(0.01)
    assert killed == 3


async def test_a_table_left_by_a_dead_process_is_taken_up_when_its_lease_is_over(
    store: Store,
) -> None:
    hours = Hours()
    async with a_place(store, hours=hours) as place:
        await place.hub.keeper.stop()
        table = await place.table("carcassonne", ["bot:greedy", "bot:greedy"])
        now = place.hub.clock.now()
        assert await store.leases.take(table, "a dead process", now, now + 15_000)
    async with a_place(store, hours=hours) as place:
        await place.hub.keeper.look()
        assert place.hub.room.here(table) is None, "it is not ours yet"
        hours.pass_by(16)
        await over(place, table)


async def test_when_time_is_up_a_bot_takes_the_seat_and_the_owner_returns(place: Place) -> None:
    people = [await place.person("Anna"), await place.person("Ben")]
    table = await place.table("carcassonne", people, clock={"kind": "move", "seconds": 60})
    client = await place.sit(table, people[0], 0)
    late = client.state["to_act"]
    assert client.state["clocks"][late] == {"left": 60_000, "running": True}
    place.hours.pass_by(59)
    await place.hub.keeper.look()
    assert (await place.hub.table(table)).course.drivers == (None, None)
    place.hours.pass_by(2)
    state = await client.next("state", lambda form: form["drivers"][late] == "greedy")
    await client.next("state", lambda form: form["to_act"] == 1 - late)
    await place.hub.take_back_seat(table, people[late], late)
    state = await client.next("state", lambda form: form["drivers"] == [None, None])
    assert state["clocks"][1 - late]["running"]
    await play(place, table, people, lambda state: state.entry > 12)


async def test_no_flag_falls_right_after_the_server_came_up(store: Store) -> None:
    hours = Hours()
    async with a_place(store, hours=hours) as place:
        people = [await place.person("Anna"), await place.person("Ben")]
        table = await place.table("carcassonne", people, clock={"kind": "move", "seconds": 60})
    hours.pass_by(3600)
    async with a_place(store, hours=hours) as place:
        await place.hub.keeper.look()
        live = await place.hub.table(table)
        assert live.course.drivers == (None, None)
        hours.pass_by(29)
        await place.hub.keeper.look()
        assert live.course.drivers == (None, None)
        hours.pass_by(2)
        await until_version(place, table, live.version + 1)
        assert live.course.drivers.count("greedy") == 1


def a_question(seat: int = 0) -> Question:
    return Question("table", seat, "carcassonne", "random", {}, [{}], 0.1)


async def test_a_bot_that_fails_gives_no_answer_and_its_process_stays() -> None:
    minds = Minds(1)
    try:
        for _ in range(2):
            with pytest.raises(NoAnswer, match="InvalidForm"):
                await minds.think(a_question())
        assert len(minds.processes) == 1
    finally:
        await minds.stop()


async def test_a_process_that_always_dies_is_tried_twice() -> None:
    minds = Minds(1, (sys.executable, "-c", "raise SystemExit(1)"))
    with pytest.raises(NoAnswer, match="died twice"):
        await minds.think(a_question())
    await minds.stop()


async def test_the_first_legal_action_stands_in_for_a_bot_without_an_answer(store: Store) -> None:
    async with a_place(store) as place:
        place.hub.keeper.minds = Minds(1, (sys.executable, "-c", "raise SystemExit(1)"))
        anna = await place.person("Anna")
        table = await place.table("carcassonne", [anna, "bot:greedy"])
        live = await place.hub.table(table)
        async with asyncio.timeout(PATIENCE):
            while live.course.state.actors != (0,):
                await asyncio.sleep(0.01)
            version = live.version
            for _ in range(2):
                do = live.course.state.legal(0)[-1].to_json()
                await place.hub.act(table, anna, 0, live.version, do)
            while live.course.state.actors != (0,) or live.version < version + 4:
                await asyncio.sleep(0.01)
        assert live.course.status == "running"
