"""A game that neither the server nor the command knows: Tiny, offered by another package.

It is played, stored, replayed and simulated, with hints and aids, through its entry point alone.
"""

import asyncio
import json
import os
from pathlib import Path
from random import Random
from typing import Any

import pytest

from meeplewright.cli import main
from meeplewright.core import Record, check, find_game
from meeplewright.core.game import Json
from tests.conftest import only_in_full
from tests.installing import offer
from tests.server.client import Person, guest
from tests.server.running import serving
from tests.tracked import ROOT


@pytest.fixture(autouse=True)
def _tiny_is_installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Here, and in every process that is started from here."""
    offer(tmp_path, "meeplewright.games", "tiny", "tests.core.tiny_game:MANIFEST")
    monkeypatch.syspath_prepend(str(tmp_path))
    path = [str(tmp_path), str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(path))


async def the_game(person: Person) -> Json:
    games = (await person.answer("GET", "/games"))["games"]
    return next(game for game in games if game["name"] == "tiny")


async def table_with_a_bot(ann: Person, ben: Person) -> str:
    """Ann, Ben and the best bot there is for an unknown game, with every aid."""
    game = await the_game(ann)
    assert game["seat_counts"] == [2, 3] and game["bots"][:2] == ["novice", "casual"]
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "casual"}]
    wishes = {"options": {"bonus": 5}, "aids": game["aids"]}
    table = await ann.open_table("tiny", seats, **wishes)
    (invite,) = await ann.invites(table)
    assert await ben.claim(table, invite) == 1
    return table


@only_in_full
@pytest.mark.anyio
async def test_people_and_a_bot_play_it_at_a_table(tmp_path: Path) -> None:
    async with (
        serving(tmp_path, f"sqlite:///{tmp_path}/tables.db") as server,
        await guest(server.url, "Ann") as ann,
        await guest(server.url, "Ben") as ben,
    ):
        table = await table_with_a_bot(ann, ben)
        places = [await ann.sit(table, 0), await ben.sit(table, 1)]
        seen = places[0].state
        assert seen is not None and seen["view"]["cards"][1:] == [0, 0]  # T 1: only the seat's own
        left = await ann.answer("GET", f"/tables/{table}/aids/left?seat=0")
        assert len(left["answer"]["cards"]) == 9
        await places[1].play(Random(1), moves=1)  # Ben has chosen; Ann has not
        wish = {"seat": 1, "order": {"order": "call_lowest"}}
        assert (await ben.answer("PUT", f"/tables/{table}/order", wish))["order"] == wish["order"]
        await asyncio.gather(*(place.play(Random(seat)) for seat, place in enumerate(places)))
        text = (await ann.ask("GET", f"/tables/{table}/record")).text
        outline = await ann.answer("GET", f"/tables/{table}/replay?first=0&last=9&seat=1")
        assert not server.faults()
    record = Record.loads(text)
    assert (record.header.game, record.header.options) == ("tiny", {"bonus": 5})
    assert len(record.entries) == 9 and record.result is not None
    assert outline["frames"][-1]["points"] == record.result["points"]
    assert check(record).sound


@only_in_full
def test_the_command_simulates_it_and_plays_matches(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def run_json(*words: str) -> Any:
        assert main([*words, "--json"]) == 0
        return json.loads(capsys.readouterr().out)

    games = tmp_path / "games"
    plan = ("simulate", "tiny", "--seats", "3", "--games", "3", "--seed", "1")
    assert run_json(*plan, "--bots", "greedy,random,flat:20", "--out", str(games))["games"] == 3
    assert all(
        one["sound"] for one in run_json("check", *map(str, sorted(games.iterdir())))["records"]
    )
    shown = run_json("replay", str(games / "0001.mwr"), "--at", "3", "--seat", "0")
    assert find_game("tiny").view_from_json(shown).to_json() == shown
    match = ("arena", "tiny", "greedy", "random", "--deals", "2", "--workers", "1")
    report = run_json(*match, "--out", str(tmp_path / "match.jsonl"))
    assert (report["games"], report["faults"]) == (4, [])
