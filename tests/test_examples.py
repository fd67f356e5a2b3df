"""The examples run, do what they say, and stay short; the README quotes the first of them."""

import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parent.parent
EXAMPLES = ROOT / "examples"


def run(name: str, folder: Path) -> str:
    """What an example prints."""
    command = [sys.executable, "-W", "error", str(EXAMPLES / name)]
    ran = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    assert (ran.returncode, ran.stderr) == (0, "")
    return ran.stdout


def statements(name: str) -> list[str]:
    """The lines that are neither empty nor the opening remark."""
    text = (EXAMPLES / name).read_text("utf-8")
    return [line for line in text.splitlines() if line and not line.startswith('"""')]


def test_the_first_game_prints_the_points_and_draws_the_board(tmp_path: Path) -> None:
    said = re.fullmatch(r"greedy (\d+), random (\d+)\n", run("first_game.py", tmp_path))
    assert said is not None and int(said[1]) > int(said[2])
    assert ElementTree.parse(tmp_path / "board.svg").getroot().tag.endswith("svg")


def test_the_first_game_is_ten_lines() -> None:
    assert len(statements("first_game.py")) == 10


def test_a_bot_of_your_own_beats_random(tmp_path: Path) -> None:
    said = re.fullmatch(r"homebody (\d+), random (\d+)\n", run("own_bot.py", tmp_path))
    assert said is not None and int(said[1]) > int(said[2])


def test_a_bot_of_your_own_is_twenty_lines() -> None:
    assert len(statements("own_bot.py")) <= 20


def test_every_example_is_run_here() -> None:
    assert {path.name for path in EXAMPLES.glob("*.py")} == {
        "first_game.py",
        "line_bot.py",  # in tests/bots
        "own_bot.py",
        "outside_bot.py",  # in tests/server
    }


def test_the_readme_quotes_the_first_game() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    example = (EXAMPLES / "first_game.py").read_text("utf-8")
    code = example.split('"""\n', 1)[1].strip()
    assert code in readme
