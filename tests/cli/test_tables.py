"""No table is cut in a terminal of 80 columns, in any language."""

import io
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from meeplewright.arena.plan import NEAR, Plan
from meeplewright.arena.play import Result, TimeUsed
from meeplewright.arena.report import Report, report_on
from meeplewright.cli import arena_text, bench, puzzles, ratings, simulate
from meeplewright.cli.arena import Match
from meeplewright.core.registry import find_game
from meeplewright.envs.speed import RulesSpeed
from meeplewright.locales import Catalogue, languages
from meeplewright.terminal.console import Terminal

WIDTH = 80
SEARCHING = ("champion:200ms", "search:200ms", "heuristic", "greedy", "beginner:31", "random")


@pytest.fixture(params=languages())
def terminal(request: pytest.FixtureRequest) -> Terminal:
    out = Console(file=io.StringIO(), width=WIDTH, highlight=False, markup=False, emoji=False)
    return Terminal(Catalogue(request.param), out=out)


def shown(terminal: Terminal) -> str:
    """What was printed: whole words in lines that are not too long."""
    assert isinstance(terminal.out.file, io.StringIO)
    text = terminal.out.file.getvalue()
    rows = [line for line in text.splitlines() if line[:1] in "┏┃┡│├└"]
    assert rows and not [row for row in rows if row[-1] not in "┓┃┩│┤┘"], text
    assert max(map(len, text.splitlines())) <= WIDTH and "…" not in text, text
    return text


def results(plan: Plan) -> Iterator[Result]:
    """Games of two-digit points and slow turns."""
    rng = Random(1)
    for seating in plan.seatings():
        points = tuple(rng.sample(range(10, 99), plan.seats))
        thinking = tuple(TimeUsed(40, 50_000, 40.0, 38.0, 12.5, 12.25) for _ in points)
        yield Result(
            seating,
            points,
            (points.index(max(points)),),
            tuple({"upgrades": number} for number in points),
            thinking,
            (0,) * plan.seats,
            (None,) * plan.seats,
        )


def report(plan: Plan) -> Report:
    return report_on(plan, list(results(plan)))


def test_the_speed_of_the_rules(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    speed = RulesSpeed(True, 23_456.7, 1_234_567.8)
    monkeypatch.setattr("meeplewright.envs.speed.measured_rules", lambda *asked: speed)
    bench.bench_rules(terminal, 2, 1.0, as_json=False)
    assert "carcassonne" in shown(terminal)


def test_a_rating_list(terminal: Terminal) -> None:
    game = find_game("keyflower")
    plan = Plan.of(game, [*SEARCHING, "tutor", "hasty"], seats=6, deals=4, pairing=NEAR)
    match = Match(report(plan), Path("x"), [1], stopped=False, without_record=0)
    terminal.out.print(arena_text.grid_table(ratings._grid(terminal, plan, match)))
    assert all(bot in shown(terminal) for bot in plan.bots)


@pytest.mark.parametrize("seats", [2, 6])
def test_the_report_of_a_match(terminal: Terminal, seats: int) -> None:
    plan = Plan.of(find_game("keyflower"), SEARCHING, seats=seats, deals=2)
    arena_text.show_report(terminal, report(plan))
    assert all(bot in shown(terminal) for bot in plan.bots)


def test_the_totals_of_a_simulation(terminal: Terminal) -> None:
    plan = simulate.Plan.read("keyflower", "6", ",".join(SEARCHING), "5", "1", None, [])
    played = [
        simulate.Played(tuple(range(90, 96)), (5,), (0,) * 6, (None,) * 6) for _ in range(5000)
    ]
    simulate._show_totals(terminal, plan, played, 12.0, stopped=False)
    assert all(bot in shown(terminal) for bot in SEARCHING)


def test_the_list_of_puzzles(terminal: Terminal) -> None:
    puzzles.show(terminal, None)
    assert "–" in shown(terminal)
