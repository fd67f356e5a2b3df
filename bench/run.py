"""Measures the rules compiled and interpreted, side by side; run by `make bench`.

Every number is the best of several rounds. In each round both sides take turns in their own
processes, so that a busy machine slows down both. `--write` puts the table into bench/README.md, so
that no number there is typed by hand. `--against CHECKOUT` measures the compiled rules here and in
another checkout instead, to see the cost of a change.
"""

import argparse
import json
import os
import platform
import re
import subprocess
import sys
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Any

from meeplewright.core.compiled import rules_form

ROOT = Path(__file__).resolve().parent.parent
README = ROOT / "bench" / "README.md"
BUILT = ROOT / "build" / "compiled" / "build.json"  # written by scripts/build.py
NUMBERS = re.compile(r"(?<=<!-- numbers -->\n).*(?=<!-- end of numbers -->)", re.DOTALL)


@dataclass(frozen=True)
class Side:
    """What is measured: the rules of a checkout, compiled or interpreted."""

    name: str
    mode: str
    root: Path = ROOT

    @property
    def python(self) -> str:
        return sys.executable if self.root == ROOT else str(self.root / ".venv" / "bin" / "python")


Sides = tuple[Side, Side]
BOTH_FORMS = (Side("compiled", "compiled"), Side("interpreted", "interpreted"))


@dataclass(frozen=True)
class Row:
    """One line of the table. `more`: more is better. `goal`: the target for the compiled rules."""

    name: str
    title: str
    unit: str
    more: bool = False
    goal: float | None = None


ROWS = (
    Row("games_by_playout", "random 2-player games, `playout`", "games/s", True, 5000),
    Row("games_by_legal", "random 2-player games, `legal` and `apply`", "games/s", True, 1500),
    Row("copy", "`copy()`", "µs", goal=5),
    Row("legal_places", "`legal()`, where to place the tile", "µs"),
    Row("legal_followers", "`legal()`, where to place a follower", "µs"),
    Row("apply_place", "`apply()` of a tile placement", "µs"),
    Row("apply_follower", "`apply()` of a follower, including scoring", "µs"),
    Row("view", "`view()`", "µs"),
    Row("points_now", "`points_now()`", "µs"),
    Row("memory", "memory per state", "bytes"),
    Row(
        "keyflower_by_playout_2",
        "Keyflower, random 2-player games, `playout`",
        "games/s",
        True,
        300,
    ),
    Row("keyflower_by_playout_4", "Keyflower, random 4-player games, `playout`", "games/s", True),
    Row("keyflower_by_legal_2", "Keyflower, 2-player games, `legal` and `apply`", "games/s", True),
    Row("keyflower_by_legal_4", "Keyflower, 4-player games, `legal` and `apply`", "games/s", True),
    Row("keyflower_copy", "Keyflower, `copy()` in autumn", "µs", goal=5),
    Row("keyflower_legal", "Keyflower, `legal()` of a turn in autumn", "µs"),
    Row("keyflower_view", "Keyflower, `view()` in autumn", "µs"),
    Row("keyflower_scoring", "Keyflower, final scoring of a player", "µs", goal=200),
    Row("carcassonne_heuristic", "`heuristic`", "turns/s", True),
    Row("carcassonne_search", "`search`", "simulations/s", True),
    Row("keyflower_heuristic", "Keyflower, `heuristic` in autumn", "turns/s", True),
    Row("keyflower_search", "Keyflower, `search` in autumn", "simulations/s", True),
)


# -- measuring --------------------------------------------------------------------------------


def measured(row: Row, side: Side, seconds: float) -> float:
    """One number from a new process, which reports which rules it ran."""
    command = [side.python, str(side.root / "bench" / "measure.py"), row.name, str(seconds)]
    environment = {**os.environ, "MEEPLEWRIGHT_MODE": side.mode}
    ran = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True)
    found = json.loads(ran.stdout)
    if found["mode"] != side.mode:
        raise SystemExit(f"The rules of {side.root} are {found['mode']}, not {side.mode}.")
    return float(found["value"])


def best(row: Row, sides: Sides, rounds: int, seconds: float) -> dict[str, float]:
    """The best of all rounds, for each side; they take turns."""
    found: dict[str, list[float]] = {side.name: [] for side in sides}
    for _ in range(rounds):
        for side in sides:
            found[side.name].append(measured(row, side, seconds))
    choose = max if row.more else min
    return {name: choose(values) for name, values in found.items()}


def report(sides: Sides, rounds: int, seconds: float) -> dict[str, Any]:
    """`ratio`: how many times faster the first side is than the second."""
    rows = []
    for row in ROWS:
        print(f"{row.name} ...", file=sys.stderr, flush=True)
        values = best(row, sides, rounds, seconds)
        one, other = (values[side.name] for side in sides)
        ratio = one / other if row.more else other / one
        rows.append({"name": row.name, "unit": row.unit, **values, "ratio": ratio})
    return {"machine": machine(), "rounds": rounds, "measures": rows}


def machine() -> str:
    """The machine it was measured on."""
    name = platform.processor() or platform.machine()
    facts = Path("/proc/cpuinfo")
    if facts.exists():
        models = re.findall(r"^model name\s*:\s*(.+)$", facts.read_text(), re.MULTILINE)
        name = models[0] if models else name
    python = f"{platform.python_implementation()} {platform.python_version()}"
    level = json.loads(BUILT.read_text())["settings"].split()[0]
    tools = f"mypyc {version('mypy')} ({level}), librt {version('librt')}"
    return f"{name}, {os.cpu_count()} cores, {platform.system()}, {python}, {tools}"


# -- output -----------------------------------------------------------------------------------


def shown(value: float) -> str:
    """Three significant figures."""
    if value >= 100:
        return f"{round(value):,}"
    return f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def cells(row: Row, sides: Sides, found: dict[str, Any]) -> list[str]:
    goal = "" if row.goal is None else f"{'≥' if row.more else '<'} {row.goal:,}"
    numbers = [shown(found[side.name]) for side in sides]
    return [row.title, row.unit, *numbers, shown(found["ratio"]), goal]


def table(found: dict[str, Any], sides: Sides = BOTH_FORMS) -> str:
    """The table as Markdown, which is also readable in a terminal."""
    head = ["", "", *(side.name for side in sides), "ratio", "goal"]
    measures = zip(ROWS, found["measures"], strict=True)
    lines = [head, *(cells(row, sides, one) for row, one in measures)]
    widths = [max(len(line[column]) for line in lines) for column in range(len(head))]
    rule = [
        "-" * width if column < 2 else "-" * (width - 1) + ":"
        for column, width in enumerate(widths)
    ]
    aligned = [
        [
            cell.ljust(width) if column < 2 else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(line, widths, strict=True))
        ]
        for line in (head, rule, *lines[1:])
    ]
    return "".join(f"| {' | '.join(line)} |\n" for line in aligned)


def write_numbers(found: dict[str, Any], path: Path = README) -> None:
    """Put the machine and the table into the README."""
    text = path.read_text("utf-8")
    numbers = f"\n{found['machine']}; best of {found['rounds']} rounds.\n\n{table(found)}\n"
    path.write_text(NUMBERS.sub(lambda _: numbers, text), "utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description="Measures the rules, compiled and interpreted.")
    parser.add_argument("--rounds", type=int, default=5, help="how often each number is measured")
    parser.add_argument("--seconds", type=float, default=0.5, help="how long each time")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--write", action="store_true", help="put the table into bench/README.md")
    parser.add_argument("--against", type=Path, help="another checkout, after `make build` there")
    asked = parser.parse_args()
    if rules_form() != "compiled":
        print("The rules are not compiled, or not from these sources: make build", file=sys.stderr)
        return 2
    if asked.write and asked.against:
        parser.error("--write puts both forms of these rules into bench/README.md: no --against")
    sides = BOTH_FORMS if asked.against is None else against(asked.against.resolve())
    found = report(sides, asked.rounds, asked.seconds)
    if asked.write:
        write_numbers(found)
    text = f"{found['machine']}\n\n{table(found, sides)}"
    print(json.dumps(found, indent=2) if asked.json else text)
    return 0


def against(root: Path) -> Sides:
    """Compare the compiled rules here with those of another checkout."""
    return Side("here", "compiled"), Side("there", "compiled", root)


if __name__ == "__main__":
    sys.exit(main())
