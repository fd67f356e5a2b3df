"""Hints from a seat's view; slow bots and hints delay nobody."""

import asyncio
import sys

import pytest

from meeplewright.locales import Catalogue
from meeplewright.server.errors import Forbidden, Refused, TooManyRequests
from meeplewright.server.live.bot_pool import BotPool
from meeplewright.server.live.hints import Hint, Hints
from meeplewright.server.settings import Limits, Settings
from meeplewright.server.storage import Store
from tests.server.live.live_server import PATIENCE, LiveServer, live_server, play

pytestmark = pytest.mark.anyio

# Answers each question with the question itself, so that a test sees what was asked.
MIRROR = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    print(json.dumps({"id": asked["id"], "said": [asked]}), flush=True)
"""
THINKS_FOR_EVER = "import time; time.sleep(3600)"


def bots_that(program: str) -> BotPool:
    return BotPool(1, (sys.executable, "-c", program))


async def a_table(server: LiveServer, game: str = "carcassonne") -> tuple[str, list[str], int]:
    """A table that allows hints, its people, and the seat to act."""
    people = [await server.person("Anna"), await server.person("Ben")]
    table = await server.table(game, people, aids=["hint"])
    return table, people, (await server.live(table)).table_game.state.actors[0]


async def hint_for(server: LiveServer, table: str, person: str | None, seat: int) -> Hint:
    return await server.hub.hints.hint(await server.fresh(table), person, seat)


async def until_asked(hints: Hints) -> None:
    async with asyncio.timeout(PATIENCE):
        while not hints.pool.processes:
            await asyncio.sleep(0.01)


async def until_waiting(hints: Hints, number: int) -> None:
    """So many hints are in progress."""
    async with asyncio.timeout(PATIENCE):
        while len(hints._in_progress) < number:
            await asyncio.sleep(0.01)


async def test_a_hint_names_turns_that_can_be_played_best_first(server: LiveServer) -> None:
    table, people, seat = await a_table(server)
    hint = await hint_for(server, table, people[seat], seat)
    state = (await server.live(table)).table_game.state
    assert 1 <= len(hint.advice) <= 3 and hint.version == (await server.live(table)).version
    for advice in hint.advice:
        ahead = state.copy()
        for form in advice["actions"]:
            ahead.apply(seat, ahead.require(seat, ahead.game.action_from_json(form)))
        assert len(advice["points"]) == len(advice["chances"]) == 2
        assert sum(advice["chances"]) == pytest.approx(1, abs=0.001)
    assert hint.advice[0]["weight"] > 0
    chances = [round(advice["chances"][seat], 2) for advice in hint.advice]
    assert chances == sorted(chances, reverse=True)
    for reason in hint.advice[0]["reasons"]:
        assert reason["key"] in Catalogue("en")


async def test_a_hint_is_asked_for_with_the_view_of_the_seat_alone(store: Store) -> None:
    async with live_server(store) as server:
        server.hub.hints.pool = bots_that(MIRROR)
        table, people, seat = await a_table(server, "keyflower")
        state = (await server.live(table)).table_game.state
        (asked,) = (await hint_for(server, table, people[seat], seat)).advice
        assert asked.pop("view") == state.view(seat).to_json()
        assert asked.pop("legal") == [action.to_json() for action in state.legal(seat)]
        rest = {"id", "table", "seat", "game", "bot", "seconds", "wanted"}
        assert asked.keys() == rest and asked["wanted"] == "advice"


async def test_a_hint_is_for_the_position_after_the_draft(store: Store) -> None:
    async with live_server(store) as server:
        server.hub.hints.pool = bots_that(MIRROR)
        table, people, seat = await a_table(server)
        live = await server.live(table)
        first = await hint_for(server, table, people[seat], seat)
        place = live.table_game.state.legal(seat)[0].to_json()
        await server.hub.drafts.add(live, people[seat], seat, live.version, 0, place)
        (asked,) = (await hint_for(server, table, people[seat], seat)).advice
        assert asked["view"] == live.state_for(seat).view(seat).to_json()
        assert {"follower": None} in asked["legal"]
        await server.hub.drafts.add(live, people[seat], seat, live.version, 1, {"follower": None})
        assert (await hint_for(server, table, people[seat], seat)).advice == []
        await server.hub.drafts.cut(live, people[seat], seat, live.version, 0)
        assert await hint_for(server, table, people[seat], seat) == first


async def test_who_asks_again_gets_the_same_hint_without_another_thought(store: Store) -> None:
    async with live_server(store) as server:
        server.hub.hints.pool = bots_that(MIRROR)
        table, people, seat = await a_table(server)
        asking = (hint_for(server, table, people[seat], seat) for _ in range(3))
        first, second, third = await asyncio.gather(*asking)
        again = await hint_for(server, table, people[seat], seat)
        assert first is second is third is again


async def test_a_hint_is_for_the_owner_where_the_table_allows_it(
    server: LiveServer,
) -> None:
    table, people, seat = await a_table(server)
    with pytest.raises(Forbidden):
        await hint_for(server, table, people[1 - seat], seat)
    with pytest.raises(Forbidden):
        await hint_for(server, table, None, seat)
    bare = await server.table("carcassonne", people)
    with pytest.raises(Refused, match="table-no-aid"):
        await hint_for(server, bare, people[seat], seat)


async def test_who_has_nothing_to_decide_gets_an_empty_hint(server: LiveServer) -> None:
    table, people, seat = await a_table(server)
    version = (await server.live(table)).version
    hint = await hint_for(server, table, people[1 - seat], 1 - seat)
    assert hint == Hint(version, []) and not server.hub.hints.pool.processes


async def test_a_hint_that_the_game_has_overtaken_is_given_up(store: Store) -> None:
    async with live_server(store) as server:
        hints = server.hub.hints
        hints.pool = bots_that(THINKS_FOR_EVER)
        table, people, seat = await a_table(server)
        first = asyncio.create_task(hint_for(server, table, people[seat], seat))
        await until_asked(hints)
        live = await server.live(table)
        do = live.table_game.state.legal(seat)[0].to_json()
        await server.hub.play.act(await server.live(table), people[seat], seat, live.version, do)
        hints.pool = bots_that(MIRROR)
        assert (await hint_for(server, table, people[seat], seat)).version == live.version
        with pytest.raises(Refused, match="table-stale"):
            await first


async def test_who_hangs_up_leaves_the_hint_to_the_next(store: Store) -> None:
    async with live_server(store) as server:
        hints = server.hub.hints
        hints.pool = bots_that(MIRROR)
        table, people, seat = await a_table(server)
        first = asyncio.create_task(hint_for(server, table, people[seat], seat))
        await until_asked(hints)
        first.cancel()
        await asyncio.gather(first, return_exceptions=True)
        assert (await hint_for(server, table, people[seat], seat)).advice


async def test_a_bot_process_that_dies_is_asked_once_more_and_then_told_of(store: Store) -> None:
    async with live_server(store) as server:
        server.hub.hints.pool = bots_that("raise SystemExit(1)")
        table, people, seat = await a_table(server)
        with pytest.raises(Refused, match="table-hint-failed"):
            await hint_for(server, table, people[seat], seat)


def with_limits(**limits: int) -> Settings:
    return Settings(database="sqlite:///unused", bot_processes=1, limits=Limits(**limits))


async def test_nobody_waits_for_more_than_a_few_hints_and_others_are_still_accepted(
    store: Store,
) -> None:
    async with live_server(store, with_limits(hints_per_person=2, hints_waiting=2)) as server:
        server.hub.hints.pool = bots_that(THINKS_FOR_EVER)
        anna, ben = await server.person("Anna"), await server.person("Ben")
        server.hub.addresses.saw(anna, "192.0.2.1")
        server.hub.addresses.saw(ben, "192.0.2.2")
        asked = []
        for person in (anna, anna, ben):
            table = await server.table("carcassonne", [person, person], aids=["hint"])
            seat = (await server.live(table)).table_game.state.actors[0]
            asked.append(asyncio.create_task(hint_for(server, table, person, seat)))
            await until_waiting(server.hub.hints, len(asked))
        for person, key in ((anna, "table-hints-yours"), (ben, "table-hints-busy")):
            table = await server.table("carcassonne", [person, person], aids=["hint"])
            seat = (await server.live(table)).table_game.state.actors[0]
            with pytest.raises(TooManyRequests, match=key):
                await hint_for(server, table, person, seat)
        await server.hub.hints.stop()
        await asyncio.gather(*asked, return_exceptions=True)


async def test_many_identities_of_one_address_leave_room_for_others(store: Store) -> None:
    async with live_server(store, with_limits(hints_per_address=2, hints_waiting=2)) as server:
        server.hub.hints.pool = bots_that(THINKS_FOR_EVER)

        async def ask(name: str, address: str) -> Hint:
            person = await server.person(name)
            server.hub.addresses.saw(person, address)
            table = await server.table("carcassonne", [person, person], aids=["hint"])
            seat = (await server.live(table)).table_game.state.actors[0]
            return await hint_for(server, table, person, seat)

        asked: list[asyncio.Task[Hint]] = []
        for address in ("192.0.2.1", "192.0.2.1", "192.0.2.2"):
            asked.append(asyncio.create_task(ask(f"person {len(asked)}", address)))
            await until_waiting(server.hub.hints, len(asked))
        with pytest.raises(TooManyRequests, match="table-hints-busy"):
            await ask("one more", "192.0.2.1")
        await server.hub.hints.stop()
        await asyncio.gather(*asked, return_exceptions=True)


async def test_bots_and_hints_that_think_for_ever_hold_up_no_other_table(store: Store) -> None:
    """Three slow bots and one process for them; moves at another table are still acknowledged."""
    async with live_server(store) as server:
        slow = server.hub.auto_player.pool = bots_that(THINKS_FOR_EVER)
        server.hub.hints.pool = bots_that(THINKS_FOR_EVER)
        stuck = [await server.table("carcassonne", ["bot:greedy", "bot:greedy"]) for _ in range(3)]
        for one in stuck:
            await server.sit(one, None)
        table, people, seat = await a_table(server)
        hint = asyncio.create_task(hint_for(server, table, people[seat], seat))
        await until_asked(server.hub.hints)
        versions = [(await server.live(one)).version for one in stuck]
        other = await server.table("carcassonne", people)
        async with asyncio.timeout(PATIENCE):
            await play(server, other, people, lambda state: state.entry > 60)
        assert not hint.done() and len(slow.processes) == 1
        assert versions == [(await server.live(one)).version for one in stuck]
        hint.cancel()
        await slow.stop()
        await asyncio.gather(hint, return_exceptions=True)
