"""The command with only the base packages installed: it works, or says what to install.

The other packages are hidden in a separate process. `tests/test_handed_out.py` tries the same with
a real installation.
"""

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from functools import cache
from importlib.metadata import distribution, packages_distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from meeplewright.locales import languages
from tests.conftest import only_in_full
from tests.words import english, says

GOLDEN = Path(__file__).parents[1] / "golden" / "carcassonne-2.mwr"

RUN = """
import contextlib, io, json, sys
from importlib.machinery import PathFinder

class Without:
    def find_spec(self, name, path=None, target=None):
        return None if name in hidden else PathFinder.find_spec(name, path, target)

    def find_distributions(self, *context):
        return PathFinder.find_distributions(*context)

hidden, commands = json.loads(sys.stdin.read())
sys.meta_path = [Without() if finder is PathFinder else finder for finder in sys.meta_path]
from meeplewright.cli import main
answers = []
for words in commands:
    sys.stdin, out, err = io.StringIO(), io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        code = main(words)
    answers.append((code, out.getvalue(), err.getvalue()))
print(json.dumps(answers))
"""


@dataclass(frozen=True)
class Answer:
    code: int
    out: str
    err: str


def run(folder: Path, commands: list[list[str]], *extras: str) -> list[Answer]:
    """The answers to these commands if only the base and these extras are installed."""
    ran = subprocess.run(
        [sys.executable, "-c", RUN],
        input=json.dumps([hidden(*extras), commands]),
        cwd=folder,
        env={**os.environ, "XDG_DATA_HOME": str(folder / "data"), "COLUMNS": "200", "LANG": "C"},
        capture_output=True,
        text=True,
    )
    assert ran.returncode == 0, ran.stderr
    return [Answer(*answer) for answer in json.loads(ran.stdout)]


@cache
def hidden(*extras: str) -> list[str]:
    """The modules of all packages here that are not part of the base or these extras."""
    kept: set[str] = set()
    waiting = [("meeplewright", frozenset(extras))]
    while waiting:
        name, wanted = waiting.pop()
        kept.add(normal(name))
        for line in distribution(name).requires or []:
            needed = Requirement(line)
            if needed.marker is None or any(
                needed.marker.evaluate({"extra": extra}) for extra in ("", *wanted)
            ):
                inner = frozenset(needed.extras)
                if normal(needed.name) not in kept or inner - wanted:
                    waiting.append((needed.name, inner))
    return [
        module
        for module, owners in packages_distributions().items()
        if kept.isdisjoint(map(normal, owners))
    ]


def normal(name: str) -> str:
    return name.lower().replace("_", "-").replace(".", "-")


def test_the_base_is_small() -> None:
    gone = set(hidden())
    assert {"fastapi", "sqlalchemy", "uvicorn", "pettingzoo", "jax", "ray", "matplotlib"} <= gone
    assert gone.isdisjoint(
        {"meeplewright", "typer", "rich", "fluent", "platformdirs", "librt", "numpy"}
    )
    assert gone - set(hidden("server")) >= {"fastapi", "sqlalchemy", "uvicorn"}


def test_what_needs_no_server_works_with_the_base_alone(tmp_path: Path) -> None:
    record = str(GOLDEN)
    commands = [
        ["--help"],
        ["serve", "--help"],
        ["admin", "tables", "--help"],
        ["doctor"],
        ["simulate", "carcassonne", "--bots", "random", "--seed", "1"],
        ["simulate", "keyflower", "--bots", "random", "--seed", "1"],
        ["simulate", "carcassonne", "--bots", "zero,random", "--seed", "1"],
        ["play", "carcassonne", "--seats", "random,random"],
        ["replay", record, "--at", "20", "--svg", "board.svg"],
        ["check", record],
        ["notation", record, "--out", "game.txt"],
        ["notation", "--parse", "game.txt", "--out", "game.mwr"],
        ["analyse", record, "--effort", "1"],
        ["bench", "rules", "--seconds", "0.05"],
        ["arena", "carcassonne", "random", "hasty", "--deals", "1", "--workers", "1"],
    ]
    answers = run(tmp_path, commands)
    failed = [
        (words, answer)
        for words, answer in zip(commands, answers, strict=True)
        if answer.code != 0 or "Traceback" in answer.err
    ]
    assert not failed
    assert says(answers[-1].out, "arena-no-ratings", extra="arena")


ASKS = [
    (["serve"], "meeplewright serve", "server"),
    (["admin", "tables"], "meeplewright admin tables", "server"),
    (["admin", "backup", "tables.mwb"], "meeplewright admin backup", "server"),
    (["dataset", ".", "--out", "tables"], "meeplewright dataset", "research"),
    (["bench", "batch"], "meeplewright bench batch", "batch"),
    (["arena", "carcassonne", "random", "--html", "x.html"], "--html", "arena"),
    (["arena", "carcassonne", "random", "--workers", "ray"], "--workers ray", "cluster"),
    (["ratings", "carcassonne"], "meeplewright ratings", "arena"),
]


@only_in_full
def test_a_missing_extra_is_one_sentence_in_every_language(tmp_path: Path) -> None:
    asked = [(lang, ask) for lang in languages() for ask in ASKS]
    answers = run(tmp_path, [["--lang", lang, *words] for lang, (words, _, _) in asked])
    said: dict[str, set[str]] = {}
    for (_, (_, feature, extra)), answer in zip(asked, answers, strict=True):
        assert (answer.code, answer.out) == (2, "")
        (sentence,) = answer.err.splitlines()
        assert feature in sentence
        assert sentence.endswith(f"pip install 'meeplewright[{extra}]'")
        said.setdefault(f"{feature} {extra}", set()).add(sentence)
    assert {len(sentences) for sentences in said.values()} == {len(languages())}


@only_in_full
@pytest.mark.parametrize(
    ("option", "feature"),
    [("--database=postgresql://localhost/tables", "PostgreSQL"), ("--redis=redis://h", "Redis")],
)
def test_what_only_hosts_need_is_named(tmp_path: Path, option: str, feature: str) -> None:
    (answer,) = run(tmp_path, [["serve", option]], "server")
    assert answer.code == 2
    assert answer.err == english("extra-missing", feature=feature, extra="host") + "\n"


def test_a_program_gets_an_error_that_says_the_same() -> None:
    script = (
        "import sys\n"
        "sys.modules['fastapi'] = None\n"
        "try:\n    import meeplewright.server.app\n"
        "except ImportError as fault:\n    print(fault)\n"
    )
    said = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert said.stdout == (
        "no module named 'fastapi'; it comes with: pip install 'meeplewright[server]'\n"
    )
