"""How the house is kept: imports point one way, nothing local gets in."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import meeplewright
from tests.tracked import ROOT, tracked_files

PACKAGE = ROOT / "src" / "meeplewright"
MODULES = sorted(PACKAGE.rglob("*.py"))

# What a package may import besides itself. The games never import each other.
MAY_IMPORT = {
    "core": set[str](),
    "locales": {"core"},
    "art": {"core"},
    "bots": {"core"},
    "terminal": {"core", "bots", "locales"},
    "games": {"core", "art", "bots", "terminal", "locales"},
    "arena": {"core", "bots"},
    "analysis": {"core", "bots", "locales"},
    "envs": {"core"},
    "exchange": {"core"},
    "server": {"core", "art", "bots", "analysis", "locales"},
}
TOP = {"cli"}  # stands above all rooms

# Put together from pieces, so that this file does not trip over itself.
LOCAL = re.compile(
    "|".join(
        [
            r"(?<![\w.])/(?:work|root|home|opt|tmp|Users)" + r"/\w",
            r"pypi\.org|pythonhosted" + r"\.org|registry\.npmjs" + r"\.org",
            r"--(?:extra-)?index" + r"-url|--find" + r"-links",
        ]
    )
)


def room(path: Path) -> str:
    """The first name below the package: a folder, or a module that stands alone."""
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


def imported_modules(path: Path) -> Iterator[str]:
    """The full names of all modules a file imports, also inside functions and for typing only."""
    package = ["meeplewright", *path.relative_to(PACKAGE).parts[:-1]]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            source = ".".join([*base, *([node.module] if node.module else [])])
            yield from (f"{source}.{name.name}" for name in node.names)


def imported_rooms(path: Path) -> set[str]:
    """The rooms of our own house that a file imports from, except its own."""
    rooms = {module.split(".")[1] for module in imported_modules(path) if is_ours(module)}
    return {name for name in rooms if is_room(name)} - {room(path)}


def is_ours(module: str) -> bool:
    return module.startswith("meeplewright.")


def is_room(name: str) -> bool:
    """Rather than a name from the package's own face, such as `__version__`."""
    return (PACKAGE / name).is_dir() or (PACKAGE / f"{name}.py").exists()


def tracked_text() -> Iterator[tuple[str, str]]:
    """Every tracked text file with its contents."""
    for path in tracked_files():
        if path.is_file() and b"\0" not in path.read_bytes():
            yield path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8")


def test_relative_imports_are_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    house = tmp_path / "meeplewright"
    for name in ("core", "art", "bots"):
        (house / name).mkdir(parents=True)
    module = house / "core" / "game.py"
    module.write_text("from ..art import tile\nfrom .. import bots\nfrom . import values\n")
    monkeypatch.setitem(globals(), "PACKAGE", house)
    assert imported_rooms(module) == {"art", "bots"}


def test_imports_point_one_way() -> None:
    wrong = [
        f"{path.relative_to(ROOT)} imports {', '.join(sorted(extra))}"
        for path in MODULES
        if room(path) not in TOP | {"__init__", "__main__"}
        and (extra := imported_rooms(path) - MAY_IMPORT[room(path)])
    ]
    assert not wrong


def test_games_do_not_import_each_other() -> None:
    games = [path.name for path in (PACKAGE / "games").iterdir() if path.is_dir()]
    wrong = [
        str(path.relative_to(ROOT))
        for game in games
        for path in (PACKAGE / "games" / game).rglob("*.py")
        for module in imported_modules(path)
        if module.startswith("meeplewright.games.") and module.split(".")[2] != game
    ]
    assert not wrong


def test_the_package_itself_does_not_import_what_stands_on_top() -> None:
    assert not imported_rooms(PACKAGE / "__init__.py") & (TOP | {"server", "arena", "games"})


def test_every_module_says_what_lives_in_it() -> None:
    silent = [
        str(path.relative_to(ROOT))
        for path in MODULES
        if not ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))
    ]
    assert not silent


def test_tracked_files_name_no_place_on_somebodys_machine() -> None:
    found = [
        f"{name}:{number}: {line.strip()[:80]}"
        for name, text in tracked_text()
        for number, line in enumerate(text.splitlines(), 1)
        if LOCAL.search(line)
    ]
    assert not found


LOCKS = ("play", "dev")


def pins(lock: str) -> dict[str, str]:
    """What a lock pins: a package and its version, and all that is written for it."""
    text = (ROOT / "requirements" / f"{lock}.lock").read_text()
    found = re.split(r"\n(?=[a-z0-9])", re.sub(r"^#.*\n", "", text, flags=re.MULTILINE))
    return {pin.partition(" ")[0]: pin for pin in found}


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_pins_everything_by_hash_and_names_no_address(lock: str) -> None:
    for pin, text in pins(lock).items():
        assert "==" in pin and "--hash=sha256:" in text
        assert "://" not in text


def test_playing_and_developing_use_the_same_versions() -> None:
    """One environment serves both: the packages of the tests are added to those of playing."""
    assert set(pins("play")) < set(pins("dev"))


def test_the_version_stands_in_one_place() -> None:
    line = re.compile(rf"version\w*\s*=\s*\"{re.escape(meeplewright.__version__)}\"")
    places = [name for name, text in tracked_text() if line.search(text)]
    assert places == ["src/meeplewright/__init__.py"]


def test_no_written_number_is_shifted_as_a_native_one() -> None:
    """mypyc writes `i64(1) << n` as C's `1 << n`, which is wrong from n = 31 on."""
    for path in MODULES:
        shifted = re.findall(r"i64\(\d+\) <<", path.read_text(encoding="utf-8"))
        assert not shifted, path
