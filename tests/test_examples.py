"""The examples run, do what they say, and stay short; the README quotes the first one."""

import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from tests.conftest import FULL, only_in_full

ROOT = Path(__file__).resolve().parent.parent
EXAMPLES = ROOT / "examples"


def run(name: str, folder: Path, *arguments: str) -> str:
    """What an example prints."""
    command = [sys.executable, "-W", "error", str(EXAMPLES / name), *arguments]
    ran = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    assert (ran.returncode, ran.stderr) == (0, "")
    return ran.stdout


def statements(name: str) -> list[str]:
    """The lines that are neither empty nor the opening docstring."""
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


def test_perft_counts_the_first_moves_as_the_rules_do(tmp_path: Path) -> None:
    rules = (ROOT / "docs" / "rules-carcassonne.md").read_text("utf-8")
    first = re.search(r"Together (\d+) placements and (\d+) moves", rules)
    assert first is not None
    places, moves = int(first[1]), int(first[2])  # of one seat; either may begin
    wanted = f"1: 2\n2: {2 * 24}\n3: {2 * places}\n4: {2 * moves}\n"
    assert run("perft.py", tmp_path, "carcassonne", "4") == wanted


@only_in_full
def test_a_match_tells_the_better_bot_and_repeats_itself(tmp_path: Path) -> None:
    said = run("match.py", tmp_path, "hasty", "random", "--deals", "2")
    match = re.fullmatch(
        r"hasty against random, 4 games on 2 deals\n"
        r"margin \+(\d+\.\d) ± \d+\.\d points, \d+% of the games won\n",
        said,
    )
    assert match is not None and float(match[1]) > 0
    if FULL:
        assert run("match.py", tmp_path, "hasty", "random", "--deals", "2") == said


MARGIN = re.compile(r"against random ([+-]\d+\.\d) ± \d+\.\d points, \d+% of \d+ won")


def margins(said: str) -> list[float]:
    """The margins before and after self-play."""
    return [float(margin) for margin in MARGIN.findall(said)]


@only_in_full
def test_self_play_comes_out_the_same_with_workers(tmp_path: Path) -> None:
    short = ("--rounds", "2", "--games", "4", "--match", "4")
    said = run("self_play.py", tmp_path, *short)
    assert len(margins(said)) == 2
    assert run("self_play.py", tmp_path, *short, "--workers", "1") == said


@pytest.mark.skipif(not FULL, reason="MEEPLEWRIGHT_FULL=1 trains for a minute")
def test_self_play_learns_to_beat_random(tmp_path: Path) -> None:
    before, after = margins(run("self_play.py", tmp_path, "--rounds", "30"))
    assert after > before + 5 and after > 5


@pytest.mark.skipif(find_spec("torch") is None, reason="PyTorch is not installed")
def test_self_play_with_pytorch_runs(tmp_path: Path) -> None:
    said = run("self_play.py", tmp_path, "--torch", "--rounds", "2", "--games", "4", "--match", "4")
    assert len(margins(said)) == 2


@pytest.mark.skipif(find_spec("torch") is not None, reason="PyTorch is installed")
def test_self_play_says_that_pytorch_is_missing() -> None:
    command = [sys.executable, str(EXAMPLES / "self_play.py"), "--torch"]
    ran = subprocess.run(command, capture_output=True, text=True)
    assert ran.returncode == 2 and "PyTorch, which is not installed" in ran.stderr


def masked_ppo(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Without `-W error`: the libraries warn about each other."""
    command = [sys.executable, str(EXAMPLES / "masked_ppo.py"), *arguments]
    return subprocess.run(command, capture_output=True, text=True)


@pytest.mark.skipif(find_spec("sb3_contrib") is None, reason="sb3-contrib is not installed")
@pytest.mark.parametrize("kind", ["floats", "planes", "tokens"])
def test_masked_ppo_runs(kind: str) -> None:
    short = ("--steps", "64", "--envs", "1", "--match", "2")
    ran = masked_ppo("--observations", kind, *short)
    assert ran.returncode == 0, ran.stderr
    assert len(margins(ran.stdout)) == 2


@pytest.mark.skipif(find_spec("sb3_contrib") is not None, reason="sb3-contrib is installed")
def test_masked_ppo_says_that_its_library_is_missing() -> None:
    ran = masked_ppo()
    assert ran.returncode == 2 and "sb3-contrib, which is not installed" in ran.stderr


# What reads notebooks is imported where it is used: `make learning` has not installed it.


def read_notebook() -> Any:
    import nbformat

    return nbformat.read(EXAMPLES / "boards.ipynb", as_version=4)  # type: ignore[no-untyped-call]


@only_in_full
def test_the_notebook_runs_and_draws_its_boards() -> None:
    from nbclient import NotebookClient

    notebook = read_notebook()
    NotebookClient(notebook, timeout=600).execute()
    outputs = [output for cell in notebook.cells for output in cell.get("outputs", [])]
    shown = [output.get("data", {}) for output in outputs]
    pictures = [forms["image/svg+xml"] for forms in shown if "image/svg+xml" in forms]
    assert len(pictures) == 4
    assert all(ElementTree.fromstring(picture).tag.endswith("svg") for picture in pictures)
    assert not [output for output in outputs if output.get("name") == "stderr"]


def test_the_notebook_is_kept_without_what_it_printed() -> None:
    import nbformat

    notebook = read_notebook()
    nbformat.validate(notebook)
    code = [cell for cell in notebook.cells if cell.cell_type == "code"]
    assert not [cell for cell in code if cell.outputs or cell.execution_count]


def test_every_example_is_run_here() -> None:
    assert {path.name for path in EXAMPLES.glob("*.*")} == {
        "boards.ipynb",
        "first_game.py",
        "ismcts_match.py",  # in tests/envs
        "line_bot.c",  # in tests/bots
        "line_bot.py",  # in tests/bots
        "masked_ppo.py",
        "match.py",
        "own_bot.py",
        "outside_bot.py",  # in tests/server
        "perft.py",
        "self_play.py",
    }


def test_the_readme_quotes_the_first_game() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    example = (EXAMPLES / "first_game.py").read_text("utf-8")
    code = example.split('"""\n', 1)[1].strip()
    assert code in readme
