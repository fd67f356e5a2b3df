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
    done = subprocess.run(
        [sys.executable, "-S", *words],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


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
def test_it_measures_without_the_packages_of_the_command(tmp_path: Path) -> None:
    words = ("-m", "meeplewright", "bench", "batch", "--games", "4", "--seconds", "0.01")
    report = json.loads(bare(tmp_path, *words))
    assert report["speeds"][0]["games"] == 4 and report["rules"]["is_compiled"] is False
