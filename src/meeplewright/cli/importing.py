"""`meeplewright import`: games of other programs become records."""

from __future__ import annotations

from pathlib import Path

from meeplewright.core.errors import GameError
from meeplewright.core.recordfile import write_whole
from meeplewright.games.carcassonne.exchange.jcz import IllegalSavedGame, read_saved_game
from meeplewright.terminal.desk import Desk
from meeplewright.terminal.mistakes import Mistake, concerning, why

LARGEST = 2**25  # bytes; a saved game of the base game has some fifty thousand


def import_jcz(desk: Desk, path: Path, out: Path | None) -> None:
    """Write the record of a saved game; nothing is written where it cannot be read whole."""
    with concerning(path):
        text = path.read_bytes()[:LARGEST].decode("utf-8")
    try:
        record = read_saved_game(text)
    except GameError as fault:
        field = fault.field if isinstance(fault, IllegalSavedGame) else ""
        raise _mistake(desk, path, field, fault) from fault
    target = out or path.with_suffix(".mwr")
    with concerning(target):
        if target.exists():
            raise FileExistsError(str(target))
        write_whole(target, record.dumps())
    desk.write(desk.text("import-written", file=str(target)))


def _mistake(desk: Desk, path: Path, field: str, fault: GameError) -> Mistake:
    words = why(desk, fault.reason)
    if field:
        return Mistake("import-fault", file=str(path), field=field, why=words)
    return Mistake("fault-in-file", file=str(path), why=words)
