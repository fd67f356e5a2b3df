"""`meeplewright simulate`: bots play many games. The same seed gives the same records."""

from __future__ import annotations

import signal
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass
from functools import partial
from itertools import islice
from multiprocessing.util import Finalize
from pathlib import Path

from rich.progress import (
    BarColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.table import Table
from rich.text import Text

from meeplewright.bots import make_bot
from meeplewright.bots.program_pool import keeping_programs
from meeplewright.cli.arguments import read_bots, read_options, whole
from meeplewright.cli.check import write_new
from meeplewright.core.errors import GameError, Reason
from meeplewright.core.game import Json, Options
from meeplewright.core.play import play_record
from meeplewright.core.records import Seat
from meeplewright.core.registry import find_game
from meeplewright.terminal.console import Terminal, game_title, shown
from meeplewright.terminal.errors import UserError, concerning, why

_STOPPED = 130


class UnplayableGame(Exception):
    """A bot chose something illegal in this game."""

    def __init__(self, number: int, fault: GameError) -> None:
        super().__init__(number, fault)
        self.number = number
        self.fault = fault


@dataclass(frozen=True)
class Plan:
    """What to play, checked before the first game starts."""

    game: str
    options: Options
    bots: tuple[str, ...]
    games: int
    seed: str | None
    folder: Path | None

    @classmethod
    def read(
        cls,
        name: str,
        seats: str,
        bots: str,
        games: str,
        seed: str | None,
        folder: Path | None,
        options: list[str],
    ) -> Plan:
        """From the arguments of the command line."""
        game = find_game(name)
        chosen = game.checked_options(read_options(game, options))
        count = game.checked_seats(whole("--seats", seats, 1), chosen)
        named = tuple(read_bots(bots, count))
        for seat, spec in enumerate(named):
            make_bot(spec, game, seat, programs=True)
        return cls(name, chosen, named, whole("--games", games, 1), seed, folder)

    def path(self, number: int) -> Path | None:
        """The path of the record of this game, counted from 1."""
        if self.folder is None:
            return None
        digits = max(4, len(str(self.games)))
        return self.folder / f"{number:0{digits}}.mwr"


@dataclass(frozen=True)
class Played:
    """The result of one game."""

    points: tuple[int, ...]
    winners: tuple[int, ...]
    forfeits: tuple[int, ...]
    """How many moves each seat forfeited because its bot failed."""
    complaints: tuple[Reason | None, ...]
    """The reason for each seat's first forfeited move."""


def run_plan(terminal: Terminal, plan: Plan, workers: str, as_json: bool) -> int:
    """Play all games and show the totals; returns the exit code."""
    processes = whole("--workers", workers, 1)
    _prepare(plan)
    begun = time.perf_counter()
    played: list[Played] = []
    stopped = False
    try:
        for one in _with_progress(terminal, plan, _play_all(plan, processes)):
            played.append(one)
    except KeyboardInterrupt:
        stopped = True
    except UnplayableGame as fault:
        why_not = why(terminal, fault.fault.reason)
        raise UserError("simulate-fault", number=fault.number, why=why_not) from fault
    seconds = time.perf_counter() - begun
    if as_json:
        terminal.json(_totals(plan, played, seconds))
    else:
        _show_totals(terminal, plan, played, seconds, stopped)
    return _STOPPED if stopped else 0


def _prepare(plan: Plan) -> None:
    """Create the folder, and check that no record would be overwritten."""
    if plan.folder is None:
        return
    with concerning(plan.folder):
        if plan.folder.exists() and not plan.folder.is_dir():
            raise NotADirectoryError
        for number in range(1, plan.games + 1):
            path = plan.path(number)
            if path is not None and path.exists():
                raise UserError("file-exists", file=str(path))
        plan.folder.mkdir(parents=True, exist_ok=True)


def _play_all(plan: Plan, workers: int) -> Iterator[Played]:
    """The results in order, whichever process played them."""
    numbers = range(1, plan.games + 1)
    task = partial(play_one, plan)
    if workers == 1 or plan.games == 1:
        with keeping_programs():
            yield from map(task, numbers)
        return
    with ProcessPoolExecutor(min(workers, plan.games), initializer=_begin_worker) as pool:
        try:
            yield from pool.map(task, numbers)
        except BaseException:
            pool.shutdown(wait=True, cancel_futures=True)
            raise


def _begin_worker() -> None:
    """Ctrl-C reaches every process; only the main one handles it. Programs are kept until the end
    of the process.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    kept = ExitStack()
    kept.enter_context(keeping_programs())
    Finalize(None, kept.close, exitpriority=1)


def play_one(plan: Plan, number: int) -> Played:
    """Play one game of the plan and write its record. Seed and number decide everything in it."""
    game = find_game(plan.game)
    players = [make_bot(spec, game, seat, programs=True) for seat, spec in enumerate(plan.bots)]
    seats = [Seat(spec, "bot") for spec in plan.bots]
    seed = None if plan.seed is None else f"{plan.seed}/{number}"
    try:
        record = play_record(game, players, seats, plan.options, seed=seed)
    except GameError as fault:
        raise UnplayableGame(number, fault) from fault
    finally:
        for player in players:
            player.close()
    path = plan.path(number)
    if path is not None:
        with concerning(path):
            write_new(path, record.dumps())
    result = record.result
    assert result is not None, "a game that was played to its end has a result"
    return Played(
        tuple(result["points"]),
        tuple(result["winners"]),
        tuple(player.faults for player in players),
        tuple(player.complaints[0] if player.complaints else None for player in players),
    )


def _with_progress(terminal: Terminal, plan: Plan, results: Iterator[Played]) -> Iterator[Played]:
    """The same results, with a progress bar."""
    if not terminal.err.is_terminal:
        yield from results
        return
    columns = (TextColumn("{task.description}"), BarColumn(), Count(terminal))
    with Progress(*columns, TimeRemainingColumn(), console=terminal.err, transient=True) as bar:
        running = terminal.text("simulate-running", game=game_title(terminal, plan.game))
        task = bar.add_task(running, total=plan.games)
        for result in islice(results, plan.games):
            bar.advance(task)
            yield result


class Count(ProgressColumn):
    """`120/1,000` in the number format of the language."""

    def __init__(self, terminal: Terminal) -> None:
        super().__init__()
        self._terminal = terminal

    def render(self, task: Task) -> Text:
        done, games = int(task.completed), int(task.total or 0)
        return Text(self._terminal.text("simulate-count", done=done, games=games))


# -- totals -----------------------------------------------------------------------------------


def _seat_totals(played: list[Played], seat: int) -> tuple[int, int, float]:
    """Sole wins, shared wins, and average points."""
    won = [one for one in played if seat in one.winners]
    alone = sum(len(one.winners) == 1 for one in won)
    points = sum(one.points[seat] for one in played)
    return alone, len(won) - alone, round(points / max(1, len(played)), 2)


def _totals(plan: Plan, played: list[Played], seconds: float) -> Json:
    seats = []
    for seat, bot in enumerate(plan.bots):
        alone, shared, mean = _seat_totals(played, seat)
        row = {"bot": bot, "wins": alone, "shared_wins": shared, "mean_points": mean}
        forfeits = sum(one.forfeits[seat] for one in played)
        seats.append({"seat": seat, **row, "forfeits": forfeits})
    return {
        "game": plan.game,
        "options": dict(plan.options),
        "games": len(played),
        "seed": plan.seed,
        "out": None if plan.folder is None else str(plan.folder),
        "seats": seats,
        "seconds": round(seconds, 3),
    }


def _show_totals(
    terminal: Terminal, plan: Plan, played: list[Played], seconds: float, stopped: bool
) -> None:
    table = Table()
    table.add_column(terminal.text("sheet-player"), justify="right")
    table.add_column(terminal.text("simulate-bot"))
    for key in ("simulate-wins", "simulate-shared", "simulate-points"):
        table.add_column(terminal.text(key), justify="right")
    for seat, bot in enumerate(plan.bots):
        alone, shared, mean = _seat_totals(played, seat)
        points = terminal.text("simulate-mean", points=mean)
        table.add_row(str(seat + 1), bot, terminal.number(alone), terminal.number(shared), points)
    terminal.out.print(table)
    for seat, bot in enumerate(plan.bots):
        _report_forfeits(terminal, bot, seat, played)
    if stopped:
        terminal.say("simulate-stopped", games=len(played))
    rate = round(len(played) / max(seconds, 1e-9), 1)
    terminal.say("simulate-done", games=len(played), seconds=round(seconds, 1), rate=rate)
    if plan.folder is not None:
        paths = (plan.path(number) for number in range(1, plan.games + 1))
        written = sum(path is not None and path.exists() for path in paths)
        terminal.say("simulate-written", count=written, folder=str(plan.folder))


def _report_forfeits(terminal: Terminal, bot: str, seat: int, played: list[Played]) -> None:
    """Report a program that failed to move, and its first reason."""
    first = next((one.complaints[seat] for one in played if one.complaints[seat]), None)
    if first is None:
        return
    forfeits = sum(one.forfeits[seat] for one in played)
    terminal.say("simulate-forfeits", bot=shown(bot), count=forfeits, why=why(terminal, first))
    if said := first.arguments.get("said"):
        terminal.say("simulate-last-words", said=shown(str(said).splitlines()[-1]))
