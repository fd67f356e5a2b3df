"""Finds the weights of Carcassonne's champion in games that it plays against itself and `search`.

    .venv/bin/python scripts/train_carcassonne.py [run | match | write | points] [--folder FOLDER]

`run` practises and plays a match without a search; it goes on where it was stopped. The same seed
gives the same weights, with any number of processes. `match` plays another match of the practised
weights against those of `search`. `write` puts them into the package; try them in the arena first.
`points` makes the points that the weights in the package expect right, as `write` does.
`docs/bots.md` describes how the weights are found.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from math import sqrt
from os import cpu_count
from pathlib import Path
from random import Random
from statistics import mean, stdev
from typing import Any

from meeplewright.core import CHANCE
from meeplewright.games.carcassonne import Carcassonne
from meeplewright.games.carcassonne.bots.champion import (
    KNOTS,
    Evaluations,
    Weights,
    in_package,
)
from meeplewright.games.carcassonne.bots.evaluation import MORE_NAMES, NAMES, standard
from meeplewright.games.carcassonne.bots.turns import turns_with_tile

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # for the other scripts

from scripts.carcassonne_decisions import LEADS, Decisions, joined, play_turn, practice_game
from scripts.carcassonne_points import corrected, correction, expected_points
from scripts.carcassonne_policy import Learner

PACKAGE = Path(__file__).parents[1] / "src/meeplewright/games/carcassonne/data/champion.json"
PARTS = ("run", "match", "write", "points")
POINTS_GAMES = 200
"""Games for each set of weights, to make expected points right."""
Spread = Callable[[Callable[[Any], Any], list[Any]], list[Any]]


@contextmanager
def spread_over(processes: int) -> Iterator[Spread]:
    """A function like `map`, which uses so many processes."""
    if processes == 1:
        yield lambda job, tasks: [job(task) for task in tasks]
        return
    with ProcessPoolExecutor(processes) as pool:
        yield lambda job, tasks: list(pool.map(job, tasks, chunksize=4))


# -- practising -----------------------------------------------------------------------------------


def game_of(weights: Weights, seed: str) -> Decisions:
    return practice_game(weights, Random(seed))


def practise(asked: argparse.Namespace, everywhere: Spread) -> Learner:
    """Play, learn and save, as often as asked."""
    learner = Learner()
    saved = asked.folder / "learner.npz"
    if saved.exists():
        learner.load(saved)
    while (number := int(learner.updates[0])) < asked.updates:
        seeds = [f"{asked.seed} {number} {game}" for game in range(asked.games)]
        weights = learner.weights.tolist()
        played = everywhere(partial(game_of, weights), seeds)
        print(learner.update(joined(played)), flush=True)
        learner.save(saved)
    return learner


# -- matches --------------------------------------------------------------------------------------


def match_game(weights: Weights, seats: int, game: tuple[int, int]) -> tuple[float, float]:
    """One deal with these weights at one seat: its lead over the others' mean, its wins."""
    deal, place = game
    own, plain = Evaluations(weights), standard()
    rng = Random(deal)
    state = Carcassonne().start(seats)
    while (seat := state.to_act) is not None:
        if seat == CHANCE:
            state.apply(seat, state.draw(rng))
            continue
        turns = turns_with_tile(state, own.at(state) if seat == place else plain)
        play_turn(state, turns, LEADS.best_turn(turns, seat))
    points = state.points_now()
    others = [score for seat, score in enumerate(points) if seat != place]
    won = (points[place] == max(points)) / points.count(max(points))
    return points[place] - mean(others), won


def match(weights: Weights, seats: int, deals: int, first: int, everywhere: Spread) -> None:
    """These weights against those of `search` in all other seats; nobody searches."""
    games = [(deal, place) for deal in range(first, first + deals) for place in range(seats)]
    found = everywhere(partial(match_game, weights, seats), games)
    leads = [mean(lead for lead, _ in found[at : at + seats]) for at in range(0, len(found), seats)]
    error = stdev(leads) / sqrt(deals)
    won = mean(wins for _, wins in found)
    print(
        f"{len(found)} games, {seats} seats: lead {mean(leads):+.2f} ± {error:.2f}, won {won:.1%}",
        flush=True,
    )


# -- the package ----------------------------------------------------------------------------------


def with_right_points(weights: Weights, everywhere: Spread) -> Weights:
    """The same weights, which expect the right points on average (`carcassonne_points.py`)."""
    found = []
    for index, knots in enumerate(weights):
        games = everywhere(partial(expected_points, weights, 2 + index), list(range(POINTS_GAMES)))
        added = correction(games)
        print(f"{2 + index} seats: turns", " ".join(f"{more:+.2f}" for more in added), flush=True)
        found.append(corrected([list(terms) for terms in knots], added))
    return found


def written(weights: Weights) -> str:
    """The text of the file in the package: a line for each set and knot."""
    rows = [
        [json.dumps([round(weight, 3) for weight in terms]) for terms in knots] for knots in weights
    ]
    sets = ["    [\n      " + ",\n      ".join(knots) + "\n    ]" for knots in rows]
    return (
        "{\n"
        f'  "terms": {json.dumps([*NAMES, *MORE_NAMES])},\n'
        f'  "knots": {json.dumps(KNOTS)},\n'
        '  "weights": [\n' + ",\n".join(sets) + "\n  ]\n}\n"
    )


# -- the command ----------------------------------------------------------------------------------


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("part", choices=PARTS, nargs="?", default="run")
    parser.add_argument("--folder", type=Path, default=Path("build/carcassonne"))
    parser.add_argument("--updates", type=int, default=100, help="of the weights, in all")
    parser.add_argument("--games", type=int, default=400, help="for an update")
    parser.add_argument("--seed", type=int, default=0, help="of the practice")
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 4], help="of matches")
    parser.add_argument("--deals", type=int, default=500, help="of a match")
    parser.add_argument("--first", type=int, default=1_000_000, help="deal of a match")
    parser.add_argument("--last", action="store_true", help="use the last weights, not the mean")
    parser.add_argument("--workers", type=int, default=cpu_count() or 1, help="processes that play")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    with spread_over(asked.workers) as everywhere:
        if asked.part != "run":
            asked.updates = 0
        learner = practise(asked, everywhere)
        weights: Weights = (learner.weights if asked.last else learner.mean).tolist()
        if asked.part in ("write", "points"):
            weights = in_package() if asked.part == "points" else weights
            PACKAGE.write_text(written(with_right_points(weights, everywhere)), "utf-8")
            return
        for seats in asked.seats:
            match(weights, seats, asked.deals, asked.first, everywhere)


if __name__ == "__main__":
    main()
