"""Python in a checkout uses the compiled rules only while they match the sources."""

import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest
from scripts.checkout import meeplewright_checkout as checkout

from tests.conftest import MODE

FORM = "from meeplewright.core.compiled import rules_form; print(rules_form())"


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with one source, compiled into a fake binary."""
    folders = {"ROOT": "", "SOURCES": "src", "COMPILED": "build", "RECORD": "build/build.json"}
    for name, place in folders.items():
        monkeypatch.setattr(checkout, name, str(tmp_path / place))
    monkeypatch.delenv("MEEPLEWRIGHT_MODE", raising=False)
    source = tmp_path / "src" / "meeplewright" / "game.py"
    source.parent.mkdir(parents=True)
    source.write_text("rules = 1\n")
    record = {
        "python": sys.implementation.cache_tag,
        "files": checkout.fingerprints(["src/meeplewright/game.py"]),
        "binaries": {"meeplewright.game": f"meeplewright/game{EXTENSION_SUFFIXES[0]}"},
    }
    checkout.write_record(checkout.RECORD, record)
    return source


def found_in(source: Path) -> str | None:
    """Where `meeplewright.game` would be imported from, if not from the sources."""
    spec = checkout.CompiledFinder().find_spec("meeplewright.game", [str(source.parent)])
    return None if spec is None else spec.origin


def test_the_binary_is_used_while_the_source_is_the_same(built: Path) -> None:
    assert found_in(built) == os.path.join(
        checkout.COMPILED, f"meeplewright/game{EXTENSION_SUFFIXES[0]}"
    )


def test_what_is_not_compiled_comes_from_the_sources(built: Path) -> None:
    finder = checkout.CompiledFinder()
    assert finder.find_spec("meeplewright.other", [str(built.parent)]) is None
    assert finder.find_spec("json") is None


def test_a_changed_source_makes_the_build_stale(built: Path) -> None:
    time = built.stat().st_mtime_ns
    built.write_text("rules = 2\n")
    assert checkout.CompiledFinder().state == checkout.STALE
    os.utime(built, ns=(time, time + 1))
    assert found_in(built) is None


def test_a_source_that_was_only_touched_does_not(built: Path) -> None:
    os.utime(built, ns=(1, 1))
    assert checkout.CompiledFinder().state == checkout.FRESH


def test_a_source_that_is_gone_does(built: Path) -> None:
    built.unlink()
    assert checkout.CompiledFinder().state == checkout.STALE


@pytest.mark.parametrize("record", [None, "{", "[]", '{"python": "another-1"}'])
def test_a_build_that_cannot_be_read_or_is_for_another_python_is_missing(
    built: Path, record: str | None
) -> None:
    if record is None:
        Path(checkout.RECORD).unlink()
    else:
        Path(checkout.RECORD).write_text(record)
    assert checkout.CompiledFinder().state == checkout.MISSING


def test_another_copy_of_the_package_gets_no_binaries(built: Path, tmp_path: Path) -> None:
    elsewhere = tmp_path / "another" / "meeplewright"
    assert checkout.CompiledFinder().find_spec("meeplewright.game", [str(elsewhere)]) is None


def test_interpreted_rules_can_be_asked_for(built: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MEEPLEWRIGHT_MODE", "interpreted")
    assert checkout.CompiledFinder().state == checkout.UNWANTED


def test_compiled_rules_that_are_asked_for_must_be_there(
    built: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MEEPLEWRIGHT_MODE", "compiled")
    assert checkout.CompiledFinder().state == checkout.FRESH
    built.write_text("rules = 2\n")
    with pytest.raises(ImportError, match="make build"):
        _ = checkout.CompiledFinder().state


def test_this_python_finds_what_the_mode_names() -> None:
    command = [sys.executable, "-c", FORM]
    asked = subprocess.run(command, capture_output=True, text=True, check=True)
    assert asked.stdout.strip() == MODE
