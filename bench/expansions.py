"""Random games of Carcassonne with expansions beside the base game, by tiles placed per second.

`python -m bench.expansions [--seconds S]`. The sets take turns in every round, so that a busy
machine slows down all of them; the best round counts.
"""

import argparse
from random import Random
from time import process_time

from meeplewright.core.compiled import rules_form
from meeplewright.games.carcassonne import Carcassonne, CarcassonneState
from meeplewright.games.carcassonne.rules.variant import CHOICES, NO_EXPANSION

ROUNDS = 5


def tiles_per_second(expansions: str, seconds: float) -> float:
    """Tiles placed per second of processor time, in random games of two."""
    start = Carcassonne().start(2, {"expansions": expansions})
    rng = Random(1)
    tiles = 0
    begun = process_time()
    while process_time() - begun < seconds:
        tiles += _played(start, rng)
    return tiles / (process_time() - begun)


def _played(start: CarcassonneState, rng: Random) -> int:
    """How many tiles one game placed."""
    state = start.copy()
    state.playout(rng)
    return int(state.board.laid)


def measured(seconds: float) -> dict[str, float]:
    """The best round of every set of expansions."""
    best = dict.fromkeys(CHOICES, 0.0)
    for _ in range(ROUNDS):
        for expansions in CHOICES:
            best[expansions] = max(best[expansions], tiles_per_second(expansions, seconds))
    return best


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="per set and round")
    found = measured(parser.parse_args().seconds)
    print(f"{rules_form()} rules, tiles per second in random games of two")
    for expansions, speed in found.items():
        share = speed / found[NO_EXPANSION]
        print(f"{expansions:50} {speed:12,.0f}  {share:4.0%} of the base game")


if __name__ == "__main__":
    main()
