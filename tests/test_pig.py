"""Pig, the game in `examples/pig`, installed like any other package.

Nothing here knows it: everything works through its manifest. Messages are loaded once per process,
so everything runs in separate processes.
"""

import asyncio
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from meeplewright.core import Record
from meeplewright.locales import languages
from tests.conftest import only_in_full
from tests.server.client import guest
from tests.server.running import serving
from tests.tracked import ROOT

PIG = ROOT / "examples" / "pig"
TABLE = "Ann,casual"
Run = Callable[..., str]


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that pip installed the package into."""
    source, target = tmp_path_factory.mktemp("source") / "pig", tmp_path_factory.mktemp("target")
    shutil.copytree(PIG, source, ignore=shutil.ignore_patterns("__pycache__"))
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index"]
    command += ["--no-build-isolation", "--disable-pip-version-check", "--target", str(target)]
    ran = subprocess.run([*command, str(source)], capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr
    return target


@pytest.fixture
def run(installed: Path, tmp_path: Path) -> Run:
    def ran(*command: str, said: str = "") -> str:
        """The output of Python with these arguments, with Pig installed."""
        done = subprocess.run(
            [sys.executable, *command],
            cwd=tmp_path,
            env={**os.environ, "PYTHONPATH": str(installed), "LANGUAGE": "en"},
            input=said,
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    return ran


def beginning(record: str) -> str:
    """The first entries: enough to analyse, and faster than a whole game."""
    return "".join(record.splitlines(keepends=True)[:9])


def run_json(run: Run, *words: str) -> Any:
    return json.loads(run("-m", "meeplewright", *words, "--json"))


@only_in_full
def test_the_rules_and_the_conformance_checks_pass(run: Run) -> None:
    passed = run("-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", str(PIG), str(PIG))
    assert re.search(r"\d+ passed", passed)


def test_it_is_listed_and_its_states_are_drawn_and_written(run: Run) -> None:
    shown = run(
        "-c",
        "from meeplewright.core import find_game, game_names, write_state\n"
        "state = find_game('pig').start(3)\n"
        "print(game_names(), state._repr_svg_()[:4], write_state(state), sep='\\n')",
    )
    names, picture, *text = shown.splitlines()
    assert "'pig'" in names and picture == "<svg" and len(text) == 4


@only_in_full
def test_games_are_simulated_checked_and_drawn(run: Run, tmp_path: Path) -> None:
    plan = ("simulate", "pig", "--seats", "3", "--games", "2", "--seed", "1", "--out", "games")
    assert run_json(run, *plan, "--bots", "casual,random,flat:4")["games"] == 2
    records = sorted((tmp_path / "games").iterdir())
    assert all(one["sound"] for one in run_json(run, "check", *map(str, records))["records"])
    run("-m", "meeplewright", "replay", str(records[0]), "--svg", "board.svg")
    assert (tmp_path / "board.svg").read_text().startswith("<svg")
    shown = run("-m", "meeplewright", "replay", str(records[0]), "--at", "9")
    assert "casual: " in shown


@only_in_full
def test_every_level_has_its_bot_and_plays_a_match(run: Run) -> None:
    """The search needs only the rules. Its strength is not measured here."""
    match = ("arena", "pig", "club", "casual", "--deals", "3", "--workers", "1", "--option")
    report = run_json(run, *match, "goal=50", "--seed", "1")
    assert (report["games"], report["faults"]) == (6, [])
    names = run(
        "-c",
        "from meeplewright.bots import levels_for, make_bot\n"
        "from meeplewright.core import find_game\n"
        "game = find_game('pig')\n"
        "print(*[type(make_bot(level, game, 0)).__name__ for level in levels_for(game)])",
    )
    assert names.split() == ["RandomBot", "GreedyBot", "SearchBot", "SearchBot", "SearchBot"]


@only_in_full
def test_a_game_is_analysed(run: Run, tmp_path: Path) -> None:
    plan = ("simulate", "pig", "--seats", "2", "--games", "1", "--seed", "1", "--out", "games")
    run_json(run, *plan, "--bots", "casual,casual", "--option", "goal=50")
    (tmp_path / "begun.mwr").write_text(beginning((tmp_path / "games" / "0001.mwr").read_text()))
    found = run_json(run, "analyse", "begun.mwr", "--effort", "quick")
    assert found["game"] == "pig" and found["luck"] and found["decisions"]


@only_in_full
@pytest.mark.parametrize("language", languages())
def test_people_play_it_at_the_terminal_in_every_language(
    run: Run, language: str, tmp_path: Path
) -> None:
    command = ("play", "pig", "--seats", TABLE, "--record", "game.mwr", "--lang", language)
    typed = "!\n?\n1\nu\nx\nq\n"
    screen = run("-m", "meeplewright", *command, said=typed)
    words = (PIG / "meeplewright_pig" / "locales" / language / "pig.ftl").read_text("utf-8")
    for key in ("pig-help", "pig-roll", "pig-hold"):
        said = re.search(rf"^{key} = (.*)$", words, flags=re.MULTILINE)
        assert said is not None and said[1] in screen
    record = Record.read(tmp_path / "game.mwr")
    assert (record.header.game, len(record.entries) > 0) == ("pig", True)


@only_in_full
def test_a_whole_game_at_the_terminal(run: Run, tmp_path: Path) -> None:
    command = ("play", "pig", "--seats", TABLE, "--record", "game.mwr", "--option", "goal=50")
    run("-m", "meeplewright", *command, said="1\n2\n" * 400)
    assert Record.read(tmp_path / "game.mwr").result is not None


def test_every_language_has_the_same_words() -> None:
    keys = {}
    for language in languages():
        text = (PIG / "meeplewright_pig" / "locales" / language / "pig.ftl").read_text("utf-8")
        keys[language] = [
            entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, Message)
        ]
    assert len(keys["en"]) > 10 and all(found == keys["en"] for found in keys.values())


def test_the_page_about_adding_a_game_quotes_the_example() -> None:
    page = (ROOT / "docs" / "add-a-game.md").read_text("utf-8")
    quoted = re.findall(r"```(?:python|toml)\n(.*?)\n```", page, flags=re.DOTALL)
    files = [*PIG.rglob("*.py"), PIG / "pyproject.toml"]
    sources = unindented("\n".join(path.read_text("utf-8") for path in files))
    assert len(quoted) > 10 and not [text for text in quoted if unindented(text) not in sources]
    named = re.findall(r"`([\w./]+)`", "".join(re.findall(r"^\|.*?\|", page, flags=re.MULTILINE)))
    assert len(named) > 10
    assert all(any(PIG.glob(f"**/{name}")) for name in named)


def unindented(code: str) -> str:
    """The lines without indentation: a page quotes methods without their class."""
    return "\n".join(line.strip() for line in code.splitlines() if line.strip())


def test_programs_learn_it_in_pettingzoo(run: Run) -> None:
    pytest.importorskip("pettingzoo")
    run(
        "-c",
        "from pettingzoo import make\n"
        "from pettingzoo.test import api_test\n"
        "from meeplewright.envs import VectorEnv, pig_v0\n"
        "api_test(pig_v0.env(3), num_cycles=50)\n"
        "assert str(make('aec', 'meeplewright/pig-v0')) == 'pig_v0'\n"
        "assert pig_v0.raw_env(render_mode='rgb_array', size=32).render().shape == (32, 32, 3)\n"
        "assert VectorEnv('pig', 4).encoding.actions == 2",
    )


def test_programs_play_it_in_openspiel(run: Run) -> None:
    pytest.importorskip("pyspiel")
    run(
        "-c",
        "import random, pyspiel\n"
        "import meeplewright.envs.openspiel\n"
        "state = pyspiel.load_game('meeplewright_pig(players=4,goal=50)').new_initial_state()\n"
        "while not state.is_terminal():\n"
        "    state.apply_action(random.choice(state.legal_actions()))\n"
        "assert abs(sum(state.returns())) < 1e-6",
    )


@pytest.mark.anyio
async def test_people_and_a_bot_play_it_on_a_server(
    installed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is in the list of games, has messages and hints, and its games can be analysed."""
    monkeypatch.setenv("PYTHONPATH", str(installed))
    async with (
        serving(tmp_path, f"sqlite:///{tmp_path}/tables.db") as server,
        await guest(server.url, "Ann") as ann,
    ):
        games = (await ann.answer("GET", "/games"))["games"]
        pig = next(game for game in games if game["name"] == "pig")
        assert pig["seat_counts"] == [2, 3, 4, 5, 6] and "hint" in pig["aids"]
        assert pig["bots"] == ["novice", "casual", "club", "expert", "master"]
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "casual"}]
        wishes = {"options": {"goal": 50}, "aids": ["hint"]}
        table = await ann.open_table("pig", seats, **wishes)
        place = await ann.sit(table, 0)
        hint = await ann.answer("GET", f"/tables/{table}/hint?seat=0")
        assert hint["advice"][0]["actions"] == [{"do": "roll"}]
        await place.play(Random(1))
        text = (await ann.ask("GET", f"/tables/{table}/record")).text
        wish = {"record": beginning(text), "effort": "quick"}
        asked = await ann.answer("POST", "/analyses", wish)
        while asked["status"] in ("waiting", "running"):
            await asyncio.sleep(0.5)
            asked = await ann.answer("GET", f"/analyses/{asked['id']}")
        assert asked["status"] == "done" and asked["analysis"]["game"] == "pig"
        assert not server.faults()
    assert Record.loads(text).result is not None
