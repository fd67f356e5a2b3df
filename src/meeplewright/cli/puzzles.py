"""`meeplewright puzzles`: make puzzles from games, check them, list them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from rich.table import Table

from meeplewright.core.puzzles import (
    InvalidPuzzle,
    Puzzle,
    all_shipped,
    puzzles_of,
    read_puzzles,
    write_puzzles,
)
from meeplewright.core.records import Record
from meeplewright.core.registry import find_game
from meeplewright.puzzles import MakePlan, check_puzzle, make_puzzles, puzzles_in
from meeplewright.terminal.console import Terminal, game_title, shown
from meeplewright.terminal.errors import BAD_INPUT, UserError, concerning, why


@dataclass(frozen=True)
class MakeOptions:
    """What the command line asks for."""

    game: str
    kinds: tuple[str, ...]
    count: int
    seed: str
    bots: tuple[str, ...]
    records: Path | None
    out: Path


# -- make -------------------------------------------------------------------------------------


def make(terminal: Terminal, asked: MakeOptions) -> None:
    """Add puzzles to the file until it has as many of these kinds. Made again after an
    interruption, it continues where it stopped.
    """
    game = find_game(asked.game)
    known = puzzles_of(game.name)
    if known is None:
        raise UserError("puzzles-none", game=game_title(terminal, game.name))
    for kind in asked.kinds:
        if kind not in known.kinds:
            raise UserError("puzzles-kind", kind=shown(kind), kinds=", ".join(known.kinds))
    plan = MakePlan(game.name, asked.seed, asked.bots, asked.kinds or known.kinds)
    game.checked_seats(len(asked.bots))
    kept = _read(terminal, asked.out) if asked.out.exists() else []
    wanted = [one for one in kept if one.kind in plan.kinds]
    for puzzle in _new(asked, plan, kept):
        if len(wanted) >= asked.count:
            break
        wanted.append(puzzle)
        with concerning(asked.out), asked.out.open("a", encoding="utf-8") as file:
            file.write(write_puzzles([puzzle]))
        terminal.say("puzzles-made", count=len(wanted), kind=puzzle.kind, id=puzzle.id)
    terminal.say("puzzles-done", count=len(wanted), file=str(asked.out))


def _new(asked: MakeOptions, plan: MakePlan, kept: list[Puzzle]) -> Iterator[Puzzle]:
    """Puzzles that are not in the file yet."""
    ids = {one.id for one in kept}
    found = _made(plan, kept) if asked.records is None else _recorded(asked.records, plan)
    for puzzle in found:
        if puzzle.id not in ids:
            ids.add(puzzle.id)
            yield puzzle


def _made(plan: MakePlan, kept: list[Puzzle]) -> Iterator[Puzzle]:
    """From games of bots, after the last one that a puzzle of the file is from."""
    of_plan = [plan.game_number(one) for one in kept if one.kind in plan.kinds]
    for _, puzzle in make_puzzles(plan, max([1, *of_plan])):
        if puzzle is not None:
            yield puzzle


def _recorded(folder: Path, plan: MakePlan) -> Iterator[Puzzle]:
    """From the records in a folder. Give only those whose players agreed."""
    with concerning(folder):
        paths = sorted(folder.rglob("*.mwr"))
    for path in paths:
        with concerning(path):
            record = Record.loads(path.read_bytes())
        if record.header.game == plan.game:
            yield from puzzles_in(record, plan, path.stem)


def _read(terminal: Terminal, path: Path) -> list[Puzzle]:
    with concerning(path):
        text = path.read_text("utf-8")
    try:
        return read_puzzles(text)
    except InvalidPuzzle as fault:
        raise UserError("puzzles-bad", file=str(path), why=why(terminal, fault.reason)) from fault


# -- check ------------------------------------------------------------------------------------


def check(terminal: Terminal, path: Path | None, search: bool) -> int:
    """Check every puzzle of a file, or those that ship with the games."""
    puzzles = all_shipped() if path is None else _read(terminal, path)
    wrong = 0
    for puzzle in puzzles:
        for reason in check_puzzle(puzzle, search=search).faults:
            wrong += 1
            terminal.warn(f"{puzzle.game} {puzzle.id}: {why(terminal, reason)}")
    terminal.say("puzzles-checked", count=len(puzzles), wrong=wrong)
    return BAD_INPUT if wrong else 0


# -- list -------------------------------------------------------------------------------------


def show(terminal: Terminal, game: str | None) -> None:
    """How many puzzles of each kind ship with the games, and how hard they are."""
    if game is not None:
        find_game(game)
    found: dict[tuple[str, str], list[int]] = {}
    for puzzle in all_shipped():
        if game in (None, puzzle.game):
            found.setdefault((puzzle.game, puzzle.kind), []).append(puzzle.rating)
    table = Table()
    for key in ("puzzles-game", "puzzles-kind-name"):
        table.add_column(terminal.text(key))
    for key in ("puzzles-count", "puzzles-ratings"):
        table.add_column(terminal.text(key), justify="right")
    for (name, kind), ratings in sorted(found.items()):
        title = game_title(terminal, name)
        spread = f"{min(ratings)}–{max(ratings)}"
        table.add_row(title, kind, terminal.number(len(ratings)), spread)
    terminal.out.print(table)
