"""How often bots of every level make inaccuracies, mistakes and blunders, by the analysis.

    .venv/bin/python scripts/grade_levels.py carcassonne --games 10
    .venv/bin/python scripts/grade_levels.py keyflower --bots casual,heuristic --games 20

Each bot plays games of two against itself; the analysis then grades every decision. Prints a table
in Markdown: decisions of each grade per 100, and the loss per decision. See docs/analysis.md.
"""

from __future__ import annotations

import argparse
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from os import cpu_count

from meeplewright.analysis import Effort, analyse
from meeplewright.analysis.results import GRADES
from meeplewright.bots import levels_for, make_bot, split_specs
from meeplewright.core.play import play_record
from meeplewright.core.record_lines import Seat
from meeplewright.core.registry import find_game

SEATS = 2


def graded(game: str, bot: str, effort: str, number: int) -> tuple[Counter[str], float]:
    """The grades of all decisions of one game, and the points they lost."""
    rules = find_game(game)
    bots = [make_bot(bot, rules, seat) for seat in range(SEATS)]
    seats = [Seat(bot, "bot") for _ in range(SEATS)]
    record = play_record(rules, bots, seats, seed=f"grades-{number}")
    decisions = analyse(record, Effort.named(effort)).decisions
    grades = Counter[str](decision.grade for decision in decisions)
    return grades, sum(decision.lost_points for decision in decisions)


def row(game: str, bot: str, effort: str, games: int) -> str:
    with ProcessPoolExecutor(cpu_count()) as pool:
        found = list(pool.map(partial(graded, game, bot, effort), range(games)))
    grades = sum((one for one, _ in found), Counter[str]())
    decisions = grades.total()
    shares = [f"{100 * grades[grade] / decisions:.1f}" for grade, _ in GRADES]
    lost = sum(points for _, points in found) / decisions
    return f"| `{bot}` | {games} | {decisions} | {' | '.join(shares)} | {lost:.2f} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--bots", help="separated by commas; the levels if omitted")
    parser.add_argument("--games", type=int, default=10, help="for each bot")
    parser.add_argument("--effort", default="quick")
    asked = parser.parse_args()
    bots = split_specs(asked.bots) if asked.bots else levels_for(find_game(asked.game))
    print("| bot | games | decisions |", " | ".join(grade for grade, _ in GRADES), "| lost |")
    print("| --- " * (len(GRADES) + 4) + "|")
    for bot in bots:
        print(row(asked.game, bot, asked.effort, asked.games), flush=True)


if __name__ == "__main__":
    main()
