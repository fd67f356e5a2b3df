"""The packages, built and used: the long form of `test_dist.py`.

The sources and both wheels are built as by `make dist`, but less optimised, to be faster. Each
wheel is installed into its own virtual environment with only the base dependencies, in their locked
versions, and used: it answers, plays, runs the examples. A third environment has the extra `server`
and serves the page.
"""

import ast
import fcntl
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from zipfile import ZipFile

import httpx
import pytest

import meeplewright
from meeplewright.cli import main
from tests.conftest import FULL
from tests.server.client import guest
from tests.server.running import serving
from tests.test_sources import LOCAL
from tests.tracked import ROOT

pytestmark = pytest.mark.skipif(not FULL, reason="builds and installs wheels: the long sweeps only")

PAGE = ROOT / "src" / "meeplewright" / "web"
EXAMPLES = ROOT / "examples"
PROJECT = (ROOT / "pyproject.toml").read_text("utf-8")
KINDS = ("compiled", "pure")
UV = (sys.executable, "-m", "uv")
MACHINE = [ROOT, Path.home(), sys.prefix, sys.base_prefix, tempfile.gettempdir()]
OF_BASE = {"meeplewright", "numpy", *sys.stdlib_module_names}
"""What an example can import without an extra."""
EXTRAS = [
    (("serve",), "server"),
    (("admin", "tables"), "server"),
    (("dataset", ".", "--out", "tables"), "research"),
    (("bench", "batch"), "batch"),
    (("arena", "carcassonne", "random", "--html", "x.html"), "arena"),
    (("arena", "carcassonne", "random", "--workers", "ray"), "cluster"),
]
"""Commands that need an extra."""
SHORT = {"match.py": ("hasty", "random", "--deals", "1"), "perft.py": ("carcassonne", "4")}
"""Arguments for examples that would take long otherwise."""


@dataclass(frozen=True)
class HandedOut:
    sources: Path
    compiled: Path
    pure: Path

    def __iter__(self) -> Iterator[Path]:
        return iter((self.sources, self.compiled, self.pure))


def clean(**settings: str) -> dict[str, str]:
    """The environment without variables that point at this tree."""
    ours = ("PYTHONPATH", "MEEPLEWRIGHT_", "VIRTUAL_ENV")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    return {**kept, "UV_CACHE_DIR": str(ROOT / "build" / "uv"), **settings}


def run(*command: str | Path, cwd: Path, **settings: str) -> str:
    ran = subprocess.run(
        [str(word) for word in command],
        cwd=cwd,
        env=clean(**settings),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
    )
    assert ran.returncode == 0, f"{command}: {ran.stdout[-4000:]}{ran.stderr[-4000:]}"
    return ran.stdout


def build(into: Path) -> HandedOut:
    """Where nothing is installed but what a build needs, as when pip builds from the sources."""
    with tempfile.TemporaryDirectory() as folder:
        python = Path(folder) / "bin" / "python"
        run(*UV, "venv", "--quiet", "--python", sys.executable, folder, cwd=ROOT)
        needs = [*tomllib.loads(PROJECT)["build-system"]["requires"], "build"]
        locked = Path(folder) / "locked.txt"
        locked.write_text("\n".join(pins()))
        chosen = ("--quiet", "--python", python, "--constraint", locked)
        run(*UV, "pip", "install", *chosen, *needs, cwd=ROOT)
        run(python, "scripts/dist.py", into, cwd=ROOT, MEEPLEWRIGHT_OPT="1")
    return found_in(into)


def found_in(into: Path) -> HandedOut:
    (sources,) = into.glob("*.tar.gz")
    (pure,) = into.glob("*-py3-none-any.whl")
    (compiled,) = (wheel for wheel in into.glob("*.whl") if wheel != pure)
    return HandedOut(sources, compiled, pure)


@pytest.fixture(scope="module")
def handed_out(tmp_path_factory: pytest.TempPathFactory) -> HandedOut:
    """Built once for all processes that run these tests."""
    shared = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        shared = shared.parent
    with (shared / "handed-out.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        folder = shared / "handed-out"
        return found_in(folder) if folder.exists() else build(folder)


def contents(packed: Path) -> dict[str, bytes]:
    """Every file by its name; for the sources without the top folder."""
    if packed.suffix == ".whl":
        with ZipFile(packed) as wheel:
            return {name: wheel.read(name) for name in wheel.namelist()}
    found = {}
    with tarfile.open(packed) as sources:
        for member in sources:
            if (file := sources.extractfile(member)) is not None:
                found[member.name.partition("/")[2]] = file.read()
    return found


def page() -> dict[str, bytes]:
    """The page as it was built here."""
    return {
        path.relative_to(PAGE).as_posix(): path.read_bytes()
        for path in PAGE.rglob("*")
        if path.is_file()
    }


# -- contents -------------------------------------------------------------------------------------


def test_all_three_hold_the_page(handed_out: HandedOut) -> None:
    assert len(page()) > 100
    for packed in handed_out:
        found = {}
        for name, data in contents(packed).items():
            if name.startswith(("src/meeplewright/web/", "meeplewright/web/")):
                found[name.partition("meeplewright/web/")[2]] = data
        assert found == page()


def test_one_wheel_holds_binaries_and_the_other_none(handed_out: HandedOut) -> None:
    compiled, pure = set(contents(handed_out.compiled)), set(contents(handed_out.pure))
    binaries = {name for name in compiled if name.endswith((".so", ".pyd"))}
    assert compiled - binaries == pure
    modules = {re.sub(r"\.[^/]*$", ".py", name) for name in binaries}
    assert len(modules) > 50
    assert all("__mypyc" in name or name in pure for name in modules)
    assert {
        f"meeplewright/games/{game}/rules/state.py" for game in ("carcassonne", "keyflower")
    } <= modules


@pytest.mark.parametrize("kind", KINDS)
def test_a_wheel_holds_the_package_and_its_facts_alone(handed_out: HandedOut, kind: str) -> None:
    found = contents(getattr(handed_out, kind))
    facts = f"meeplewright-{meeplewright.__version__}.dist-info"
    others = {name for name in found if not name.startswith(("meeplewright/", f"{facts}/"))}
    assert all(re.fullmatch(r"meeplewright_\w+__mypyc\.[\w-]+\.(so|pyd)", name) for name in others)
    assert {"meeplewright/py.typed", f"{facts}/licenses/LICENSE"} <= set(found)
    assert not [name for name in found if "__pycache__" in name or "test" in name.split("/")]


def test_nothing_names_a_place_on_this_machine_or_a_registry(handed_out: HandedOut) -> None:
    for packed in handed_out:
        for name, data in contents(packed).items():
            found = LOCAL.search(data.decode("latin-1"))
            assert found is None, f"{packed.name}: {name}: {found}"
            for place in MACHINE:
                assert f"{place}/".encode() not in data, f"{packed.name}: {name}: {place}"


def test_built_again_it_is_the_same(handed_out: HandedOut, tmp_path: Path) -> None:
    """Not the compiled wheel, which takes minutes."""
    run(sys.executable, "scripts/dist.py", tmp_path, "--pure", cwd=ROOT)
    for first in (handed_out.sources, handed_out.pure):
        second = tmp_path / first.name
        assert contents(first) == contents(second)
        assert first.read_bytes() == second.read_bytes()


# -- without a compiler ---------------------------------------------------------------------------


def test_a_compiler_that_fails_leaves_a_pure_wheel(handed_out: HandedOut, tmp_path: Path) -> None:
    with tarfile.open(handed_out.sources) as packed:
        packed.extractall(tmp_path, filter="data")
    (source,) = tmp_path.iterdir()
    wanted = ("-m", "build", "--no-isolation", "--wheel", "--outdir", tmp_path / "made", source)
    run(sys.executable, *wanted, cwd=tmp_path, CC="false")
    (made,) = (tmp_path / "made").iterdir()
    assert made.name == handed_out.pure.name
    found, pure = contents(made), contents(handed_out.pure)
    assert set(found) == set(pure)
    assert all(found[name] == pure[name] for name in pure if name.startswith("meeplewright/"))


def test_the_sources_install_without_node_and_compiler(
    handed_out: HandedOut, tmp_path: Path
) -> None:
    place = Installed(tmp_path, handed_out.sources, PATH="/usr/bin:/bin", CC="no-such-compiler")
    found = json.loads(place.run("doctor", "--json"))
    assert (found["compiled"], found["page"]) == (False, True)


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="only a checkout can be cloned")
def test_an_installation_from_git_says_how_to_get_the_page(tmp_path: Path) -> None:
    place = Installed(tmp_path, f"meeplewright @ git+{ROOT.as_uri()}", MEEPLEWRIGHT_PURE="1")
    found = json.loads(place.run("doctor", "--json"))
    assert (found["version"], found["page"]) == (meeplewright.__version__, False)
    place.run("simulate", "carcassonne", "--bots", "random")


# -- in use ---------------------------------------------------------------------------------------


class Installed:
    """A virtual environment with only this package and its dependencies."""

    def __init__(self, folder: Path, wanted: Path | str, **settings: str) -> None:
        self.folder = folder
        self.bin = folder / "venv" / ("Scripts" if os.name == "nt" else "bin")
        run(*UV, "venv", "--quiet", "--python", sys.executable, folder / "venv", cwd=folder)
        locked = folder / "locked.txt"
        locked.write_text("\n".join(pins()))
        into = ("--quiet", "--python", self.bin / "python", "--constraint", locked)
        run(*UV, "pip", "install", *into, wanted, cwd=folder, **settings)

    def run(self, *words: str | Path) -> str:
        return run(self.bin / "meeplewright", *words, cwd=self.folder, **self.own)

    def refused(self, *words: str | Path) -> str:
        """The message of a command that ends with the exit code for bad input."""
        ran = subprocess.run(
            [self.bin / "meeplewright", *words],
            cwd=self.folder,
            env=clean(**self.own),
            capture_output=True,
            text=True,
        )
        assert (ran.returncode, ran.stdout) == (2, ""), ran
        return ran.stderr

    def python(self, *words: str | Path) -> str:
        return run(self.bin / "python", "-W", "error", *words, cwd=self.folder, **self.own)

    @property
    def own(self) -> dict[str, str]:
        return {"XDG_DATA_HOME": str(self.folder / "data"), "LC_ALL": "C.UTF-8"}


def pins() -> list[str]:
    """The lock without its hashes, which only the lock's own packages could match."""
    lock = (ROOT / "requirements/dev.lock").read_text("utf-8")
    return re.findall(r"^[\w.-]+==[^\\\n]+", lock, re.MULTILINE)


@pytest.fixture(scope="module")
def install(
    handed_out: HandedOut, tmp_path_factory: pytest.TempPathFactory
) -> Callable[[str], Installed]:
    """Install each wheel once, in any order; `compiled[server]` has an extra."""

    @cache
    def installed(what: str) -> Installed:
        kind, bracket, extra = what.partition("[")
        wheel = f"{getattr(handed_out, kind)}{bracket}{extra}"
        return Installed(tmp_path_factory.mktemp(kind), wheel)

    return installed


@pytest.fixture(params=KINDS)
def installed(request: pytest.FixtureRequest, install: Callable[[str], Installed]) -> Installed:
    return install(request.param)


def test_it_says_what_it_is(installed: Installed) -> None:
    assert installed.run("--version") == f"meeplewright {meeplewright.__version__}\n"
    found = json.loads(installed.run("doctor", "--json"))
    assert Path(found["package"]).is_relative_to(installed.folder)
    assert found["compiled"] == ("compiled" in installed.folder.name)
    assert found["page"] and not any(found["extras"].values())


def test_with_the_base_alone_it_works_and_names_what_is_missing(installed: Installed) -> None:
    kind = "compiled" if "compiled" in installed.folder.name else "pure"
    installed.python(ROOT / "scripts" / "check_wheel.py", kind)
    for words, extra in EXTRAS:
        *notice, sentence = installed.refused(*words).splitlines()
        assert len(notice) <= (kind == "pure")  # one line may say that the rules are interpreted
        assert sentence.endswith(f"pip install 'meeplewright[{extra}]'")


def test_with_the_base_alone_it_measures_rules_and_environments(installed: Installed) -> None:
    words = ("bench", "rules", "--seconds", "0.2")
    found = json.loads(installed.run(*words, "--json"))["games"]
    assert set(found) == {"carcassonne", "keyflower"}
    for speed in found.values():
        assert speed["is_compiled"] == ("compiled" in installed.folder.name)
        assert speed["playouts"] > 0 and speed["actions_seen"] > 0
    assert "keyflower" in installed.run(*words)


@pytest.mark.parametrize(
    ("game", "bots"),
    [
        ("carcassonne", "hasty,random"),
        ("carcassonne", "zero,random"),
        ("keyflower", "random,random"),
    ],
)
def test_it_plays_the_same_games_as_this_tree(
    installed: Installed, game: str, bots: str, tmp_path: Path
) -> None:
    wish = ("simulate", game, "--games", "2", "--seed", "7", "--bots", bots, "--out")
    installed.run(*wish, tmp_path / "theirs")
    assert main([*wish, str(tmp_path / "ours")]) == 0
    for record in ("0001.mwr", "0002.mwr"):
        ours, theirs = (tmp_path / whose / record for whose in ("ours", "theirs"))
        assert ours.read_bytes() == theirs.read_bytes()


@pytest.mark.anyio
async def test_with_the_server_it_serves_the_page_and_plays_with_a_bot_from_outside(
    install: Callable[[str], Installed], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    installed = install("compiled[server]")
    found = json.loads(installed.run("doctor", "--json"))
    assert [extra for extra, here in found["extras"].items() if here] == ["server"]
    monkeypatch.delenv("PYTHONPATH", raising=False)
    program = [str(installed.bin / "meeplewright")]
    database = f"sqlite:///{tmp_path}/tables.db"
    async with serving(tmp_path, database, program=program) as server:
        async with httpx.AsyncClient(base_url=server.url, trust_env=False) as browser:
            shown = await browser.get("/")
            assert shown.status_code == 200 and "<title>Meeplewright" in shown.text
            assets = re.findall(r'(?:src|href)="(/assets/[^"]+)"', shown.text)
            assert assets
            for asset in assets:
                assert (await browser.get(asset)).content == (PAGE / asset[1:]).read_bytes()
        async with await guest(server.url, "Ann") as host:
            seats = [{"kind": "bot", "bot": "casual"}, {"kind": "open"}]
            table = await host.open_table("carcassonne", seats)
            (invite,) = await host.invites(table)
        said = installed.python(EXAMPLES / "outside_bot.py", f"{server.url}/t/{table}#{invite}")
        assert said.startswith("The game is over: ")
        await server.stop()


def needs_no_extra(example: Path) -> bool:
    """Whether everything it imports comes with the package itself."""
    imported: set[str] = set()
    for node in ast.walk(ast.parse(example.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            imported |= {name.name.partition(".")[0] for name in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            imported |= {node.module.partition(".")[0]}
            imported |= {"extra"} if node.module.startswith("meeplewright.envs") else set()
    return imported <= OF_BASE


def test_the_examples_run(installed: Installed) -> None:
    alone = {path.name for path in EXAMPLES.glob("*.py") if needs_no_extra(path)}
    assert {"first_game.py", "own_bot.py", "line_bot.py"} <= alone
    for name in alone - {"line_bot.py"}:
        assert installed.python(EXAMPLES / name, *SHORT.get(name, ()))
    lines = shutil.copy(EXAMPLES / "line_bot.py", installed.folder)
    spec = f"program:{installed.bin / 'python'} {lines}"
    report = json.loads(
        installed.run("simulate", "carcassonne", "--bots", f"{spec},random", "--json")
    )
    assert [seat["forfeits"] for seat in report["seats"]] == [0, 0]
