"""A local game: a move is recorded before it is played, and undo never changes the luck."""

import errno
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from meeplewright.core.errors import IllegalAction, InvalidSetup
from meeplewright.core.game import CHANCE, Json
from meeplewright.core.records import Entry, Header, Meta, Record, Seat
from meeplewright.core.replay import replay
from meeplewright.games.carcassonne import Carcassonne
from meeplewright.games.carcassonne.terminal.dialogue import is_asked
from meeplewright.terminal.local_game import LocalGame

SEATS = (Seat("Ann"), Seat("random", "bot"))


pytestmark = pytest.mark.usefixtures("scripted_luck")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.mwr"


def new_game(path: Path) -> LocalGame:
    game = Carcassonne()
    header = Header("carcassonne", 1, game.checked_options(), SEATS)
    return LocalGame.create(path, game, header, is_asked)


def play_turns(game: LocalGame, choices: int) -> None:
    """Ann takes the last legal action each time she has a choice."""
    while choices or not game.awaits_person():
        if game.awaits_person():
            game.act(game.state.legal(0)[-1])
            choices -= 1
        else:
            game.go_on()


def draws(path: Path) -> list[Json]:
    return [entry.form for entry in Record.read(path).entries if entry.seat == CHANCE]


def test_the_record_is_the_state(path: Path) -> None:
    game = new_game(path)
    play_turns(game, 7)
    assert replay(Record.read(path)) == game.state
    assert game.file.record == Record.read(path)


def test_an_illegal_choice_changes_nothing(path: Path) -> None:
    game = new_game(path)
    play_turns(game, 2)
    before = path.read_bytes()
    wrong = game.state.game.action_from_text("(40,40):A0")
    with pytest.raises(IllegalAction):
        game.act(wrong)
    assert path.read_bytes() == before
    assert len(game.decisions) == 2


def test_an_unknown_bot_leaves_no_record(path: Path) -> None:
    game = Carcassonne()
    seats = (Seat("Ann"), Seat("deep", "bot"))
    with pytest.raises(InvalidSetup):
        LocalGame.create(path, game, Header("carcassonne", 1, {}, seats), is_asked)
    assert not path.exists()


def test_there_is_nothing_to_take_back_before_the_first_choice(path: Path) -> None:
    game = new_game(path)
    play_turns(game, 0)
    assert not game.take_back()


def test_taking_back_returns_to_the_last_choice_of_a_person(path: Path) -> None:
    game = new_game(path)
    play_turns(game, 4)
    entry = game.state.entry
    play_turns(game, 1)
    assert game.take_back()
    assert game.state.entry == entry and game.state.to_act == 0
    assert replay(Record.read(path)) == game.state


def test_what_was_revealed_comes_again_in_order(path: Path) -> None:
    game = new_game(path)
    play_turns(game, 9)
    known = draws(path)
    for _ in range(5):
        assert game.take_back()
    kept = len(draws(path))
    assert kept < len(known)
    while len(draws(path)) < len(known):
        if game.awaits_person():
            game.act(game.state.legal(0)[0])
        else:
            game.go_on()
    assert draws(path) == known
    assert not game.revealed


def test_stopping_does_not_change_the_luck_either(path: Path) -> None:
    game = new_game(path)
    play_turns(game, 8)
    for _ in range(3):
        game.take_back()
    revealed = list(game.revealed)
    assert revealed
    game.close()
    again = LocalGame.resume(path, is_asked)
    assert again.revealed == revealed
    assert again.state == game.state
    assert again.decisions == game.decisions
    assert again.log == game.log
    play_turns(again, 2)
    assert draws(path)[-1] in [outcome.to_json() for outcome in revealed]


def test_a_kill_while_taking_back_loses_no_luck(
    path: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    game = new_game(path)
    play_turns(game, 8)
    known = draws(path)
    moments: list[bytes] = []

    def watched(name: str) -> Callable[..., object]:
        call = getattr(os, name)

        def watch(*arguments: object) -> object:
            moments.append(path.read_bytes())
            answer = call(*arguments)
            moments.append(path.read_bytes())
            return answer

        return watch

    with monkeypatch.context() as patched:
        for name in ("write", "ftruncate", "fsync", "replace"):
            patched.setattr(os, name, watched(name))
        for _ in range(3):
            assert game.take_back()
    assert len(set(moments)) == 4
    for number, moment in enumerate(dict.fromkeys(moments)):
        left = tmp_path / f"{number}.mwr"
        left.write_bytes(moment)
        again = LocalGame.resume(left, is_asked)
        assert draws(left) + [outcome.to_json() for outcome in again.revealed] == known


def test_what_cannot_be_taken_back_changes_nothing(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    game = new_game(path)
    play_turns(game, 8)
    before = (path.read_bytes(), game.state.to_json(), list(game.decisions), list(game.revealed))
    with monkeypatch.context() as patched:
        patched.setattr(os, "replace", fail)
        with pytest.raises(OSError):
            game.take_back()
    now = (path.read_bytes(), game.state.to_json(), list(game.decisions), list(game.revealed))
    assert now == before
    play_turns(game, 1)
    assert replay(Record.read(path)) == game.state


def test_a_remark_of_another_program_is_ignored(path: Path) -> None:
    game = new_game(path)
    play_turns(game, 2)
    for form in ({"takeback": 3}, {"takeback": {"revealed": [{"draw": "?"}]}}, {"note": "hello"}):
        game.file.append(Meta(form))
    game.close()
    assert LocalGame.resume(path, is_asked).revealed == []


def test_a_game_that_is_open_cannot_be_opened_twice(path: Path) -> None:
    game = new_game(path)
    play_turns(game, 1)
    with pytest.raises(BlockingIOError):
        LocalGame.resume(path, is_asked)
    assert all(isinstance(line, Entry) for line in Record.read(path).lines)


def test_a_record_makes_nobody_run_a_program(path: Path) -> None:
    """A record can come from anyone."""
    game = Carcassonne()
    seats = (Seat("Ann"), Seat(f"program:touch {path.parent}/made", "bot"))
    header = Header("carcassonne", 1, game.checked_options(), seats)
    path.write_text(Record(header, ()).dumps(), encoding="utf-8")
    with pytest.raises(InvalidSetup):
        LocalGame.resume(path, is_asked)
    assert [found.name for found in path.parent.iterdir()] == [path.name]
