"""All records of a person: as a zip, and as a dataset.

Records are written in a process of their own with a low priority (`export_process.py`), one game
after the other, so play is never delayed. A server makes one export at a time.
"""

from __future__ import annotations

import asyncio
import json
import shutil
import sys
from collections.abc import AsyncIterator, Iterator
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO, Any, Final, Literal

from meeplewright.server.errors import Refused
from meeplewright.server.services.context import AppContext
from meeplewright.server.storage.played_repository import GameFilter
from meeplewright.server.storage.rows import PlayedRow
from meeplewright.server.working_folder import working_folder

Kind = Literal["records", "dataset"]
PAGE: Final = 200
PIECE: Final = 65_536  # bytes sent at once
LONGEST: Final = 2**25  # bytes of an answer
COMMAND: Final = (sys.executable, "-m", "meeplewright.server.services.export_process")


async def export(context: AppContext, person_id: str, kind: Kind) -> IO[bytes]:
    """An open file with all records of a person, or with their tables. It is deleted when it is
    closed. Refused if there is nothing to export, or if this server cannot write datasets.
    """
    async with context.exporting:
        with working_folder() as folder:
            path = await _write(context, person_id, kind, folder)
            return await asyncio.to_thread(_copied, path)


def _copied(path: Path) -> IO[bytes]:
    copy = TemporaryFile()  # noqa: SIM115, closed by whoever sends it
    with path.open("rb") as file:
        shutil.copyfileobj(file, copy)
    copy.seek(0)
    return copy


async def _write(context: AppContext, person_id: str, kind: Kind, folder: Path) -> Path:
    process = await asyncio.create_subprocess_exec(
        *COMMAND,
        kind,
        str(folder),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        limit=LONGEST,
    )
    assert process.stdin is not None and process.stdout is not None
    try:
        async for game in _games(context, person_id):
            process.stdin.write(json.dumps(game).encode() + b"\n")
            await process.stdin.drain()
        process.stdin.close()
        answer = json.loads(await process.stdout.readline() or b"{}")
    except (BrokenPipeError, ConnectionResetError):
        answer = json.loads(await process.stdout.readline() or b"{}")
    finally:
        if process.returncode is None:
            process.stdin.close()
            try:
                await asyncio.wait_for(process.wait(), 5)
            except (TimeoutError, asyncio.CancelledError):
                process.kill()
                await process.wait()
    if "file" not in answer:
        raise Refused.because("export", answer.get("fault", "table-export-failed"))
    return Path(answer["file"])


async def _games(context: AppContext, person_id: str) -> AsyncIterator[dict[str, Any]]:
    """Every finished game with what its record needs, the latest first."""
    before: tuple[int, str] | None = None
    while True:
        rows = await context.store.played.find(person_id, GameFilter(), before, PAGE)
        for row in rows:
            game = await _game(context, row)
            if game is not None:
                yield game
        if len(rows) < PAGE:
            return
        before = (rows[-1].ended_at, rows[-1].table_id)


async def _game(context: AppContext, row: PlayedRow) -> dict[str, Any] | None:
    """None if the table was removed meanwhile, or if it began from a position."""
    table = await context.store.tables.get(row.table_id)
    if table is None:
        return None
    entries = await context.store.log.tail(table.id, 0)
    if not entries or "position" in entries[0].body:
        return None
    seats = await context.store.seats.of_table(table.id)
    day = datetime.fromtimestamp(entries[0].at / 1000, UTC).date().isoformat()
    return {
        "name": f"{table.game}-{day}-{table.id[:12]}.mwr",
        "game": table.game,
        "rules": table.rules,
        "options": table.options,
        "names": [seat.name for seat in seats],
        "date": day,
        "entries": [[one.seq, one.kind, one.seat, one.body, one.at] for one in entries],
    }


def pieces(file: IO[bytes]) -> Iterator[bytes]:
    """The content of a file, piece by piece; it is closed at the end."""
    with file:
        while piece := file.read(PIECE):
            yield piece
