"""Programs between two games: whoever plays many games keeps them running.

A program that remembers its games must not meet the same luck twice: it would know what comes next.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from meeplewright.bots.program_process import ProgramProcess

_idle: dict[tuple[str, ...], list[ProgramProcess]] | None = None
"""By command; None: nobody keeps programs in this process."""
_deal: str | None = None
"""The luck of the game that is played now, if others have the same."""


@contextmanager
def keeping_programs() -> Iterator[None]:
    """Programs that finished a game wait for the next one. All are closed at the end."""
    global _idle
    if _idle is not None:
        yield
        return
    _idle = {}
    try:
        yield
    finally:
        kept, _idle = _idle, None
        for processes in kept.values():
            for process in processes:
                process.close()


@contextmanager
def playing(deal: str) -> Iterator[None]:
    """No program plays two games in contexts of the same deal."""
    global _deal
    before, _deal = _deal, deal
    try:
        yield
    finally:
        _deal = before


def take(command: Sequence[str]) -> ProgramProcess | None:
    """A program that waits for its next game and does not know this deal."""
    waiting = [] if _idle is None else _idle.get(tuple(command), [])
    for process in waiting:
        if _deal not in process.deals:
            waiting.remove(process)
            return process
    return None


def give_back(command: Sequence[str], process: ProgramProcess) -> None:
    """Keep it for the next game, or close it if nobody keeps programs."""
    if _idle is None or not process.is_running:
        process.close()
        return
    if _deal is not None:
        process.deals.add(_deal)
    _idle.setdefault(tuple(command), []).append(process)
