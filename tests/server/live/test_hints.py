"""Hints, thought out from a seat's view beside everything else; slow bots, who hold up nobody."""

import asyncio
import sys

import pytest

from meeplewright.server.errors import NotYours, Refused, TooMuch
from meeplewright.server.live import hints
from meeplewright.server.live.bot_pool import Minds
from meeplewright.server.live.hints import Hint, Hinting
from meeplewright.server.storage import Store
from tests.server.live.live_server import PATIENCE, Place, a_place, play

pytestmark = pytest.mark.anyio

# Answers each question with the question itself, so that a test sees what was asked.
MIRROR = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    print(json.dumps({"id": asked["id"], "said": [asked]}), flush=True)
"""
THINKS_FOR_EVER = "import time; time.sleep(3600)"


def minds_that(program: str) -> Minds:
    return Minds(1, (sys.executable, "-c", program))


async def a_table(place: Place, game: str = "carcassonne") -> tuple[str, list[str], int]:
    """A table that allows hints, its people, and the seat to act."""
    people = [await place.person("Anna"), await place.person("Ben")]
    table = await place.table(game, people, aids=["hint"])
    return table, people, (await place.hub.table(table)).course.state.actors[0]


async def until_asked(hints: Hinting) -> None:
    async with asyncio.timeout(PATIENCE):
        while not hints.minds.processes:
            await asyncio.sleep(0.01)


async def test_a_hint_names_turns_that_can_be_played_best_first(place: Place) -> None:
    table, people, seat = await a_table(place)
    hint = await place.hub.hint(table, people[seat], seat)
    state = (await place.hub.table(table)).course.state
    assert 1 <= len(hint.advice) <= 3 and hint.version == (await place.hub.table(table)).version
    for advice in hint.advice:
        ahead = state.copy()
        for form in advice["actions"]:
            ahead.apply(seat, ahead.require(seat, ahead.game.action_from_json(form)))
        assert len(advice["points"]) == len(advice["chances"]) == 2
        assert sum(advice["chances"]) == pytest.approx(1, abs=0.001)
    assert hint.advice[0]["weight"] > 0


async def test_a_hint_is_asked_for_with_the_view_of_the_seat_alone(store: Store) -> None:
    async with a_place(store) as place:
        place.hub.hinting.minds = minds_that(MIRROR)
        table, people, seat = await a_table(place, "keyflower")
        state = (await place.hub.table(table)).course.state
        (asked,) = (await place.hub.hint(table, people[seat], seat)).advice
        assert asked.pop("view") == state.view(seat).to_json()
        assert asked.pop("legal") == [action.to_json() for action in state.legal(seat)]
        rest = {"id", "table", "seat", "game", "bot", "seconds", "wanted"}
        assert asked.keys() == rest and asked["wanted"] == "advice"


async def test_who_asks_again_gets_the_same_hint_without_another_thought(store: Store) -> None:
    async with a_place(store) as place:
        place.hub.hinting.minds = minds_that(MIRROR)
        table, people, seat = await a_table(place)
        asking = (place.hub.hint(table, people[seat], seat) for _ in range(3))
        first, second, third = await asyncio.gather(*asking)
        again = await place.hub.hint(table, people[seat], seat)
        assert first is second is third is again


async def test_a_hint_is_for_the_owner_of_a_seat_where_the_table_allows_it(place: Place) -> None:
    table, people, seat = await a_table(place)
    with pytest.raises(NotYours):
        await place.hub.hint(table, people[1 - seat], seat)
    with pytest.raises(NotYours):
        await place.hub.hint(table, None, seat)
    bare = await place.table("carcassonne", people)
    with pytest.raises(Refused, match="table-no-aid"):
        await place.hub.hint(bare, people[seat], seat)


async def test_who_has_nothing_to_decide_gets_an_empty_hint(place: Place) -> None:
    table, people, seat = await a_table(place)
    version = (await place.hub.table(table)).version
    hint = await place.hub.hint(table, people[1 - seat], 1 - seat)
    assert hint == Hint(version, []) and not place.hub.hinting.minds.processes


async def test_a_hint_that_the_game_has_overtaken_is_given_up(store: Store) -> None:
    async with a_place(store) as place:
        hints = place.hub.hinting
        hints.minds = minds_that(THINKS_FOR_EVER)
        table, people, seat = await a_table(place)
        first = asyncio.create_task(place.hub.hint(table, people[seat], seat))
        await until_asked(hints)
        live = await place.hub.table(table)
        do = live.course.state.legal(seat)[0].to_json()
        await place.hub.act(table, people[seat], seat, live.version, do)
        hints.minds = minds_that(MIRROR)
        assert (await place.hub.hint(table, people[seat], seat)).version == live.version
        with pytest.raises(Refused, match="table-stale"):
            await first


async def test_who_hangs_up_leaves_the_hint_to_the_next(store: Store) -> None:
    async with a_place(store) as place:
        hints = place.hub.hinting
        hints.minds = minds_that(MIRROR)
        table, people, seat = await a_table(place)
        first = asyncio.create_task(place.hub.hint(table, people[seat], seat))
        await until_asked(hints)
        first.cancel()
        await asyncio.gather(first, return_exceptions=True)
        assert (await place.hub.hint(table, people[seat], seat)).advice


async def test_a_mind_that_dies_is_asked_once_more_and_then_told_of(store: Store) -> None:
    async with a_place(store) as place:
        place.hub.hinting.minds = minds_that("raise SystemExit(1)")
        table, people, seat = await a_table(place)
        with pytest.raises(Refused, match="table-hint-failed"):
            await place.hub.hint(table, people[seat], seat)


async def test_only_so_many_hints_may_wait(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "MOST_WAITING", 2)
    async with a_place(store) as place:
        place.hub.hinting.minds = minds_that(THINKS_FOR_EVER)
        asked = []
        for _ in range(2):
            table, people, seat = await a_table(place)
            asked.append(asyncio.create_task(place.hub.hint(table, people[seat], seat)))
        await until_asked(place.hub.hinting)
        table, people, seat = await a_table(place)
        with pytest.raises(TooMuch, match="table-hints-busy"):
            await place.hub.hint(table, people[seat], seat)
        await place.hub.hinting.stop()
        await asyncio.gather(*asked, return_exceptions=True)


async def test_bots_and_hints_that_think_for_ever_hold_up_no_other_table(store: Store) -> None:
    """Three slow bots and one process for them; moves at another table are acknowledged."""
    async with a_place(store) as place:
        slow = place.hub.keeper.minds = minds_that(THINKS_FOR_EVER)
        place.hub.hinting.minds = minds_that(THINKS_FOR_EVER)
        stuck = [await place.table("carcassonne", ["bot:greedy", "bot:greedy"]) for _ in range(3)]
        table, people, seat = await a_table(place)
        hint = asyncio.create_task(place.hub.hint(table, people[seat], seat))
        await until_asked(place.hub.hinting)
        versions = [(await place.hub.table(one)).version for one in stuck]
        other = await place.table("carcassonne", people)
        async with asyncio.timeout(PATIENCE):
            await play(place, other, people, lambda state: state.entry > 60)
        assert not hint.done() and len(slow.processes) == 1
        assert versions == [(await place.hub.table(one)).version for one in stuck]
        hint.cancel()
        await slow.stop()
        await asyncio.gather(hint, return_exceptions=True)


async def test_a_bot_does_not_wait_for_a_busy_process_while_another_is_free(store: Store) -> None:
    minds = Minds(2, (sys.executable, "-c", MIRROR))
    async with a_place(store) as place:
        place.hub.hinting.minds = minds
        table, people, seat = await a_table(place)
        await place.hub.hint(table, people[seat], seat)
        (home,) = minds.processes
        busy = next(mind for mind in minds._minds if mind.process is home)
        async with busy._lock:
            live = await place.hub.table(table)
            do = live.course.state.legal(seat)[0].to_json()
            await place.hub.act(table, people[seat], seat, live.version, do)
            assert (await place.hub.hint(table, people[seat], seat)).advice
        assert len(minds.processes) == 2
