"""The example `outside_bot.py` plays a whole game over the public protocol."""

import asyncio
import re
import sys
from pathlib import Path

import pytest

from tests.server.client import guest
from tests.server.running import serving

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "outside_bot.py"


@pytest.mark.anyio
async def test_a_bot_from_outside_plays_a_game_to_its_end(tmp_path: Path) -> None:
    async with (
        serving(tmp_path, f"sqlite:///{tmp_path}/tables.db") as server,
        await guest(server.url, "Ann") as host,
    ):
        seats = [{"kind": "bot", "bot": "random"}, {"kind": "open"}]
        table = await host.open_table("carcassonne", seats)
        (invite,) = await host.invites(table)
        link = f"{server.url}/t/{table}#{invite}"
        playing = await asyncio.create_subprocess_exec(
            *(sys.executable, "-W", "error", str(EXAMPLE), link),
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
        said, complained = await asyncio.wait_for(playing.communicate(), 120)
        assert (playing.returncode, complained) == (0, b"")
        result = await host.answer("GET", f"/tables/{table}/result")
        points = ", ".join(map(str, result["points"]))
        assert re.fullmatch(rf"The game is over: {points}\s*", said.decode())
