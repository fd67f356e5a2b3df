"""Writes the generated pictures and facts that the page uses.

The page draws nothing itself: every picture and every outline comes from a game's art. A game with
a user interface in the page has a package here, with its name.
"""

import json
import re
from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

_SIZE = re.compile(r'^<svg[^>]* width="([\d.]+)" height="([\d.]+)"')


def write(generated: Path) -> None:
    """Write everything into this folder; unchanged files are left alone."""
    games = {game: import_module(f"{__name__}.{game}") for game in _games()}
    drawings = {name: text for game, parts in games.items() for name, text in _drawn(game, parts)}
    folder = generated / "art"
    for name, text in drawings.items():
        _keep(folder / name, text)
    for stale in set(folder.rglob("*.svg")) - {folder / name for name in drawings}:
        stale.unlink()
    for game, parts in games.items():
        _keep_json(generated / f"{game}.json", parts.facts())
    _keep_json(generated / "learn.json", _sizes(drawings))


def _games() -> list[str]:
    return sorted(found.name for found in iter_modules(__path__) if found.ispkg)


def _drawn(game: str, parts: Any) -> Iterator[tuple[str, str]]:
    """Every picture of a game, with its file name."""
    yield f"cover-{game}.svg", parts.cover()
    for name, text in parts.pictures():
        yield f"{game}/{name}", text
    for name, text in parts.examples.pictures():
        yield f"learn/{game}/{name}", text


def _sizes(drawings: Mapping[str, str]) -> dict[str, list[int]]:
    """The size of each picture of the rules, so that the page can reserve room for it."""
    found: dict[str, list[int]] = {}
    for name, svg in drawings.items():
        size = _SIZE.search(svg)
        if name.startswith("learn/") and size is not None:
            found[name.removeprefix("learn/").removesuffix(".svg")] = [
                round(float(side)) for side in size.groups()
            ]
    return found


def _keep_json(file: Path, form: object) -> None:
    _keep(file, json.dumps(form, separators=(",", ":")) + "\n")


def _keep(file: Path, text: str) -> None:
    if file.exists() and file.read_text(encoding="utf-8") == text:
        return
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
