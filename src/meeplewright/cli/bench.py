"""`meeplewright bench`: how fast the rules and the batched engine are on this machine."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rich.table import Table

from meeplewright.core.batch import MOST_GAMES, MOST_SECONDS, BatchBench, Speed, games_in
from meeplewright.core.registry import find_game, game_names, manifest_of, part_of
from meeplewright.terminal.console import Terminal, shown
from meeplewright.terminal.errors import UserError

if TYPE_CHECKING:
    from meeplewright.envs.speed import RulesSpeed


@dataclass(frozen=True)
class BenchOptions:
    """What to measure."""

    game: str | None  # None: the first game with a batched engine
    players: int
    games: tuple[int, ...]  # empty: the usual sizes for the device
    seconds: float
    compact: bool


def read_games(text: str | None) -> tuple[int, ...]:
    """`1024,65536` as numbers; empty if it is not given."""
    try:
        return games_in(text)
    except ValueError as error:
        raise UserError("bench-games", value=shown(str(error)), most=str(MOST_GAMES)) from None


def bench_batch(terminal: Terminal, asked: BenchOptions, as_json: bool) -> None:
    """Measure one size after another and print the results."""
    from meeplewright.envs.speed import batch_form, game_with_engine, measured_rules

    _check_seconds(asked.seconds)
    game = asked.game or game_with_engine()
    bench = _bench_of(game, asked)
    device = bench.device
    speeds = []
    for games in asked.games or bench.usual_games:
        if terminal.err.is_terminal:
            terminal.err.print(terminal.text("bench-measuring", count=games, device=device))
        speeds.append(bench.measure(games, asked.seconds))
    rules_speed = measured_rules(game, asked.players, asked.seconds)
    if as_json:
        terminal.json(batch_form(game, device, asked.players, asked.compact, speeds, rules_speed))
    else:
        title = terminal.text("bench-title", game=game, device=device, count=asked.players)
        _show(terminal, title, speeds, rules_speed)


def _bench_of(game: str, asked: BenchOptions) -> BatchBench:
    if manifest_of(game).batch is None:
        raise UserError("bench-no-engine", game=game)
    bench: BatchBench = part_of(game, "batch")(asked.players, asked.compact)
    return bench


def bench_rules(terminal: Terminal, players: int, seconds: float, as_json: bool) -> None:
    """Measure the rules of every game, and its environment, and print the results."""
    from meeplewright.envs.speed import measured_rules

    _check_seconds(seconds)
    for name in game_names():
        find_game(name).checked_seats(players)
    speeds = {name: measured_rules(name, players, seconds) for name in game_names()}
    if as_json:
        forms = {name: speed.to_json() for name, speed in speeds.items()}
        terminal.json({"players": players, "games": forms})
        return
    is_compiled = all(speed.is_compiled for speed in speeds.values())
    title = terminal.text(_kind_of(is_compiled))
    table = _table(terminal, title, ("game", "playouts", "steps"))
    for name, speed in speeds.items():
        table.add_row(name, *_numbers(terminal, (speed.playouts, speed.actions_seen)))
    terminal.out.print(table)


def _table(terminal: Terminal, title: str | None, columns: Sequence[str]) -> Table:
    table = Table(title=title)
    for column in columns:
        table.add_column(terminal.text(f"bench-column-{column}"), justify="right")
    return table


def _check_seconds(seconds: float) -> None:
    if not 0 < seconds <= MOST_SECONDS:
        raise UserError("bench-seconds", value=shown(str(seconds)))


def _kind_of(is_compiled: bool) -> str:
    return "bench-rules-compiled" if is_compiled else "bench-rules-interpreted"


def _numbers(terminal: Terminal, rates: Sequence[float | None]) -> list[str]:
    """As text; a dash where nothing could be measured."""
    return ["–" if rate is None else terminal.number(round(rate)) for rate in rates]


def _show(terminal: Terminal, title: str, speeds: Sequence[Speed], rules_speed: RulesSpeed) -> None:
    table = _table(terminal, title, ("games", "playouts", "actions", "seen", "choosing"))
    for speed in speeds:
        rates = (speed.playouts, speed.actions, speed.actions_seen, speed.choosing)
        numbers = _numbers(terminal, [rate.rate for rate in rates])
        table.add_row(terminal.number(speed.games), *numbers)
    table.add_section()
    found = _numbers(terminal, (rules_speed.playouts, None, rules_speed.actions_seen, None))
    table.add_row(terminal.text(_kind_of(rules_speed.is_compiled)), *found)
    terminal.out.print(table)
    # A table of its own: all columns together do not fit into 80 characters.
    table = _table(terminal, None, ("games", "compiling", "bytes", "observation"))
    for speed in speeds:
        compiled = (speed.playouts, speed.actions, speed.actions_seen)
        seconds = sum(rate.compile_seconds for rate in compiled)
        sizes = (speed.games, seconds, speed.game_bytes, speed.seen_bytes)
        table.add_row(*_numbers(terminal, sizes))
    terminal.out.print(table)
    terminal.say("bench-legend")
