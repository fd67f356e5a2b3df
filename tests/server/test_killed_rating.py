"""A rated game that ends while its server is killed changes the ratings exactly once."""

import asyncio
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import pytest

from tests.conftest import only_in_full
from tests.server.client import Person, guest, table_of
from tests.server.running import Server, serving

pytestmark = pytest.mark.anyio

KILLS = 12
CLOCK = {"kind": "days", "days": 1}


async def rated_game(server: Server) -> tuple[list[Person], str]:
    """Two new people, because the same two are rated only a few times a day."""
    people = [await guest(server.url, name) for name in ("Ada", "Bob")]
    return people, await table_of(people, "carcassonne", clock=CLOCK, rated=True)


async def resign(person: Person, table: str) -> bool:
    """Whether it was acknowledged."""
    return (await person.ask("POST", f"/tables/{table}/seats/1/resign")).is_success


async def counted(people: list[Person]) -> list[dict[str, Any]]:
    """The rating of each; it counts one game."""
    found = []
    for person in people:
        profile = await person.answer("GET", "/me/profile")
        assert profile["games"] == 1
        (rating,) = profile["ratings"]
        (game,) = (await person.answer("GET", "/me/games?rated=true"))["games"]
        assert rating["games"] == 1 and game["by"] == "resignation"
        found.append(rating)
    return found


async def go_home(people: list[Person]) -> None:
    for person in people:
        await person.go()


@only_in_full
async def test_a_rating_changes_once_if_the_server_is_killed_while_the_game_ends(
    tmp_path: Path, database: str
) -> None:
    rng = Random()
    async with serving(tmp_path, database) as server:
        people, table = await rated_game(server)
        began = monotonic()
        assert await resign(people[1], table)
        takes = monotonic() - began
        usual = await counted(people)
        await go_home(people)
        acknowledged = 0
        for _ in range(KILLS):
            people, table = await rated_game(server)
            asked = asyncio.create_task(resign(people[1], table))
            await asyncio.sleep(rng.random() * 1.5 * takes)
            server.kill()
            (was_heard,) = await asyncio.gather(asked, return_exceptions=True)
            await server.start()
            status = (await people[0].answer("GET", f"/tables/{table}"))["status"]
            if was_heard is True:
                assert status == "finished", "what was acknowledged is lost"
                acknowledged += 1
            assert await resign(people[1], table) is (status == "running")
            assert await counted(people) == usual
            await go_home(people)
        assert not server.faults()
    print(f"{KILLS} kills, {acknowledged} resignations acknowledged before")
