"""The packages contain what they should, and nothing of the machine that built them.

The lists of files to pack are compared with the tracked files. `test_handed_out.py` builds and uses
the packages.
"""

import ast
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import meeplewright
from tests.conftest import only_in_full
from tests.tracked import ROOT, tracked_files

PACKAGE = Path("src/meeplewright")
PAGE = {"web/index.html", "web/index.html.gz", "web/assets/app-1.js", "web/assets/tile-1.svg"}
LITTER = {
    "src/meeplewright/core/__pycache__/game.cpython-311.pyc",
    "src/meeplewright/core/game.cpython-311-x86_64-linux-gnu.so",
    "web/node_modules/svelte/package.json",
    "web/src/generated/api.ts",
    "tests/__pycache__/conftest.cpython-311.pyc",
    "build/compiled/meeplewright/core/game.py",
    ".venv/bin/python",
}
MADE_BY_SETUPTOOLS = "src/meeplewright.egg-info/"

in_a_checkout = pytest.mark.skipif(
    not (ROOT / ".git").exists(), reason="only a checkout knows what is tracked"
)


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout after some work: tracked files, a page, and leftovers."""
    tree = tmp_path_factory.mktemp("tree")
    for path in tracked_files():
        if path.is_file():
            copy = tree / path.relative_to(ROOT)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, copy)
    for name in {f"{PACKAGE}/{page}" for page in PAGE} | LITTER:
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        (tree / name).write_text("")
    return tree


def tracked(below: Path = ROOT) -> set[str]:
    """The tracked files in this folder, relative to it."""
    return {
        path.relative_to(below).as_posix()
        for path in tracked_files()
        if path.is_file() and path.is_relative_to(below)
    }


def setup(tree: Path, *command: str) -> None:
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    ran = subprocess.run(
        [sys.executable, "setup.py", "-q", *command],
        cwd=tree,
        env={**clean, "MEEPLEWRIGHT_PURE": "1"},
        capture_output=True,
        text=True,
    )
    assert ran.returncode == 0, ran.stderr


@in_a_checkout
def test_the_sources_hold_all_that_is_tracked_and_the_page(tree: Path) -> None:
    setup(tree, "egg_info")
    listed = (tree / MADE_BY_SETUPTOOLS / "SOURCES.txt").read_text("utf-8").splitlines()
    packed = {name for name in listed if not name.startswith(MADE_BY_SETUPTOOLS)}
    assert packed == tracked() | {f"{PACKAGE}/{page}" for page in PAGE}


@in_a_checkout
def test_a_wheel_holds_the_package_and_the_page(tree: Path) -> None:
    setup(tree, "build", "--build-lib", "unpacked")
    unpacked = tree / "unpacked" / "meeplewright"
    packed = {
        path.relative_to(unpacked).as_posix() for path in unpacked.rglob("*") if path.is_file()
    }
    assert packed == tracked(ROOT / PACKAGE) | PAGE
    assert [path.name for path in unpacked.parent.iterdir()] == ["meeplewright"]


def test_those_who_cite_name_this_version() -> None:
    citation = (ROOT / "CITATION.cff").read_text("utf-8")
    assert re.findall(r"^version: (\S+)$", citation, re.MULTILINE) == [meeplewright.__version__]


def test_wheels_are_built_for_every_python_that_the_metadata_names() -> None:
    facts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    named = re.findall(r":: 3\.(\d+)$", "\n".join(facts["project"]["classifiers"]), re.MULTILINE)
    assert facts["project"]["requires-python"] == f">=3.{named[0]}"
    assert facts["tool"]["cibuildwheel"]["build"] == " ".join(f"cp3{minor}-*" for minor in named)
    tested = (ROOT / ".github/workflows/test.yml").read_text("utf-8")
    assert ", ".join(f'"3.{minor}"' for minor in named) in tested


@only_in_full
def test_every_module_of_a_missing_extra_is_one_that_the_extra_brings() -> None:
    """The modules in `require("server", "fastapi", …)` are in that extra of pyproject.toml."""
    facts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    extras = facts["project"]["optional-dependencies"]
    asked = []
    for path in (ROOT / PACKAGE).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "require":
                words = [word for argument in node.args for word in ast.walk(argument)]
                asked.append([str(word.value) for word in words if isinstance(word, ast.Constant)])
    assert len(asked) >= 5
    for extra, *modules in asked:
        listed = " ".join(extras[extra]).replace("-", "") + " greenlet"  # of sqlalchemy[asyncio]
        assert not [name for name in modules if name.replace("_", "") not in listed], extra


@in_a_checkout
def test_the_weights_of_networks_are_below_20_megabytes() -> None:
    weights = [path for path in tracked_files() if path.suffix in (".bin", ".npz")]
    assert {path.name for path in weights} >= {"network.bin", "weights.npz"}
    assert sum(path.stat().st_size for path in weights) < 20_000_000
