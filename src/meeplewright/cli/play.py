"""`meeplewright play`: who sits where, where the record is kept, and the game at the terminal."""

from __future__ import annotations

import shlex
import shutil
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from random import SystemRandom

from platformdirs import user_data_path

from meeplewright.bots import with_style
from meeplewright.cli.arguments import read_options, read_seats
from meeplewright.core.game import Game
from meeplewright.core.records import Header, Record, Seat
from meeplewright.core.registry import find_game
from meeplewright.core.replay import begin
from meeplewright.terminal.console import Terminal, game_title
from meeplewright.terminal.errors import UserError, concerning
from meeplewright.terminal.local_game import LocalGame, seated
from meeplewright.terminal.names import DEFAULT_PERSON
from meeplewright.terminal.ui import ui_of

_DEFAULT_SEATS = (Seat(DEFAULT_PERSON), Seat("greedy", "bot"))


def start_new(
    terminal: Terminal, name: str | None, seats: str | None, options: list[str], record: Path | None
) -> None:
    """Start a new game, or raise a UserError before anything is written."""
    if name is None:
        raise UserError("usage-missing", name=terminal.text("meta-game"))
    game = find_game(name)
    _require_table(terminal, name)
    who = _DEFAULT_SEATS if seats is None else _with_styles(read_seats(seats), game)
    chosen = game.checked_options(read_options(game, options))
    game.checked_seats(len(who), chosen)
    seated(who, game)
    date = datetime.now(UTC).isoformat(timespec="seconds")
    header = Header.of(game, chosen, who, date)
    path = _default_path(name) if record is None else record
    with concerning(path):
        local = LocalGame.create(path, game, header, ui_of(name).is_asked)
    terminal.say(
        "play-new", game=game_title(terminal, name), players=ui_of(name).players(terminal, who)
    )
    _play(terminal, local, path)


def _with_styles(seats: Sequence[Seat], game: Game) -> tuple[Seat, ...]:
    """The seats, where a bot with any style has the one that was chosen."""
    luck = SystemRandom()
    return tuple(
        seat if seat.kind == "person" else Seat(with_style(seat.name, game, luck), "bot")
        for seat in seats
    )


def resume_game(terminal: Terminal, name: str | None, path: Path, given: Sequence[str]) -> None:
    """Resume a record, which contains everything about the game."""
    if given:
        raise UserError("usage-resume-alone", option=given[0])
    with concerning(path):
        record = Record.read(path)
        seated(record.header.seats, begin(record).game)
        _require_table(terminal, record.header.game)
        if name not in (None, record.header.game):
            raise UserError("usage-other-game", game=game_title(terminal, record.header.game))
        local = LocalGame.resume(path, ui_of(record.header.game).is_asked)
    if record.torn:
        terminal.say("play-torn")
    terminal.say("play-resumed", players=ui_of(record.header.game).players(terminal, local.seats))
    _play(terminal, local, path)


def _require_table(terminal: Terminal, name: str) -> None:
    if not ui_of(name).can_play:
        raise UserError("usage-no-table", game=game_title(terminal, name))


def _play(terminal: Terminal, local: LocalGame, path: Path) -> None:
    terminal.say_whole("play-kept", file=str(path))
    terminal.say("play-how")
    try:
        with concerning(path):
            finished = ui_of(local.state.game.name).play(terminal, local)
    finally:
        local.close()
    if finished:
        terminal.say_whole("play-kept", file=str(path))
    else:
        language = ["--lang", terminal.catalogue.language] if terminal.language_was_asked else []
        command = [_program(), "play", "--resume", str(path), *language]
        terminal.say_whole("play-stopped", command=shlex.join(command))


def _default_path(name: str) -> Path:
    """A new file in the user's data folder, named after the time."""
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
    """How to call this command again from here."""
    called = Path(sys.argv[0])
    if called.name != "meeplewright" or shutil.which("meeplewright") == str(called):
        return "meeplewright"
    return str(called)
