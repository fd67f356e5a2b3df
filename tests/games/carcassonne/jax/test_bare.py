"""`bench batch` on a machine that has only jax, numpy and the sources."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from random import Random

import pytest

from meeplewright.core import find_game, game_names
from meeplewright.envs.vector import VectorEnv
from tests.conftest import ROOT, only_in_full

ONLY = ("jax", "jaxlib", "numpy", "ml_dtypes", "opt_einsum", "scipy")
PLAYED = """
from random import Random
from meeplewright.stand_ins import use_stand_ins
use_stand_ins()
from meeplewright.core import find_game, game_names
from meeplewright.envs.vector import VectorEnv
for name in game_names():
    state = find_game(name).start(3)
    state.playout(Random(7))
    print(name, *state.points_now())
    with VectorEnv(name, games=9, seats=3) as env:
        env.reset(seed=7)
        print(env.rows.sum(), env.action_mask.sum())
"""


def bare(folder: Path, *words: str) -> str:
    """The output of a Python that finds nothing else."""
    done = run_bare(folder, *words)
    assert done.returncode == 0, done.stderr
    return done.stdout


def run_bare(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    for name in ONLY:
        found = find_spec(name)
        if found is None or found.origin is None:
            pytest.skip(f"needs {name}: pip install 'meeplewright[batch]'")
        package = Path(found.origin).parent
        (folder / name).symlink_to(package)
        binaries = package.with_name(f"{name}.libs")
        if binaries.exists():
            (folder / binaries.name).symlink_to(binaries)
    path = os.pathsep.join([str(ROOT / "src"), str(folder)])
    return subprocess.run(
        [sys.executable, "-S", *words],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
    )


def test_the_rules_are_the_same_with_the_stand_ins(tmp_path: Path) -> None:
    expected = ""
    for name in game_names():
        state = find_game(name).start(3)
        state.playout(Random(7))
        expected += " ".join([name, *map(str, state.points_now())]) + "\n"
        with VectorEnv(name, games=9, seats=3) as env:
            env.reset(seed=7)
            expected += f"{env.rows.sum()} {env.action_mask.sum()}\n"
    assert bare(tmp_path, "-c", PLAYED) == expected


@only_in_full
@pytest.mark.parametrize("game", ["carcassonne", "keyflower"])
def test_it_measures_without_the_packages_of_the_command(tmp_path: Path, game: str) -> None:
    words = ("-m", "meeplewright", "bench", "batch", game, "--games", "4", "--seconds", "0.01")
    report = json.loads(bare(tmp_path, *words))
    assert report["game"] == game
    assert report["speeds"][0]["games"] == 4 and report["rules"]["is_compiled"] is False


# Measures nothing, so that nothing is compiled.
NO_ENGINE = """
import sys
from meeplewright.stand_ins import use_stand_ins
use_stand_ins()
from meeplewright.games.keyflower.jax import speed
speed.Bench.measure = lambda self, games, seconds: speed.Speed(games, *[None] * 4, 1, 2)
speed.Speed.to_json = lambda self: {"games": self.games}
from meeplewright.bare import bench_batch
sys.exit(bench_batch(sys.argv[1:]))
"""


def test_it_knows_keyflower_and_answers_in_json(tmp_path: Path) -> None:
    words = ("keyflower", "--games", "4,8", "--seconds", "0.01", "--players", "3")
    report = json.loads(bare(tmp_path, "-c", NO_ENGINE, *words))
    assert (report["game"], report["players"]) == ("keyflower", 3)
    assert report["speeds"] == [{"games": 4}, {"games": 8}] and report["rules"]["playouts"] > 0


WRONG = {
    "There is no game chess. There are carcassonne, keyflower.": ("chess",),
    "It has 2 to 6 seats, not 9.": ("keyflower", "--players", "9"),
    "This game has no compact boards.": ("keyflower", "--compact"),
    "Numbers of games and of seconds must be above 0 and not too large: many.": ("--games", "many"),
    "Numbers of games and of seconds must be above 0 and not too large: 0.": ("--games", "8,0"),
    "Numbers of games and of seconds must be above 0 and not too large: nan.": ("--seconds", "nan"),
}


def test_what_cannot_be_measured_is_one_sentence(tmp_path: Path) -> None:
    for number, (sentence, words) in enumerate(WRONG.items()):
        folder = tmp_path / str(number)
        folder.mkdir()
        done = run_bare(folder, "-m", "meeplewright", "bench", "batch", *words)
        assert (done.returncode, done.stdout, done.stderr) == (2, "", sentence + "\n")
