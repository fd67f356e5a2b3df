"""`meeplewright doctor`: what is installed here and how it runs."""

from __future__ import annotations

import platform
import re
import shutil
import sys
from importlib.metadata import PackageNotFoundError, distribution
from importlib.resources import files
from pathlib import Path

from rich.table import Table

import meeplewright
from meeplewright.bots import bot_names
from meeplewright.cli.play import records_folder
from meeplewright.core.compiled import is_compiled, rules_form
from meeplewright.core.game import Json
from meeplewright.core.registry import game_names
from meeplewright.locales import languages
from meeplewright.terminal.console import SLOW_FORMS, Terminal

_COLOURS = {"standard": 16, "256": 256, "truecolor": 16_777_216, "windows": 16}
_COMPILERS = ("cc", "gcc", "clang")
_OF_AN_EXTRA = re.compile(
    r"(?P<package>[\w.-]+)(\[(?P<inner>\w+)\])?.*\bextra == [\"'](?P<extra>\w+)[\"']"
)
_NOT_ON_WINDOWS = re.compile(r"sys_platform != [\"']win32[\"']")


def run_doctor(terminal: Terminal, as_json: bool) -> None:
    """Print the findings, for a person or for a program."""
    found = findings(terminal)
    if as_json:
        terminal.json(found)
        return
    table = Table.grid(padding=(0, 3, 0, 0))
    table.add_column(style="bold", no_wrap=True)
    for key, words in _rows(terminal, found):
        table.add_row(terminal.text(key), words)
    terminal.out.print(table)


def findings(terminal: Terminal) -> Json:
    compiler = next((path for name in _COMPILERS if (path := shutil.which(name))), None)
    return {
        "version": meeplewright.__version__,
        "python": platform.python_version(),
        "executable": sys.executable,
        "compiled": is_compiled(),
        "rules": rules_form(),
        "package": str(Path(meeplewright.__file__).parent),
        "games": game_names(),
        "bots": bot_names(),
        "page": has_page(),
        "extras": extras(),
        "languages": list(languages()),
        "language": terminal.catalogue.language,
        "records": str(records_folder()),
        "columns": terminal.out.width,
        "lines": terminal.out.height,
        "colours": _COLOURS.get(terminal.out.color_system or "", 0),
        "encoding": terminal.out.encoding,
        "compiler": compiler,
    }


def has_page() -> bool:
    """Whether the page for the browser is in the package. (The server has its own check.)"""
    return (files("meeplewright") / "web" / "index.html").is_file()


def extras() -> dict[str, bool]:
    """Every extra of this package, and whether all its requirements are installed."""
    found: dict[str, bool] = {}
    inner: dict[str, str] = {}  # an extra that is part of another one
    asked = distribution("meeplewright").requires if is_installed("meeplewright") else None
    for line in asked or []:
        named = _OF_AN_EXTRA.match(line)
        if named is None or (sys.platform == "win32" and _NOT_ON_WINDOWS.search(line)):
            continue
        extra = named["extra"]
        found[extra] = found.get(extra, True) and is_installed(named["package"])
        if named["package"] == "meeplewright":
            inner[extra] = named["inner"]
    return {extra: here and found[inner.get(extra, extra)] for extra, here in found.items()}


def is_installed(package: str) -> bool:
    try:
        distribution(package)
    except PackageNotFoundError:
        return False
    return True


def _rows(terminal: Terminal, found: Json) -> list[tuple[str, str]]:
    mode = terminal.text("doctor-compiled" if found["compiled"] else "doctor-interpreted")
    if found["rules"] in SLOW_FORMS:
        mode = terminal.text(f"rules-{found['rules']}")
    colours = terminal.text("doctor-colours", count=found["colours"])
    size = {"columns": found["columns"], "lines": found["lines"]}
    tool = found["compiler"] or terminal.text("doctor-missing")
    page = terminal.text("doctor-page-there" if found["page"] else "doctor-page-missing")
    extra = ", ".join(name for name, here in found["extras"].items() if here)
    return [
        ("doctor-version", f"{found['version']} ({found['package']})"),
        ("doctor-python", f"{found['python']} ({found['executable']})"),
        ("doctor-rules", mode),
        ("doctor-games", ", ".join(found["games"])),
        ("doctor-bots", ", ".join(found["bots"])),
        ("doctor-page", page),
        ("doctor-extras", extra or terminal.text("doctor-no-extras")),
        ("doctor-languages", ", ".join(found["languages"])),
        ("doctor-language", found["language"]),
        ("doctor-records", found["records"]),
        ("doctor-terminal", terminal.text("doctor-size", colours=colours, **size)),
        ("doctor-encoding", found["encoding"]),
        ("doctor-compiler", tool),
    ]
