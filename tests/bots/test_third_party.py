"""A third-party package is installed, and its bot plays under its name."""

import json
import shutil
from pathlib import Path

import pytest

from meeplewright.bots import bot_names, bots_for, make_bot
from meeplewright.cli import main
from meeplewright.games.carcassonne import Carcassonne
from tests.installing import offer

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "own_bot.py"
GAME = Carcassonne()


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """What an installer leaves behind: the module, and its entry point next to it."""
    module = f"homes_{tmp_path.name.replace('-', '_')}"  # imported once per process
    shutil.copy(EXAMPLE, tmp_path / f"{module}.py")
    offer(tmp_path, "meeplewright.bots", "homebody", f"{module}:Homebody")
    monkeypatch.syspath_prepend(str(tmp_path))
    return module


def test_the_example_is_found_through_its_entry_point(installed: str) -> None:
    assert "homebody" in bot_names()
    bot = make_bot("homebody", GAME, 1)
    assert (type(bot).__module__, type(bot).__name__) == (installed, "Homebody")


@pytest.mark.usefixtures("installed")
def test_people_are_offered_it_after_the_levels() -> None:
    assert bots_for(GAME)[-1] == "homebody"


@pytest.mark.usefixtures("installed")
def test_the_command_lets_it_play(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["simulate", "carcassonne", "--bots", "homebody,random", "--seed", "7", "--json"]
    assert main(asked) == 0
    played = json.loads(capsys.readouterr().out)
    assert [seat["bot"] for seat in played["seats"]] == ["homebody", "random"]


@pytest.mark.usefixtures("installed")
def test_a_bot_that_runs_programs_is_never_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    kind = type(make_bot("homebody", GAME, 0))
    monkeypatch.setattr(kind, "runs_programs", True)
    assert "homebody" not in bots_for(GAME)
