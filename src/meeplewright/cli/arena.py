"""`meeplewright arena`: bots meet on the same deals from every seat, and a report compares them."""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Generator, Iterator, Sequence
from contextlib import closing
from itertools import count
from pathlib import Path

from platformdirs import user_data_path
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from meeplewright.arena.cluster import do_on_cluster, require_ray
from meeplewright.arena.plan import Plan, Seating
from meeplewright.arena.play import Result
from meeplewright.arena.plots import require_plots
from meeplewright.arena.report import report_on
from meeplewright.arena.results import ResultsFile
from meeplewright.arena.standings import pairs, whole_deals
from meeplewright.arena.tasks import PlayTask
from meeplewright.arena.workers import R, Task, cores, do_here, do_in_processes
from meeplewright.cli.arena_text import estimate, report_page, show_report
from meeplewright.cli.arguments import read_options, whole
from meeplewright.cli.simulate import Count
from meeplewright.core.game import Options
from meeplewright.core.recordfile import write_whole
from meeplewright.core.registry import find_game
from meeplewright.terminal.console import Terminal, game_title
from meeplewright.terminal.errors import concerning

STOPPED = 130
BROKEN = 1
"""The exit code if a bot broke a game."""
RAY = "ray"
_PAUSE = 0.5  # seconds between two estimates, so that they do not slow down a quick match


def read_plan(
    name: str, bots: list[str], seats: str, deals: str, seed: str, clock: str, options: list[str]
) -> Plan:
    """From the arguments of the command line."""
    game = find_game(name)
    chosen: Options = game.checked_options(read_options(game, options))
    return Plan.of(
        game,
        bots,
        seats=whole("--seats", seats, 1),
        deals=whole("--deals", deals, 1),
        seed=seed,
        clock=clock,
        options=chosen,
    )


def run_arena(
    terminal: Terminal,
    plan: Plan,
    workers: str | None,
    out: Path | None,
    html: Path | None,
    as_json: bool,
) -> int:
    """Play the rest of the match and show the report. Returns the exit code."""
    check_workers(workers)
    if html is not None:
        require_plots()
    with open_results(plan, out) as file:
        stopped = _play_on(terminal, plan, file, workers)
        if stopped:
            file.reread()
        report = report_on(plan, file.results)
    if html is not None:
        with concerning(html):
            write_whole(html, report_page(terminal, report))
    if as_json:
        terminal.json({**report.to_json(), "results": str(file.path)})
    else:
        show_report(terminal, report)
        terminal.say_whole("arena-results", file=str(file.path))
    if stopped:
        terminal.warn(terminal.text("arena-stopped"))
        return STOPPED
    return BROKEN if report.faults else 0


def check_workers(workers: str | None) -> None:
    """A number, or `ray` if it is installed; raises an error before anything is played."""
    if workers == RAY:
        require_ray()
    elif workers is not None:
        whole("--workers", workers, 1)


def done_by(
    workers: str | None, task: Task[R], plan: Plan, seatings: Sequence[Seating]
) -> Iterator[R]:
    """The results, from workers of the kind that was asked for."""
    if workers == RAY:
        return do_on_cluster(task, plan, seatings)
    processes = cores() if workers is None else int(workers)
    if processes == 1 or len(seatings) == 1:
        return do_here(task, plan, seatings)
    return do_in_processes(task, plan, seatings, processes)


def arena_folder() -> Path:
    folder = user_data_path("meeplewright", appauthor=False) / "arena"
    with concerning(folder):
        folder.mkdir(parents=True, exist_ok=True)
    return folder


def open_results(plan: Plan, out: Path | None) -> ResultsFile:
    """The requested file; otherwise the first in the data folder that this match can use."""
    if out is not None:
        with concerning(out):
            return ResultsFile.open(out, plan)
    settings = json.dumps(plan.to_json(), sort_keys=True).encode()
    name = f"{plan.game}-{hashlib.sha256(settings).hexdigest()[:8]}"
    folder = arena_folder()
    for number in count(1):
        path = folder / f"{name}-{number}.jsonl"
        try:
            with concerning(path):
                file = ResultsFile.open(path, plan)
        except BlockingIOError:
            continue  # another process is playing the same match now
        if file.open_seatings:
            return file
        file.close()  # a finished one is kept: asking again means playing it again
    raise AssertionError("there are always more names")


def _play_on(terminal: Terminal, plan: Plan, file: ResultsFile, workers: str | None) -> bool:
    """Whether it was stopped by Ctrl-C."""
    played = done_by(workers, PlayTask(), plan, file.open_seatings)
    try:
        with closing(_with_estimate(terminal, plan, file, played)) as results:
            for result in results:
                file.add(result)
    except KeyboardInterrupt:
        return True
    return False


def _with_estimate(
    terminal: Terminal, plan: Plan, file: ResultsFile, results: Iterator[Result]
) -> Generator[Result, None, None]:
    """The same results, with a progress bar and a running estimate for people who watch."""
    if not terminal.err.is_terminal:
        yield from results
        return
    games = plan.deals * len(plan.rotations())
    with progress_bar(terminal) as bar:
        done = games - len(file.open_seatings)
        task = bar.add_task(game_title(terminal, plan.game), total=games, completed=done)
        said = 0.0
        for result in results:
            yield result
            bar.advance(task)
            if time.monotonic() - said >= _PAUSE:
                bar.update(task, description=_so_far(terminal, plan, file))
                said = time.monotonic()


def progress_bar(terminal: Terminal) -> Progress:
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        Count(terminal),
        TimeRemainingColumn(),
    )
    return Progress(*columns, console=terminal.err, transient=True)


def _so_far(terminal: Terminal, plan: Plan, file: ResultsFile) -> str:
    """The current result of the first two bots."""
    met = pairs(plan, whole_deals(plan, file.results))
    return estimate(terminal, met[0]) if met else game_title(terminal, plan.game)
