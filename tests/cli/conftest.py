"""The command without a separate process, and records for it."""

import io
import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random

import pytest

from meeplewright.cli import main
from meeplewright.cli.simulate import Plan, play_one

SEED = 1
LANGUAGE_VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


@dataclass(frozen=True)
class Answer:
    """The output of a command, and its exit code."""

    code: int
    out: str
    err: str


Command = Callable[..., Answer]


@pytest.fixture
def scripted_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same random numbers in every run."""
    monkeypatch.setattr("meeplewright.terminal.local_game.SystemRandom", partial(Random, SEED))


@pytest.fixture
def command(
    scripted_luck: None,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> Command:
    """`command("check", path, typed="…")` in its own quiet English environment."""
    for name in LANGUAGE_VARIABLES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "100")

    def run(*arguments: object, typed: str | bytes = "") -> Answer:
        data = typed.encode() if isinstance(typed, str) else typed
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data), encoding="utf-8"))
        code = main([str(argument) for argument in arguments])
        said = capsys.readouterr()
        return Answer(code, said.out, said.err)

    return run


@pytest.fixture(scope="session")
def finished_text(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A whole game between two random bots."""
    folder = tmp_path_factory.mktemp("games")
    plan = Plan.read("carcassonne", "2", "random", "1", "a test", folder, [])
    play_one(plan, 1)
    return (folder / "0001.mwr").read_text(encoding="utf-8")


@pytest.fixture
def finished(finished_text: str, tmp_path: Path) -> Path:
    path = tmp_path / "finished.mwr"
    path.write_text(finished_text, encoding="utf-8")
    return path


@pytest.fixture
def unfinished(finished_text: str, tmp_path: Path) -> Path:
    """The same game after 41 entries, between a person and a bot."""
    lines = finished_text.splitlines()[:42]
    header = json.loads(lines[0])
    header["seats"] = [{"name": "Ann", "kind": "person"}, {"name": "random", "kind": "bot"}]
    lines[0] = json.dumps(header, separators=(",", ":"))
    path = tmp_path / "unfinished.mwr"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


def contents(folder: Path) -> dict[str, bytes]:
    """Every file below a folder, to see that nothing changed."""
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }
