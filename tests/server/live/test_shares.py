"""Whose share of the bots a table uses, and tables of bots that wait until somebody looks."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from meeplewright.server.errors import Refused
from meeplewright.server.live import bot_pool
from meeplewright.server.live.bot_pool import BotPool, Question, Waiter
from meeplewright.server.live.table import LiveTable
from meeplewright.server.live.worker_process import WorkerProcess
from meeplewright.server.storage import Store
from meeplewright.server.storage.host_limits import HostLimits
from tests.server.live.live_server import PATIENCE, FakeTime, LiveServer, live_server

pytestmark = pytest.mark.anyio

TWO_BOTS = ["bot:greedy", "bot:greedy"]


class RecordingPool(BotPool):
    """Answers every question with the first legal action, and notes who waited."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[tuple[str, Waiter]] = []

    async def ask(self, question: Question, waiter: Waiter = bot_pool.NOBODY) -> Any:
        self.asked.append((question.table, waiter))
        return question.legal[0]


def recording(server: LiveServer) -> RecordingPool:
    pool = server.hub.auto_player.pool = RecordingPool()
    return pool


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.01)


async def at_rest(server: LiveServer) -> None:
    """Nothing is played any more, also after a search for due tables."""
    await until(lambda: not server.hub.auto_player._playing)
    await server.hub.auto_player.play_due()
    await until(lambda: not server.hub.auto_player._playing)


async def is_due(server: LiveServer, table: str) -> bool:
    return table in await server.store.tables.due(server.hub.clock.now(), 100)


# -- tables of bots ---------------------------------------------------------------------------


async def test_bots_alone_wait_until_somebody_looks_and_stop_when_nobody_does(
    server: LiveServer,
) -> None:
    pool = recording(server)
    table = await server.table("carcassonne", TWO_BOTS)
    live = await server.live(table)
    version = live.version
    await at_rest(server)
    assert live.version == version and not pool.asked
    assert not await is_due(server, table), "it takes nobody's place in the search"
    visitor = await server.sit(table, None)
    await until(lambda: live.version > version)
    await visitor.go()
    await at_rest(server)
    version = live.version
    assert live.table_game.status == "running" and not await is_due(server, table)
    await at_rest(server)
    assert live.version == version
    await server.sit(table, None)
    await until(lambda: live.table_game.status == "finished")


class StandingPool(RecordingPool):
    """Never answers."""

    async def ask(self, question: Question, waiter: Waiter = bot_pool.NOBODY) -> Any:
        await super().ask(question, waiter)
        await asyncio.Event().wait()


async def resigned(server: LiveServer, people: int, **facts: Any) -> LiveTable:
    """A table with bots whose people have all resigned."""
    names = [await server.person(f"person {number}") for number in range(people)]
    seats = [names[0], *names]  # two around one screen
    live = await server.live(await server.table("carcassonne", [*seats, *TWO_BOTS], **facts))
    for seat, name in enumerate(seats):
        await server.hub.seats.resign(live, name, seat)
    return live


@pytest.mark.parametrize("people", [1, 2])
async def test_a_table_whose_players_have_all_resigned_waits_for_somebody_to_look(
    server: LiveServer, people: int
) -> None:
    """Two people may be two identities of one."""
    pool = recording(server)
    live = await resigned(server, people)
    await at_rest(server)
    pool.asked.clear()
    await at_rest(server)
    assert live.table_game.status == "running" and not pool.asked
    assert not await is_due(server, live.id)
    await server.sit(live.id, None)
    await until(lambda: live.table_game.status == "finished")


@pytest.mark.parametrize("people", [1, 2])
async def test_bots_end_a_rated_game(server: LiveServer, people: int) -> None:
    recording(server)
    live = await resigned(server, people, rated=True)
    await until(lambda: live.table_game.status == "finished")


async def has_bot_tables(server: LiveServer, host: str, number: int) -> bool:
    """Whether the host has at least so many tables where bots are alone."""
    limits = HostLimits(host_id=host, bot_tables=number)
    try:
        await server.store._write(limits.check)
    except Refused:
        return True
    return False


@pytest.mark.parametrize("people", [1, 2])
@pytest.mark.parametrize("rated", [False, True])
async def test_tables_without_a_player_count(server: LiveServer, people: int, rated: bool) -> None:
    server.hub.auto_player.pool = StandingPool()
    live = await resigned(server, people, rated=rated)
    host = live.row.host_id
    assert host is not None
    await server.table("carcassonne", [host, *TWO_BOTS], rated=rated)  # still played
    assert await has_bot_tables(server, host, 1) and not await has_bot_tables(server, host, 2)


async def test_a_table_that_waits_for_a_player_who_left_does_not_count(
    server: LiveServer,
) -> None:
    anna = await server.person("Anna")
    live = await server.live(await server.table("carcassonne", [anna, *TWO_BOTS]))
    await server.hub.seats.leave(live, anna, 0)
    assert live.table_game.waits
    assert not await has_bot_tables(server, anna, 1)


async def test_who_polls_the_position_looks_for_a_while(server: LiveServer) -> None:
    recording(server)
    table = await server.table("carcassonne", TWO_BOTS)
    live = await server.live(table)
    await at_rest(server)
    before = await server.hub.views.state(live, None, None)
    await until(lambda: live.version > before["version"])
    server.time.advance(11)
    await at_rest(server)
    version = live.version
    assert live.table_game.status == "running" and not await is_due(server, table)
    await server.hub.views.history(live, None, None)
    await until(lambda: live.version > version)


async def test_bots_play_on_for_people_who_are_away(server: LiveServer) -> None:
    """Somebody has a seat: the game goes on to their turn."""
    pool = recording(server)
    anna = await server.person("Anna")
    table = await server.table("carcassonne", [anna, *TWO_BOTS])
    live = await server.live(table)
    await until(lambda: live.table_game.state.actors == (0,))
    while live.table_game.state.actors == (0,):
        do = live.table_game.state.legal(0)[0].to_json()
        await server.hub.play.act(await server.live(table), anna, 0, live.version, do)
    await until(lambda: live.table_game.state.actors == (0,))
    assert {waiter for _, waiter in pool.asked} == {Waiter(anna, is_present=False)}


async def test_a_watched_table_of_a_dead_process_waits_for_its_visitors(store: Store) -> None:
    time = FakeTime()
    async with live_server(store, time=time) as server:
        await server.hub.auto_player.stop()
        table = await server.table("carcassonne", TWO_BOTS)
        assert await is_due(server, table)
    async with live_server(store, time=time) as server:
        recording(server)
        await at_rest(server)
        assert not await is_due(server, table)
        live = await server.live(table)
        await server.sit(table, None)
        await until(lambda: live.table_game.status == "finished")


async def test_a_table_watched_here_goes_on_whatever_another_process_thinks(
    server: LiveServer,
) -> None:
    recording(server)
    table = await server.table("carcassonne", TWO_BOTS)
    now = server.hub.clock.now()
    assert await server.store.leases.take(table, "another process", now, now + 15_000)
    await server.sit(table, None)
    live = await server.live(table)
    version = live.version
    await until(lambda: not server.hub.auto_player._playing)
    await server.store.tables.update(table, bots_due=False)
    await server.store.leases.release(table, "another process")
    await until(lambda: live.version > version)


# -- whose share ------------------------------------------------------------------------------


async def test_a_bot_uses_the_share_of_the_player_who_waits_else_that_of_the_host(
    server: LiveServer,
) -> None:
    pool = recording(server)
    anna, ben = await server.person("Anna"), await server.person("Ben")
    table = await server.table("carcassonne", [anna, ben, "bot:greedy"])
    live = await server.live(table)

    async def waiter_after_a_round() -> Waiter:
        pool.asked.clear()
        async with asyncio.timeout(PATIENCE):
            while not pool.asked:
                state = live.table_game.state
                if (seat := state.actors[0]) == 2:
                    await asyncio.sleep(0.01)
                    continue
                do = state.legal(seat)[0].to_json()
                await server.hub.play.act(live, (anna, ben)[seat], seat, live.version, do)
        return pool.asked[0][1]

    assert await waiter_after_a_round() == Waiter(anna, is_present=False)
    await server.sit(table, ben, 1)
    assert await waiter_after_a_round() == Waiter(ben, is_present=True)


async def test_a_bot_uses_the_share_of_the_address_from_which_its_person_was_last_seen(
    server: LiveServer,
) -> None:
    pool = recording(server)
    anna = await server.person("Anna")
    for address in ("192.0.2.1", "192.0.2.2"):
        server.hub.addresses.saw(anna, address)
    table = await server.table("carcassonne", [anna, *TWO_BOTS])
    await server.hub.seats.resign(await server.live(table), anna, 0)
    await server.sit(table, None)
    await until(lambda: bool(pool.asked))
    expected = Waiter(anna, is_present=True, address="192.0.2.2")
    assert {waiter for _, waiter in pool.asked if waiter.is_present} == {expected}


async def test_bots_with_spectators_use_the_share_of_the_host(server: LiveServer) -> None:
    pool = recording(server)
    anna = await server.person("Anna")
    table = await server.table("carcassonne", TWO_BOTS)
    await server.store.tables.update(table, host_id=anna)
    await server.hub.tables.reload_rows(await server.live(table))
    await server.sit(table, await server.person("Ben"))
    live = await server.live(table)
    await until(lambda: live.table_game.status == "finished")
    assert {waiter for _, waiter in pool.asked} == {Waiter(anna, is_present=True)}


class CountingPool(BotPool):
    """Counts the questions that are answered between one of a table and its own answer."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        super().__init__(1)
        self.begun: list[str] = []
        self.before: list[int] = []
        self.table = ""
        answer = bot_pool._answer

        async def note(bot: WorkerProcess, question: Question) -> Any:
            self.begun.append(question.table)
            return await answer(bot, question)

        monkeypatch.setattr(bot_pool, "_answer", note)

    async def ask(self, question: Question, waiter: Waiter = bot_pool.NOBODY) -> Any:
        asked_at = len(self.begun)
        answer = await super().ask(question, waiter)
        if question.table == self.table:
            self.before.append(self.begun.index(self.table, asked_at) - asked_at)
        return answer


async def test_many_slow_bots_of_one_person_delay_another_by_one_question(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a real process, and at tables where everybody is present."""
    pool = server.hub.auto_player.pool = CountingPool(monkeypatch)
    anna, ben = await server.person("Anna"), await server.person("Ben")
    for _ in range(8):
        table = await server.table("carcassonne", [anna, *["bot:search:200ms"] * 4])
        await server.hub.seats.resign(await server.fresh(table), anna, 0)
        await server.sit(table, anna)
    pool.table = await server.table("carcassonne", [ben, "bot:greedy"], start=False)
    await server.sit(pool.table, ben, 0)  # first, because the bot may begin
    live = await server.fresh(pool.table)
    await server.hub.seats.start_if_full(live)
    async with asyncio.timeout(PATIENCE):
        while len(pool.before) < 6:
            if live.table_game.state.actors == (0,):
                do = live.table_game.state.legal(0)[0].to_json()
                await server.hub.play.act(live, ben, 0, live.version, do)
            await asyncio.sleep(0.01)
    assert max(pool.before) <= 1
    await server.hub.auto_player.stop()
    await pool.stop()
