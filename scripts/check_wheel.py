"""Tests an installed package: `python scripts/check_wheel.py compiled` (or `pure`).

For the workflows and cibuildwheel, which build for many Python versions and platforms. It needs no
test tools, only the package with its base dependencies.
"""

import importlib.util
import sys
from pathlib import Path

import meeplewright.core.values
from meeplewright.cli import main
from meeplewright.core import Game, State

ROOT = Path(__file__).resolve().parent.parent
GOLDEN = sorted(map(str, (ROOT / "tests" / "golden").glob("*.mwr")))


def check(condition: bool, problem: str) -> None:
    if not condition:
        sys.exit(problem)


def check_package(kind: str) -> None:
    """The imported package is the installed one, of this kind, with docstrings, and it can play."""
    found = Path(meeplewright.core.values.__file__)
    check(ROOT / "src" not in found.parents, f"this is the checkout: {found}")
    check((found.suffix != ".py") == (kind == "compiled"), f"expected {kind} rules, got {found}")
    check(bool(State.legal.__doc__ and Game.__doc__), "docstrings are missing")
    check(bool(GOLDEN) and main(["check", *GOLDEN]) == 0, "a golden record is not replayed")
    for game in ("carcassonne", "keyflower"):
        check(main(["simulate", game, "--bots", "hasty,random", "--seed", "7"]) == 0, game)
    if importlib.util.find_spec("fastapi") is None:
        check(main(["serve"]) == 2, "serve does not say that packages are missing")
    check(main(["doctor"]) == 0, "doctor")


if __name__ == "__main__":
    check_package(sys.argv[1])
