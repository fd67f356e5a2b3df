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
from meeplewright.cli.help import game_title
from meeplewright.core.records import Header, Record, Seat
from meeplewright.core.registry import find_game
from meeplewright.core.replay import begin
from meeplewright.terminal.desk import Desk
from meeplewright.terminal.localgame import Asks, LocalGame, seated
from meeplewright.terminal.mistakes import Mistake, concerning
from meeplewright.terminal.names import DEFAULT_PERSON, names_at_table

_AT_THE_TERMINAL = ("carcassonne", "keyflower")
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
        local = LocalGame.create(path, game, header, _asks(name))
    desk.say("play-new", game=game_title(desk, name), players=_players(desk, name, who))
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
        local = LocalGame.resume(path, _asks(record.header.game))
    if record.torn:
        desk.say("play-torn")
    desk.say("play-resumed", players=_players(desk, record.header.game, local.seats))
    _play(desk, local, path)


def _require_table(desk: Desk, name: str) -> None:
    if name not in _AT_THE_TERMINAL:
        raise Mistake("usage-no-table", game=game_title(desk, name))


def _play(desk: Desk, local: LocalGame, path: Path) -> None:
    desk.say_whole("play-kept", file=str(path))
    desk.say("play-how")
    try:
        with concerning(path):
            finished = _play_to_the_end(desk, local)
    finally:
        local.close()
    if finished:
        desk.say_whole("play-kept", file=str(path))
    else:
        language = ["--lang", desk.catalogue.language] if desk.language_was_asked else []
        command = [_program(), "play", "--resume", str(path), *language]
        desk.say_whole("play-stopped", command=shlex.join(command))


def _play_to_the_end(desk: Desk, local: LocalGame) -> bool:
    """At the table of this game; False when somebody stopped before its end."""
    if local.state.game.name == "keyflower":
        from meeplewright.games.keyflower.terminal.table import Table as KeyflowerTable

        return KeyflowerTable(desk, local).play()
    from meeplewright.games.carcassonne.terminal.table import Table

    return Table(desk, local).play()


def _asks(name: str) -> Asks:
    """When a person is asked at the table of this game."""
    if name == "carcassonne":
        from meeplewright.games.carcassonne.terminal.table import is_asked

        return is_asked
    return lambda state, seat: len(state.legal(seat)) > 1


def _players(desk: Desk, game: str, seats: Sequence[Seat]) -> str:
    if game != "carcassonne":  # elsewhere players have no colours, or colours mean other things
        return ", ".join(names_at_table(desk, seats))
    return ", ".join(
        f"{name} ({desk.text(f'colour-{number}')})"
        for number, name in enumerate(names_at_table(desk, seats))
    )


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
