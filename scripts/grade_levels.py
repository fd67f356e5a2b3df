"""How often bots of every level make inaccuracies, mistakes and blunders, by the analysis.

    .venv/bin/python scripts/grade_levels.py --games 10 --out losses.jsonl
    .venv/bin/python scripts/grade_levels.py keyflower --bots casual,heuristic --seats 4

Each bot plays games against itself; the analysis then judges every decision. Prints a table in
Markdown for each game: how many decisions in 100 get each grade, how many inaccuracies, mistakes
and blunders a seat makes in a game, with standard errors, and the points lost per decision.
`--out` keeps what every decision lost: the same command with more games goes on from there, and
other limits of grades can be tried on the same losses. See docs/analysis.md.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from math import sqrt
from os import cpu_count
from pathlib import Path
from statistics import mean, stdev
from typing import NamedTuple, TypeAlias

from meeplewright.analysis import Effort, analyse
from meeplewright.analysis.results import GRADES, grade_of
from meeplewright.bots import levels_for, make_bot, split_specs
from meeplewright.core.play import play_record
from meeplewright.core.record_lines import Seat
from meeplewright.core.registry import find_game

BAD = ("inaccuracy", "mistake", "blunder")


class Task(NamedTuple):
    """One game of a bot against itself."""

    game: str
    bot: str
    seats: int
    effort: str
    seed: str
    number: int


Losses: TypeAlias = list[tuple[int, float, float]]
"""By decision: the seat, and what it lost in win probability and in points."""


@dataclass(frozen=True)
class Measure:
    """A mean and its standard error."""

    mean: float
    error: float

    @classmethod
    def of(cls, values: Sequence[float]) -> Measure:
        many = len(values) > 1
        return cls(mean(values), stdev(values) / sqrt(len(values)) if many else float("nan"))

    def __str__(self) -> str:
        return f"{self.mean:.1f} ± {self.error:.1f}"


def graded(task: Task) -> Losses:
    """What every decision of the game lost."""
    rules = find_game(task.game)
    bots = [make_bot(task.bot, rules, seat) for seat in range(task.seats)]
    seats = [Seat(task.bot, "bot") for _ in bots]
    record = play_record(rules, bots, seats, seed=f"{task.seed}/{task.number}")
    made = analyse(record, Effort.named(task.effort)).decisions
    return [(one.seat, one.lost_chance, one.lost_points) for one in made]


def of_seats(losses: Losses, seats: int) -> Iterator[list[str]]:
    """The grades of each seat's decisions."""
    for seat in range(seats):
        yield [grade_of(chance) for who, chance, _ in losses if who == seat]


def row(bot: str, seats: int, games: Sequence[Losses]) -> str:
    """Of the table: one bot."""
    by_seat = [grades for losses in games for grades in of_seats(losses, seats)]
    every = [grade for grades in by_seat for grade in grades]
    shares = [f"{100 * every.count(grade) / len(every):.1f}" for grade, _ in GRADES]
    bad = [str(Measure.of([grades.count(grade) for grades in by_seat])) for grade in BAD]
    lost = sum(points for losses in games for _, _, points in losses) / len(every)
    cells = [f"`{bot}`", str(len(games)), str(len(every)), *shares, *bad, f"{lost:.2f}"]
    return f"| {' | '.join(cells)} |"


def table(game: str, found: dict[Task, Losses]) -> str:
    """All bots of one game, in the order of the tasks."""
    names = ["bot", "games", "decisions", *(f"{grade} of 100" for grade, _ in GRADES)]
    names += [*(f"{grade} by game and seat" for grade in BAD), "points lost"]
    lines = [f"| {' | '.join(names)} |", "| --- " * len(names) + "|"]
    tasks = [task for task in found if task.game == game]
    for bot in dict.fromkeys(task.bot for task in tasks):
        own = [task for task in tasks if task.bot == bot]
        lines.append(row(bot, own[0].seats, [found[task] for task in own]))
    return "\n".join(lines)


def all_tasks(asked: argparse.Namespace) -> list[Task]:
    """Every bot's first game, then every bot's second one, and so on."""
    games = asked.games_of or ["carcassonne", "keyflower"]
    bots = {
        game: split_specs(asked.bots) if asked.bots else levels_for(find_game(game))
        for game in games
    }
    return [
        Task(game, bot, asked.seats, asked.effort, asked.seed, number)
        for number in range(asked.games)
        for game in games
        for bot in bots[game]
    ]


def known(path: Path | None) -> dict[Task, Losses]:
    """The losses that were kept."""
    if path is None or not path.exists():
        return {}
    kept = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    return {Task(*one["task"]): [tuple(loss) for loss in one["losses"]] for one in kept}


def measured(tasks: Sequence[Task], workers: int, path: Path | None) -> dict[Task, Losses]:
    """The losses of all tasks, in their order; those that are known are not played again."""
    found = known(path)
    with ProcessPoolExecutor(workers) as pool:
        playing = {pool.submit(graded, task): task for task in tasks if task not in found}
        for done in as_completed(playing):
            task, losses = playing[done], done.result()
            found[task] = losses
            if path is not None:
                with path.open("a", encoding="utf-8") as file:
                    file.write(json.dumps({"task": task, "losses": losses}) + "\n")
    return {task: found[task] for task in tasks}


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games_of", nargs="*", metavar="game", help="both if omitted")
    parser.add_argument("--bots", help="separated by commas; the levels if omitted")
    parser.add_argument("--games", type=int, default=10, help="for each bot")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", default="grades")
    parser.add_argument("--effort", default="normal", help="as for `meeplewright analyse`")
    parser.add_argument("--workers", type=int, default=cpu_count())
    parser.add_argument("--out", type=Path, help="file that keeps what every decision lost")
    asked = parser.parse_args(argv)
    tasks = all_tasks(asked)
    found = measured(tasks, asked.workers, asked.out)
    for game in dict.fromkeys(task.game for task in tasks):
        print(table(game, found), end="\n\n", flush=True)


if __name__ == "__main__":
    main()
