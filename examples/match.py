"""A match of two bots: the same deals from both seats, and the first bot's lead in points.

    python examples/match.py greedy random --deals 20

`meeplewright arena` does the same on every core, keeps the results and rates the bots.
"""

import argparse

from meeplewright.arena import Plan, play_seating, report_on
from meeplewright.core import find_game


def main() -> None:
    parser = argparse.ArgumentParser(description="A match of two bots on paired deals.")
    parser.add_argument("first", nargs="?", default="greedy")
    parser.add_argument("second", nargs="?", default="random")
    parser.add_argument("--game", default="carcassonne")
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--seed", default="1")
    asked = parser.parse_args()
    bots = [asked.first, asked.second]
    if asked.first == asked.second:
        parser.error("a bot has no margin against itself")

    plan = Plan.of(find_game(asked.game), bots, deals=asked.deals, seed=asked.seed)
    report = report_on(plan, [play_seating(plan, seating) for seating in plan.seatings()])
    for broken in report.faults:
        parser.error(f"a game was not played to its end: {broken.fault}")
    (pair,) = report.pairs
    unsure = "" if pair.margin_se is None else f" ± {pair.margin_se:.1f}"
    print(f"{pair.first} against {pair.second}, {pair.games} games on {pair.deals} deals")
    print(f"margin {pair.margin:+.1f}{unsure} points, {pair.win_share:.0%} of the games won")


if __name__ == "__main__":
    main()
