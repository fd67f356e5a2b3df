"""`meeplewright arena --audit`: do the bots choose the same when what they cannot see changes?"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from contextlib import closing
from dataclasses import asdict

from meeplewright.arena.audit import Audited, Difference
from meeplewright.arena.plan import Plan
from meeplewright.arena.tasks import AuditTask
from meeplewright.cli.arena import (
    BROKEN,
    STOPPED,
    arena_folder,
    check_workers,
    done_by,
    progress_bar,
)
from meeplewright.core.recordfile import write_whole
from meeplewright.terminal.console import Terminal, game_title


def audit(terminal: Terminal, plan: Plan, workers: str | None, as_json: bool) -> int:
    """Ask for every decision twice, until one differs; returns the exit code."""
    check_workers(workers)
    games, decisions, found, stopped = 0, 0, None, False
    audited = done_by(workers, AuditTask(), plan, [*plan.seatings()])
    try:
        with closing(_with_progress(terminal, plan, audited)) as results:
            for found in results:
                games += 1
                decisions += found.decisions
                if found.difference is not None or found.fault is not None:
                    break
    except KeyboardInterrupt:
        stopped = True
    if as_json:
        terminal.json(_form(plan, games, decisions, found))
    else:
        _report(terminal, plan, games, decisions, found)
    if stopped:
        return STOPPED
    return BROKEN if found and (found.difference or found.fault) else 0


def _with_progress(
    terminal: Terminal, plan: Plan, results: Iterator[Audited]
) -> Generator[Audited, None, None]:
    if not terminal.err.is_terminal:
        yield from results
        return
    with progress_bar(terminal) as bar:
        task = bar.add_task(game_title(terminal, plan.game), total=plan.games)
        for result in results:
            bar.advance(task)
            yield result


def _form(plan: Plan, games: int, decisions: int, last: Audited | None) -> dict[str, object]:
    difference = None if last is None or last.difference is None else asdict(last.difference)
    fault = None if last is None or last.fault is None else last.fault.to_json()
    deal = None if last is None else last.seating.deal
    where = {"deal": deal, "difference": difference, "fault": fault}
    settings = {name: value for name, value in plan.to_json().items() if name != "arena"}
    return {**settings, "games": games, "decisions": decisions, **where}


def _report(
    terminal: Terminal, plan: Plan, games: int, decisions: int, last: Audited | None
) -> None:
    if last is not None and last.difference is not None:
        _report_difference(terminal, plan, last.seating.deal, last.difference)
    elif last is not None and last.fault is not None:
        fault = last.fault
        where = {"deal": last.seating.deal, "seat": fault.seat + 1, "entry": fault.entry}
        terminal.say("arena-fault", bot=fault.bot, error=fault.error, seed=plan.seed, **where)
    else:
        terminal.say("audit-sound", decisions=decisions, games=games)


def _report_difference(terminal: Terminal, plan: Plan, deal: int, found: Difference) -> None:
    """Also writes the record of the game so far, for `replay`."""
    path = arena_folder() / f"audit-{plan.game}-deal-{deal}-entry-{found.entry}.mwr"
    write_whole(path, found.record)
    where = {"deal": deal, "seat": found.seat + 1, "entry": found.entry}
    choices = {"choice": found.choice, "other": found.other_choice}
    terminal.say("audit-difference", bot=found.bot, seed=plan.seed, **where, **choices)
    terminal.say_whole("audit-record", command=f"meeplewright replay {path}")
