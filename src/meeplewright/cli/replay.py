"""`meeplewright replay`: a recorded game at one of its entries, as a board, as JSON or as SVG."""

from __future__ import annotations

import sys
from pathlib import Path

from meeplewright.cli.arguments import whole
from meeplewright.cli.help import option_words
from meeplewright.core.endings import ending_of
from meeplewright.core.game import State
from meeplewright.core.recordfile import write_whole
from meeplewright.core.records import Record
from meeplewright.core.registry import draw_state
from meeplewright.core.replay import replay
from meeplewright.terminal.console import Terminal, game_title
from meeplewright.terminal.errors import UserError, concerning, record_sentence
from meeplewright.terminal.names import seat_names
from meeplewright.terminal.text import show_position

_STANDARD_OUTPUT = "-"
_SPECTATOR = "none"


def replay_record(
    terminal: Terminal,
    path: Path,
    at: str | None,
    as_json: bool,
    seat: str | None,
    svg: Path | None,
    points: bool,
) -> None:
    """Show the record in the requested form."""
    for name, is_given in (("--svg", svg is not None), ("--points", points)):
        if as_json and is_given:
            raise UserError("usage-one-of", first="--json", second=name)
    if points and svg is not None:
        raise UserError("usage-one-of", first="--svg", second="--points")
    if seat is not None and not as_json:
        raise UserError("usage-only-with", first="--seat", second="--json")
    entry = None if at is None else whole("--at", at, 0)
    with concerning(path):
        record = Record.read(path)
        state = replay(record, entry)
    warn_of_record(terminal, path, record)
    if svg is not None:
        _draw(terminal, path, state, svg)
    elif as_json:
        terminal.json(_form(state, seat))
    else:
        _show(terminal, record, state)
        if points:
            _show_points(terminal, record, state)


def warn_of_record(terminal: Terminal, path: Path, record: Record) -> None:
    """Warn if the last line is incomplete, or if the written result is not that of the rules."""
    if record.torn:
        terminal.warn(torn_sentence(terminal, path, record))
    fault = record.check().fault
    if fault is not None and fault.entry is None and record.result is not None:
        terminal.warn(record_sentence(path, fault, terminal))


def torn_sentence(terminal: Terminal, path: Path, record: Record) -> str:
    """Says which entry the incomplete line would have been."""
    entry = len(record.entries) + 1
    return terminal.text(
        "fault-in-entry", file=str(path), entry=entry, why=terminal.text("record-torn")
    )


def _form(state: State, seat: str | None) -> object:
    """The full state, or only what a seat may know."""
    if seat is None:
        return state.to_json()
    if seat == _SPECTATOR:
        return state.view(None).to_json()
    number = whole("--seat", seat, 0)
    if number >= state.seats:
        known = ", ".join(str(known) for known in range(state.seats))
        raise UserError("usage-no-seat", seat=str(number), known=known)
    return state.view(number).to_json()


def _draw(terminal: Terminal, path: Path, state: State, svg: Path) -> None:
    drawing = draw_state(state)
    if drawing is None:
        raise UserError("usage-no-drawing", game=game_title(terminal, state.game.name))
    if str(svg) == _STANDARD_OUTPUT:
        sys.stdout.write(drawing + "\n")
        return
    with concerning(svg):
        if svg.exists() and svg.samefile(path):
            raise UserError("usage-same-file", file=str(svg))
        if svg.is_file() or not svg.exists():
            write_whole(svg, drawing)
        else:  # a pipe or a device must not be replaced by a file
            svg.write_text(drawing, encoding="utf-8")
    terminal.say("replay-drawn", file=str(svg))


def _show(terminal: Terminal, record: Record, state: State) -> None:
    seats = record.header.seats
    title = game_title(terminal, state.game.name)
    terminal.write(
        terminal.text("replay-title", game=title, players=", ".join(seat_names(seats))), "bold"
    )
    words = [option_words(terminal, name, value) for name, value in state.options.items()]
    terminal.say("replay-options", options="; ".join(words))
    show_position(terminal, seats, state, len(record.entries))
    if state.entry == len(record.entries):
        _show_ending(terminal, record)


def _show_points(terminal: Terminal, record: Record, state: State) -> None:
    names = seat_names(record.header.seats)
    points = zip(names, state.points_now(), strict=True)
    listed = ", ".join(f"{name} {number}" for name, number in points)
    terminal.say("replay-points-now", points=listed)


def _show_ending(terminal: Terminal, record: Record) -> None:
    """How the game ended at its table, if the rules do not say it."""
    ending = ending_of(record)
    if ending is None:
        return
    names = seat_names(record.header.seats)
    won = ", ".join(names[seat] for seat in ending.winners)
    lost = ", ".join(names[seat] for seat in ending.lost)
    terminal.say(f"replay-ended-{ending.by}", names=won, lost=lost)
