"""`meeplewright bench batch`: how fast the batched engine is on this machine."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rich.table import Table

from meeplewright.core.game import Form
from meeplewright.terminal.console import Terminal, shown
from meeplewright.terminal.errors import UserError

if TYPE_CHECKING:
    from meeplewright.envs.speed import Beside
    from meeplewright.games.carcassonne.jax.speed import Speed

MOST_GAMES = 1 << 22
MOST_SECONDS = 600.0


@dataclass(frozen=True)
class Asked:
    """What is to be measured."""

    players: int
    games: tuple[int, ...]  # none: what is usual on the device
    seconds: float
    compact: bool


def read_games(text: str | None) -> tuple[int, ...]:
    """`1024,65536`; without it none."""
    if text is None:
        return ()
    words = [word.strip() for word in text.split(",")]
    for word in words:
        if not (word.isascii() and word.isdigit() and 0 < int(word[:9]) <= MOST_GAMES):
            raise UserError("bench-games", value=shown(word), most=str(MOST_GAMES))
    return tuple(int(word) for word in words)


def bench_batch(terminal: Terminal, asked: Asked, as_json: bool) -> None:
    """Measure, size after size, and say what was found."""
    if not 0 < asked.seconds <= MOST_SECONDS:
        raise UserError("bench-seconds", value=shown(str(asked.seconds)))
    from meeplewright.games.carcassonne.jax import speed
    from meeplewright.games.carcassonne.jax.arrays import ANY_GAME, COMPACT
    from meeplewright.games.carcassonne.jax.env import Carcassonne

    env = Carcassonne(asked.players, sizes=COMPACT if asked.compact else ANY_GAME)
    device = speed.device_name()
    speeds = []
    for games in asked.games or speed.usual_games():
        if terminal.err.is_terminal:
            terminal.err.print(terminal.text("bench-measuring", count=games, device=device))
        speeds.append(speed.measured(env, games, asked.seconds))
    from meeplewright.envs.speed import measured_rules

    beside = measured_rules("carcassonne", asked.players, asked.seconds)
    if as_json:
        terminal.json(_form(device, asked, speeds, beside))
    else:
        _show(terminal, device, asked, speeds, beside)


def _form(device: str, asked: Asked, speeds: Sequence[Speed], beside: Beside) -> Form:
    return {
        "device": device,
        "players": asked.players,
        "compact": asked.compact,
        "speeds": [speed.to_json() for speed in speeds],
        "rules": beside.to_json(),
    }


def _show(
    terminal: Terminal, device: str, asked: Asked, speeds: Sequence[Speed], beside: Beside
) -> None:
    table = Table(title=terminal.text("bench-title", device=device, count=asked.players))
    columns = (
        *("games", "playouts", "actions", "seen", "choosing"),
        *("compiling", "bytes", "observation"),
    )
    for column in columns:
        table.add_column(terminal.text(f"bench-column-{column}"), justify="right")
    for speed in speeds:
        rates = (speed.playouts, speed.actions, speed.actions_seen, speed.choosing)
        compiling = sum(rate.compile_seconds for rate in rates[:3])
        numbers = [terminal.number(round(rate.rate)) for rate in rates]
        table.add_row(
            terminal.number(speed.games),
            *numbers,
            terminal.number(round(compiling)),
            terminal.number(speed.game_bytes),
            terminal.number(speed.seen_bytes),
        )
    table.add_section()
    kind = "bench-rules-compiled" if beside.is_compiled else "bench-rules-interpreted"
    found = [
        terminal.number(round(beside.playouts)),
        "–",
        terminal.number(round(beside.actions_seen)),
    ]
    table.add_row(terminal.text(kind), *found, *("–",) * 4)
    terminal.out.print(table)
    terminal.say("bench-legend")
