"""`meeplewright play`: who sits where, where the record is kept, and the game's own table."""

from __future__ import annotations

import shlex
import shutil
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from platformdirs import user_data_path

from meeplewright.cli.choices import read_options, read_seats
from meeplewright.core.records import Header, Record, Seat
from meeplewright.core.registry import find_game
from meeplewright.core.replay import begin
from meeplewright.terminal.desk import Desk, game_title
from meeplewright.terminal.face import face_of
from meeplewright.terminal.localgame import LocalGame, seated
from meeplewright.terminal.mistakes import Mistake, concerning
from meeplewright.terminal.names import DEFAULT_PERSON

_DEFAULT_SEATS = (Seat(DEFAULT_PERSON), Seat("greedy", "bot"))


def start_new(
    desk: Desk, name: str | None, seats: str | None, options: list[str], record: Path | None
) -> None:
    """A new game, or a Mistake before anything is written."""
    if name is None:
        raise Mistake("usage-missing", name=desk.text("meta-game"))
    game = find_game(name)
    _require_table(desk, name)
    who = _DEFAULT_SEATS if seats is None else read_seats(seats)
    chosen = game.checked_options(read_options(game, options))
    game.checked_seats(len(who))
    seated(who, game)
    date = datetime.now(UTC).isoformat(timespec="seconds")
    header = Header(name, game.rules, chosen, who, date)
    path = _default_path(name) if record is None else record
    with concerning(path):
        local = LocalGame.create(path, game, header, face_of(name).is_asked)
    desk.say("play-new", game=game_title(desk, name), players=face_of(name).players(desk, who))
    _play(desk, local, path)


def go_on(desk: Desk, name: str | None, path: Path, given: Sequence[str]) -> None:
    """Go on with a record. Everything about the game stands in it."""
    if given:
        raise Mistake("usage-resume-alone", option=given[0])
    with concerning(path):
        record = Record.read(path)
        seated(record.header.seats, begin(record).game)
        _require_table(desk, record.header.game)
        if name not in (None, record.header.game):
            raise Mistake("usage-other-game", game=game_title(desk, record.header.game))
        local = LocalGame.resume(path, face_of(record.header.game).is_asked)
    if record.torn:
        desk.say("play-torn")
    desk.say("play-resumed", players=face_of(record.header.game).players(desk, local.seats))
    _play(desk, local, path)


def _require_table(desk: Desk, name: str) -> None:
    if not face_of(name).can_play:
        raise Mistake("usage-no-table", game=game_title(desk, name))


def _play(desk: Desk, local: LocalGame, path: Path) -> None:
    desk.say_whole("play-kept", file=str(path))
    desk.say("play-how")
    try:
        with concerning(path):
            finished = face_of(local.state.game.name).play(desk, local)
    finally:
        local.close()
    if finished:
        desk.say_whole("play-kept", file=str(path))
    else:
        language = ["--lang", desk.catalogue.language] if desk.language_was_asked else []
        command = [_program(), "play", "--resume", str(path), *language]
        desk.say_whole("play-stopped", command=shlex.join(command))


def _default_path(name: str) -> Path:
    """A new name in the person's own data folder, after the time of day."""
    folder = records_folder()
    with concerning(folder):
        folder.mkdir(parents=True, exist_ok=True)
    stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    path = folder / f"{name}-{stamp}.mwr"
    number = 1
    while path.exists():
        number += 1
        path = folder / f"{name}-{stamp}-{number}.mwr"
    return path


def records_folder() -> Path:
    return user_data_path("meeplewright", appauthor=False) / "records"


def _program() -> str:
    """How this command can be called again from here."""
    called = Path(sys.argv[0])
    if called.name != "meeplewright" or shutil.which("meeplewright") == str(called):
        return "meeplewright"
    return str(called)
