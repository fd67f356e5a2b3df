"""`meeplewright arena`: bots meet on the same deals from every seat, and a report compares them."""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Generator, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path

from platformdirs import user_data_path
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from meeplewright.arena.cluster import do_on_cluster, require_ray
from meeplewright.arena.plan import Plan, Seating
from meeplewright.arena.play import Result
from meeplewright.arena.plots import require_plots
from meeplewright.arena.records import RecordFolder
from meeplewright.arena.report import Report, report_on
from meeplewright.arena.results import ResultsFile
from meeplewright.arena.standings import pairs, whole_deals
from meeplewright.arena.tasks import PlayTask
from meeplewright.arena.workers import R, Task, cores, do_here, do_in_processes
from meeplewright.cli.arena_text import estimate, report_page, show_report
from meeplewright.cli.arguments import read_options, whole
from meeplewright.cli.simulate import Count
from meeplewright.core.errors import InvalidJson
from meeplewright.core.game import Options
from meeplewright.core.recordfile import write_whole
from meeplewright.core.registry import find_game
from meeplewright.terminal.console import Terminal, game_title
from meeplewright.terminal.errors import concerning

STOPPED = 130
BROKEN = 1
"""The exit code if a bot broke a game or forfeited a move."""
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


@dataclass(frozen=True)
class MatchOptions:
    """How a match is played and where it is kept."""

    workers: str | None = None
    out: Path | None = None
    records: Path | None = None
    extend: bool = False


@dataclass(frozen=True)
class Match:
    """A match as far as it was played."""

    report: Report
    path: Path
    planned: list[int]
    stopped: bool
    without_record: int

    @property
    def exit_code(self) -> int:
        if self.stopped:
            return STOPPED
        return BROKEN if self.report.faults or self.report.forfeits else 0


def run_arena(
    terminal: Terminal, plan: Plan, options: MatchOptions, html: Path | None, as_json: bool
) -> int:
    """Play the rest of the match and show the report. Returns the exit code."""
    if html is not None:
        require_plots()
    match = play_match(terminal, plan, options)
    if html is not None:
        with concerning(html):
            write_whole(html, report_page(terminal, match.report))
    if as_json:
        where = {"planned": match.planned, "results": str(match.path)}
        terminal.json({**match.report.to_json(), **where})
    else:
        show_report(terminal, match.report)
        show_files(terminal, match, options)
    if match.stopped:
        terminal.warn(terminal.text("arena-stopped"))
    return match.exit_code


def play_match(terminal: Terminal, plan: Plan, options: MatchOptions) -> Match:
    """Play what is missing of a match."""
    check_workers(options.workers)
    folder = None if options.records is None else _open_records(options.records, plan)
    with open_results(plan, options.out, extend=options.extend) as file:
        stopped = _play_on(terminal, plan, file, options.workers, folder)
        if stopped:
            file.reread()
        missing = 0 if folder is None else folder.missing(file.results)
        report = report_on(plan, file.results)
        return Match(report, file.path, file.planned, stopped, missing)


def show_files(terminal: Terminal, match: Match, options: MatchOptions) -> None:
    """Where the results and records are, and what must be known about them."""
    if len(match.planned) > 1:
        terminal.say("arena-extended", first=match.planned[0], deals=match.planned[-1])
    if options.records is not None:
        terminal.say_whole("arena-records-kept", folder=str(options.records))
    if match.without_record:
        terminal.say("arena-without-record", games=match.without_record)
    terminal.say_whole("arena-results", file=str(match.path))


def _open_records(folder: Path, plan: Plan) -> RecordFolder:
    with concerning(folder):
        return RecordFolder(folder, plan)


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


def open_results(plan: Plan, out: Path | None, *, extend: bool = False) -> ResultsFile:
    """The requested file; otherwise the first in the data folder that this match can use."""
    if out is not None:
        with concerning(out):
            return ResultsFile.open(out, plan, extend=extend)
    same = {name: value for name, value in plan.to_json().items() if name != "deals"}
    settings = json.dumps(same, sort_keys=True).encode()
    name = f"{plan.game}-{hashlib.sha256(settings).hexdigest()[:8]}"
    folder = arena_folder()
    for number in count(1):
        path = folder / f"{name}-{number}.jsonl"
        try:
            with concerning(path):
                file = ResultsFile.open(path, plan, extend=extend)
        except BlockingIOError:
            continue  # another process is playing the same match now
        except InvalidJson as other:
            if other.reason.rule != "deals":
                raise
            continue  # the same match with another number of deals
        if file.open_seatings or extend:
            return file
        file.close()  # a finished one is kept: asking again means playing it again
    raise AssertionError("there are always more names")


def _play_on(
    terminal: Terminal,
    plan: Plan,
    file: ResultsFile,
    workers: str | None,
    folder: RecordFolder | None,
) -> bool:
    """Whether it was stopped by Ctrl-C."""
    task = PlayTask(keep_records=folder is not None)
    played = done_by(workers, task, plan, file.open_seatings)
    try:
        with closing(_with_estimate(terminal, plan, file, played)) as results:
            for result in results:
                if folder is not None and result.record is not None:
                    with concerning(folder.folder):
                        folder.add(result)  # first, so that a game that counts has a record
                file.add(replace(result, record=None))
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
    with progress_bar(terminal) as bar:
        done = plan.games - len(file.open_seatings)
        task = bar.add_task(game_title(terminal, plan.game), total=plan.games, completed=done)
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
