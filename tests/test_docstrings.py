"""Docstrings exist at run time, also if the rules are compiled: `help()` shows them.

mypyc drops docstrings, and `setup.py` puts them back. All docstrings of the sources are compared.
"""

import ast
import inspect
import pydoc
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from meeplewright.core import Action, Game, State
from meeplewright.games.carcassonne import Carcassonne
from meeplewright.games.carcassonne.rules.state import CarcassonneState
from meeplewright.games.keyflower import Keyflower
from meeplewright.games.keyflower.rules.state import KeyflowerState
from tests.tracked import ROOT

SOURCES = ROOT / "src"
PACKAGES = ("core", "bots", "games/carcassonne", "games/keyflower")
NEEDING_EXTRAS = {"jax", "planes.py"}


def modules_of(package: str) -> list[Path]:
    paths = sorted((SOURCES / "meeplewright" / package).rglob("*.py"))
    wanted = [path for path in paths if path.name != "__init__.py"]
    return [path.relative_to(SOURCES) for path in wanted if NEEDING_EXTRAS.isdisjoint(path.parts)]


MODULES = [path for package in PACKAGES for path in modules_of(package)]


def documented(tree: ast.Module | ast.ClassDef, name: str = "") -> Iterator[tuple[str, str]]:
    """The dotted names below this one that have a docstring in the source, with it."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and not is_special(node):
            if text := ast.get_docstring(node):
                yield f"{name}{node.name}", text
            if isinstance(node, ast.ClassDef):
                yield from documented(node, f"{name}{node.name}.")


def is_special(node: ast.ClassDef | ast.FunctionDef) -> bool:
    """`__init__` and similar names, which Python documents itself, and everything that is not
    public.
    """
    return node.name.startswith("_")


def found(module: ModuleType, name: str) -> Any:
    """The object of a dotted name, without calling properties."""
    thing: Any = module
    for part in name.split("."):
        thing = inspect.getattr_static(thing, part)
    if isinstance(thing, classmethod | staticmethod):
        return thing.__func__
    return thing


@pytest.mark.parametrize("package", PACKAGES)
def test_every_package_has_modules_to_look_at(package: str) -> None:
    assert len(modules_of(package)) > 10


@pytest.mark.parametrize("path", MODULES, ids=lambda path: ".".join(path.parts[1:]))
def test_what_the_source_documents_is_documented_at_run_time(path: Path) -> None:
    module = import_module(".".join(path.with_suffix("").parts))
    tree = ast.parse((SOURCES / path).read_text("utf-8"))
    assert inspect.getdoc(module) == ast.get_docstring(tree)
    for name, text in documented(tree):
        assert inspect.getdoc(found(module, name)) == text, name


@pytest.mark.parametrize("kind", [State, Game])
def test_every_public_member_is_documented(kind: type) -> None:
    members = [name for name in dir(kind) if not name.startswith("_")]
    assert len(members) > 20
    assert [name for name in members if not inspect.getdoc(getattr(kind, name))] == []


@pytest.mark.parametrize("kind", [CarcassonneState, KeyflowerState, Carcassonne, Keyflower])
def test_a_game_inherits_what_it_does_not_say_anew(kind: type) -> None:
    for name in ("legal", "apply", "view") if issubclass(kind, State) else ("start", "name"):
        assert inspect.getdoc(getattr(kind, name))


def test_help_shows_docstrings_and_signatures() -> None:
    text = pydoc.plain(pydoc.render_doc(State))
    assert re.search(r"legal\(self, (/, )?seat", text)
    assert "The legal actions in a stable order" in text
    assert "The seat to decide" in text  # a property
    assert "One token of the text notation" in pydoc.plain(pydoc.render_doc(Action.to_text))


def test_signatures_are_there() -> None:
    assert list(inspect.signature(State.legal).parameters) == ["self", "seat"]
    assert list(inspect.signature(Game.start).parameters) == ["self", "seats", "options"]
