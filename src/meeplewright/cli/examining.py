"""`meeplewright doctor`: what is installed here and how it runs."""

from __future__ import annotations

import platform
import shutil
import sys
from pathlib import Path

from rich.table import Table

import meeplewright
import meeplewright.core.values
from meeplewright.bots import bot_names
from meeplewright.cli.desk import Desk
from meeplewright.cli.playing import records_folder
from meeplewright.core.game import Form
from meeplewright.core.registry import game_names
from meeplewright.locales import languages

_COLOURS = {"standard": 16, "256": 256, "truecolor": 16_777_216, "windows": 16}
_COMPILERS = ("cc", "gcc", "clang")


def examine(desk: Desk, as_json: bool) -> None:
    """Print the findings, for a person or for a program."""
    found = findings(desk)
    if as_json:
        desk.json(found)
        return
    table = Table.grid(padding=(0, 3, 0, 0))
    table.add_column(style="bold", no_wrap=True)
    for key, words in _rows(desk, found):
        table.add_row(desk.text(key), words)
    desk.out.print(table)


def findings(desk: Desk) -> Form:
    compiler = next((path for name in _COMPILERS if (path := shutil.which(name))), None)
    return {
        "version": meeplewright.__version__,
        "python": platform.python_version(),
        "executable": sys.executable,
        "compiled": is_compiled(),
        "package": str(Path(meeplewright.core.values.__file__).parent.parent),
        "games": game_names(),
        "bots": bot_names(),
        "languages": list(languages()),
        "language": desk.catalogue.language,
        "records": str(records_folder()),
        "columns": desk.out.width,
        "lines": desk.out.height,
        "colours": _COLOURS.get(desk.out.color_system or "", 0),
        "encoding": desk.out.encoding,
        "compiler": compiler,
    }


def is_compiled() -> bool:
    """Whether the rules come from mypyc's binaries rather than the sources."""
    return Path(meeplewright.core.values.__file__).suffix != ".py"


def _rows(desk: Desk, found: Form) -> list[tuple[str, str]]:
    mode = desk.text("doctor-compiled" if found["compiled"] else "doctor-interpreted")
    colours = desk.text("doctor-colours", count=found["colours"])
    size = {"columns": found["columns"], "lines": found["lines"]}
    tool = found["compiler"] or desk.text("doctor-missing")
    return [
        ("doctor-version", f"{found['version']} ({found['package']})"),
        ("doctor-python", f"{found['python']} ({found['executable']})"),
        ("doctor-rules", mode),
        ("doctor-games", ", ".join(found["games"])),
        ("doctor-bots", ", ".join(found["bots"])),
        ("doctor-languages", ", ".join(found["languages"])),
        ("doctor-language", found["language"]),
        ("doctor-records", found["records"]),
        ("doctor-terminal", desk.text("doctor-size", colours=colours, **size)),
        ("doctor-encoding", found["encoding"]),
        ("doctor-compiler", tool),
    ]
