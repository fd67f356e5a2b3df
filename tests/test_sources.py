"""Checks of all sources: no game is named outside its folders, and nothing local is mentioned.

The rules for imports are in pyproject.toml, for import-linter.
"""

import ast
import re
from collections.abc import Iterator

import pytest

import meeplewright
from tests.tracked import ROOT, tracked_files

PACKAGE = ROOT / "src" / "meeplewright"
MODULES = sorted(PACKAGE.rglob("*.py"))

# Where games may be named: their own packages, and files about particular games.
MAY_NAME_GAMES = re.compile(
    r"(?:bench|docs|examples|scripts|tests)/|.*\.test\.ts$|[^/]*\.(?:md|cff|toml)$|mkdocs\.yml$"
    r"|\.(?:ci|github)/"
)
# Split into pieces, so that this file does not match itself.
LOCAL = re.compile(
    "|".join(
        [
            r"(?<![\w.])/(?:work|root|home|opt|tmp|Users)" + r"/\w",
            r"pypi\.org|pythonhosted" + r"\.org|registry\.npmjs" + r"\.org",
            r"--(?:extra-)?index" + r"-url|--find" + r"-links",
        ]
    )
)


def tracked_text() -> Iterator[tuple[str, str]]:
    """Every tracked text file with its contents."""
    for path in tracked_files():
        if path.is_file() and b"\0" not in path.read_bytes():
            yield path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8")


def homes(game: str) -> tuple[str, str]:
    """The folders that contain everything of a game."""
    return f"src/meeplewright/games/{game}/", f"web/src/games/{game}/"


def test_a_game_is_named_in_its_own_folders_only() -> None:
    games = [path.name for path in (PACKAGE / "games").iterdir() if (path / "manifest.py").exists()]
    assert len(games) > 1
    named = [
        f"{name} names {game}"
        for name, text in tracked_text()
        if not MAY_NAME_GAMES.match(name)
        for game in games
        if game in f"{name} {text}".lower() and not name.startswith(homes(game))
    ]
    assert not named


def test_the_core_names_nothing_above_it() -> None:
    """Not even in a string; `meeplewright.games` is also the entry point group of games."""
    above = re.compile(r"meeplewright[./](?!core\b|games\b|__)\w+")
    named = [
        f"{path.relative_to(ROOT)}: {found}"
        for path in (PACKAGE / "core").rglob("*.py")
        for found in above.findall(path.read_text(encoding="utf-8"))
    ]
    assert not named


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


LOCKS = ("play", "dev", "learning")


def pins(lock: str) -> dict[str, str]:
    """The pins of a lock: a package and its version, and everything written for it."""
    text = (ROOT / "requirements" / f"{lock}.lock").read_text()
    found = re.split(r"\n(?=[a-z0-9])", re.sub(r"^#.*\n", "", text, flags=re.MULTILINE))
    return {pin.partition(" ")[0]: pin for pin in found}


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_pins_everything_by_hash_and_names_no_address(lock: str) -> None:
    for pin, text in pins(lock).items():
        assert "==" in pin and "--hash=sha256:" in text
        assert "://" not in text


def test_playing_and_developing_use_the_same_versions() -> None:
    """One environment is used for both: the test packages are added to those for playing."""
    assert set(pins("play")) < set(pins("dev"))


def test_other_programs_are_tried_with_the_packages_of_the_tests() -> None:
    """`make learning` tries the same PettingZoo, Gymnasium and NumPy as the other tests."""
    theirs, ours = (dict(pin.split("==") for pin in pins(lock)) for lock in ("learning", "dev"))
    assert {"pettingzoo", "gymnasium", "ray"} <= theirs.keys() & ours.keys()
    assert all(theirs[name] == ours[name] for name in theirs.keys() & ours.keys())


def test_the_version_stands_in_one_place() -> None:
    line = re.compile(rf"version\w*\s*=\s*\"{re.escape(meeplewright.__version__)}\"")
    places = [name for name, text in tracked_text() if line.search(text)]
    assert places == ["src/meeplewright/__init__.py"]


def test_no_written_number_is_shifted_as_a_native_one() -> None:
    """mypyc writes `i64(1) << n` as C's `1 << n`, which is wrong from n = 31 on."""
    for path in MODULES:
        shifted = re.findall(r"i64\(\d+\) <<", path.read_text(encoding="utf-8"))
        assert not shifted, path


def test_the_number_of_processes_is_always_given_as_workers() -> None:
    """One name for the same option in all commands, benches, scripts and examples."""
    option = re.compile(r"""["'](--[\w-]*)["']""")
    others = ("tests/", "web/")
    options = {
        f"{name}: {found}"
        for name, text in tracked_text()
        if name.endswith(".py") and not name.startswith(others)
        for found in option.findall(text)
    }
    assert sum(name.endswith(": --workers") for name in options) > 3
    assert not [name for name in options if re.search(r": --.*(?:process|jobs|threads)", name)]
