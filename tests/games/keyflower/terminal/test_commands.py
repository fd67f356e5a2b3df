"""simulate, replay, check and notation with Keyflower, as with any game."""

import json
from pathlib import Path

import pytest

from meeplewright.cli import main
from meeplewright.cli.simulate import Plan, play_one
from meeplewright.core.records import Record
from meeplewright.core.replay import replay
from meeplewright.locales import Catalogue
from tests.games.keyflower.terminal.person import CommandRunner
from tests.words import english, says


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> CommandRunner:
    return CommandRunner(monkeypatch, capsys)


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A whole game between three random bots."""
    folder = tmp_path_factory.mktemp("games")
    plan = Plan.read("keyflower", "3", "random", "1", "a test", folder, [])
    play_one(plan, 1)
    return (folder / "0001.mwr").read_bytes()


@pytest.fixture
def game(played: bytes, tmp_path: Path) -> Path:
    path = tmp_path / "game.mwr"
    path.write_bytes(played)
    return path


def test_bots_play_games_and_their_records_are_kept(
    terminal: CommandRunner, tmp_path: Path
) -> None:
    arguments = ("--seats", "2", "--bots", "random", "--games", "1", "--seed", "a test")
    said = terminal.run(("simulate", "keyflower", *arguments, "--out", tmp_path))
    assert says(said, "simulate-done", games=1) and (tmp_path / "0001.mwr").exists()


def test_a_simulated_game_is_sound(terminal: CommandRunner, game: Path) -> None:
    assert terminal.run(("check", game)) == english("check-sound", count=1) + "\n"


def test_the_notation_of_a_game_reads_back_to_the_same_record(
    terminal: CommandRunner, game: Path
) -> None:
    text, back = game.with_name("game.txt"), game.with_name("back.mwr")
    terminal.run(("notation", game, "--out", text))
    terminal.run(("notation", "--parse", text, "--out", back))
    assert back.read_bytes() == game.read_bytes()


def test_replay_gives_the_full_state_or_what_a_seat_may_know(
    terminal: CommandRunner, game: Path
) -> None:
    full = json.loads(terminal.run(("replay", game, "--at", 90, "--json")))
    assert full == replay(Record.read(game), 90).to_json()
    seen = json.loads(terminal.run(("replay", game, "--at", 90, "--json", "--seat", 1)))
    assert "bag" in full and "bag" not in seen
    assert ["own_workers" in screen for screen in seen["screens"]] == [False, True, False]
    watched = json.loads(terminal.run(("replay", game, "--at", 90, "--json", "--seat", "none")))
    assert not any("own_workers" in screen for screen in watched["screens"])


@pytest.mark.parametrize("entry", [0, 1, 45, 90, 150])
def test_replay_shows_any_entry(terminal: CommandRunner, game: Path, entry: int) -> None:
    said = terminal.run(("replay", game, "--at", entry))
    assert said.startswith("Keyflower: random, random, random\n")
    assert says(said, "replay-entry", entry=entry) and says(said, "replay-points")
    assert said.count(english("kf-screen")) == 3


def test_replay_of_the_whole_game_ends_with_the_sheet(terminal: CommandRunner, game: Path) -> None:
    said = terminal.run(("replay", game))
    assert says(said, "replay-over") and says(said, "sheet-title")


def test_replay_draws_the_table(terminal: CommandRunner, game: Path) -> None:
    assert terminal.run(("replay", game, "--svg", "-")).startswith("<svg")


@pytest.mark.parametrize("language", ["en", "hu"])
def test_check_names_tiles_in_reasons_by_their_names(
    game: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    lines = game.read_text(encoding="utf-8").splitlines()
    first = next(number for number, line in enumerate(lines) if '"pass"' in line)
    entry = json.loads(lines[first])
    entry["do"] = {"use": "key_market"}
    game.write_text("\n".join([*lines[:first], json.dumps(entry)]) + "\n", encoding="utf-8")
    assert main(["--lang", language, "check", str(game)]) == 2
    said = capsys.readouterr().err
    words = Catalogue(language)
    why = words.text("why-never-used", tile=words.text("tile-key_market"))
    assert f"KF U2: {why}" in said and "key_market" not in said
