"""Trains the network of Keyflower's champion by self-play: `python scripts/train_keyflower.py`.

It runs in parts. `play` adds games to a folder for some seconds: all seats judge every turn once,
with the network so far. Each has leanings of its own, which it keeps for the whole game, so that
the games show what plans are worth; sometimes it plays one of the best few turns instead of the
best. Some positions are recorded: the inputs of every seat, its evaluation without a network, and
its final points. `fit` finds the weights that predict the final points best from all games in the
folder. `practise` improves a network by what came of its own turns. `match` plays two networks
against each other on new deals, from every seat. `run` does all of them in turn, and goes on where
it was stopped.
"""

from __future__ import annotations

import argparse
import sys
from array import array
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from os import cpu_count
from pathlib import Path
from random import Random
from statistics import mean, stdev
from time import monotonic
from typing import Any, NamedTuple

import numpy as np

from meeplewright.core.game import CHANCE
from meeplewright.games.keyflower import Keyflower
from meeplewright.games.keyflower.bots.evaluation import Evaluation, season_of
from meeplewright.games.keyflower.bots.learned import INPUTS, SETS, Inputs, Network, network_of
from meeplewright.games.keyflower.bots.turns import turns_of
from meeplewright.games.keyflower.rules.state import KeyflowerState
from meeplewright.games.keyflower.rules.table import CARRYING, MOST_SEATS, WINTER

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # for the other scripts

from scripts.keyflower_decisions import LEADS
from scripts.keyflower_policy import Learner
from scripts.keyflower_practice import practise, write_whole

AT_RANDOM = 0.08
"""How often one of the best few turns is played instead of the best."""
LEANING = 1.5
"""In points: the largest standard deviation of what a seat adds to its evaluation by input."""
BEST_FEW = 6
RECORDED = 0.35
"""The share of the positions that are recorded: successive ones are much alike."""
SEATS = (2, 2, 2, 3, 4)
"""Numbers of seats, one at random for every game."""
SEASONS = WINTER + 1
BATCH = 4096
RATE = 2e-3
HELD_OUT = 16
"""Every so many files of games are not fitted, to measure the error with."""
FORESEEN = 0.7
"""The share of the target that is the network's answer at the start of the next season.

The rest is the final points, which depend on more luck.
"""
HEADS = 5
"""Numbers of a row beside its inputs: game, seat, season, evaluation, final points."""
NETWORKS = 8
"""So many are fitted to the games; the one to use learns the mean of their answers."""

Array = Any  # numpy is not typed


class Row(NamedTuple):
    season: int
    seat: int
    judged: float  # its evaluation without a network
    inputs: list[int]
    values: list[float]


# -- playing --------------------------------------------------------------------------------------


def evaluation_with(path: Path | None) -> Evaluation:
    return Evaluation(network_with(path))


def network_with(path: Path | None) -> Network | None:
    return None if path is None else network_of(path.read_bytes())


def leaning_network(path: Path | None, rng: Random) -> Network:
    """The network with a random linear bonus, the same in all seasons: two more hidden units."""
    known = [] if path is None else array("f", path.read_bytes()).tolist()
    hidden = len(known) // (SETS * SEASONS * (INPUTS + 1))
    strength = rng.random() * LEANING
    leanings = [rng.gauss(0.0, strength) for _ in range(INPUTS)]
    weights: list[float] = []
    for block in range(SETS * SEASONS):
        first = block * (INPUTS + 1) * hidden
        for index in range(INPUTS + 1):
            bonus = leanings[index] if index < INPUTS else 1.0
            weights += known[first + index * hidden : first + (index + 1) * hidden]
            weights += [bonus, -bonus]
    return Network(weights)


def play_turn(state: KeyflowerState, seat: int, evaluation: Evaluation, rng: Random) -> None:
    """The best turn, sometimes one of the best few."""
    turns = turns_of(state.table, seat, evaluation)
    chosen = int(turns.best(seat))
    if rng.random() < AT_RANDOM:
        order = sorted(range(turns.count), key=lambda at: -turns.margin(at, seat))
        chosen = rng.choice(order[:BEST_FEW])
    for action in turns.actions[chosen]:
        state.apply(seat, action)


def rows_at(state: KeyflowerState, plain: Evaluation, inputs: Inputs) -> Iterator[Row]:
    """Every seat at this position."""
    table = state.table
    season = int(season_of(table))
    plain.judge_table(table)
    if plain.ended is None or season > WINTER:
        return
    for seat in range(state.seats):
        inputs.look(table, plain.ended, seat, plain.terms)
        used = range(int(inputs.count))
        index = [int(inputs.index[at]) for at in used]
        yield Row(season, seat, plain.worth[seat], index, [inputs.value[at] for at in used])


def teaching_game(
    seats: int, evaluations: list[Evaluation], rng: Random
) -> tuple[list[Row], list[int]]:
    """Self-play, an evaluation for each seat: the recorded rows and the final points by seat."""
    state = Keyflower().start(seats)
    plain, inputs = Evaluation(), Inputs()
    rows: list[Row] = []
    while (seat := state.to_act) is not None:
        if seat == CHANCE:
            state.apply(seat, state.draw(rng))
            continue
        if state.table.phase != CARRYING and rng.random() < RECORDED:
            rows += rows_at(state, plain, inputs)
        play_turn(state, seat, evaluations[seat], rng)
    return rows, state.points_now()


def record_games(folder: Path, network: Path | None, seconds: float, seed: int) -> tuple[int, int]:
    """Play for some seconds and write a file; returns the numbers of games and rows."""
    rng = Random(seed)
    heads, counts, index, value = array("f"), array("i"), array("h"), array("f")
    games = 0
    end = monotonic() + seconds
    while monotonic() < end:
        seats = rng.choice(SEATS)
        evaluations = [Evaluation(leaning_network(network, rng)) for _ in range(seats)]
        rows, points = teaching_game(seats, evaluations, rng)
        for row in rows:
            heads.extend([games, row.seat, row.season, row.judged, points[row.seat]])
            counts.append(len(row.inputs))
            index.extend(row.inputs)
            value.extend(row.values)
        games += 1
    part = folder / f".{seed}.part"
    with part.open("wb") as file:
        np.savez_compressed(
            file, heads=heads, counts=counts, index=index, value=np.array(value, np.float16)
        )
    part.rename(folder / f"{seed}.npz")
    return games, len(counts)


def play_games(folder: Path, network: Path | None, seconds: float) -> None:
    """One file from every processor, with seeds that no file in the folder has."""
    folder.mkdir(parents=True, exist_ok=True)
    first = 1 + max((int(path.stem) for path in folder.glob("*.npz")), default=-1)
    processes = cpu_count() or 1
    with ProcessPoolExecutor(processes) as pool:
        job = partial(record_games, folder, network, seconds)
        played = list(pool.map(job, range(first, first + processes)))
    print(f"{sum(games for games, _ in played)} games, {sum(rows for _, rows in played)} positions")


# -- fitting --------------------------------------------------------------------------------------


class Rows(NamedTuple):
    """By row, in the order of play."""

    player: Array  # a number for every seat of every game
    season: Array
    judged: Array
    points: Array
    inputs: Array
    unseen: Array  # of a file that is not fitted

    def of(self, chosen: Array) -> Rows:
        return Rows(*(part[chosen] for part in self))


def read_rows(paths: list[Path]) -> Rows:
    found = []
    players = 0
    for at, path in enumerate(paths):
        with np.load(path) as stored:
            counts = stored["counts"]
            inputs: Array = np.zeros((len(counts), INPUTS), np.float16)
            inputs[np.repeat(np.arange(len(counts)), counts), stored["index"]] = stored["value"]
            heads: Array = stored["heads"].reshape(-1, HEADS)
        whole = heads[:, :3].astype(int)
        player = players + whole[:, 0] * MOST_SEATS + whole[:, 1]
        players = int(player.max()) + MOST_SEATS
        unseen = np.full(len(counts), at % HELD_OUT == 0 and len(paths) > 1)
        found.append(Rows(player, whole[:, 2], heads[:, 3], heads[:, 4], inputs, unseen))
    return Rows(*(np.concatenate(parts) for parts in zip(*found, strict=True)))


class Fit:
    """Networks of one season side by side, fitted by Adam from different starts."""

    def __init__(self, networks: int, hidden: int, rng: np.random.Generator) -> None:
        self.weights: list[Array] = [
            (rng.normal(size=(INPUTS, networks * hidden)) * 0.15).astype(np.float32),
            (rng.normal(size=(networks, hidden)) * 0.1).astype(np.float32),
        ]
        self._mean = [np.zeros_like(part) for part in self.weights]
        self._square = [np.zeros_like(part) for part in self.weights]
        self._steps = 0

    def answer(self, inputs: Array) -> Array:
        """The mean of the networks."""
        batches = np.array_split(inputs, len(inputs) // BATCH + 1)
        return np.concatenate([self._answers(self._units(batch)).mean(1) for batch in batches])

    def _units(self, inputs: Array) -> Array:
        units = np.maximum(inputs.astype(np.float32, copy=False) @ self.weights[0], 0.0)
        return units.reshape(-1, *self.weights[1].shape)

    def _answers(self, units: Array) -> Array:
        return np.einsum("rnh,nh->rn", units, self.weights[1])

    def learn(self, inputs: Array, missed: Array, decay: float, rate: float) -> None:
        """One step on a batch; `decay` pulls all weights towards 0."""
        first, last = self.weights
        inputs = inputs.astype(np.float32)
        units = self._units(inputs)
        error = (self._answers(units) - missed[:, None]) * np.float32(2.0 / len(missed))
        behind = (error[:, :, None] * last * (units > 0.0)).reshape(len(missed), -1)
        gradients = [
            inputs.T @ behind + 2 * decay * first,
            np.einsum("rnh,rn->nh", units, error) + 2 * decay * last,
        ]
        self._steps += 1
        for part, gradient in enumerate(gradients):
            self._mean[part] += 0.1 * (gradient - self._mean[part])
            self._square[part] += 0.001 * (gradient**2 - self._square[part])
            middle = self._mean[part] / (1 - 0.9**self._steps)
            spread = np.sqrt(self._square[part] / (1 - 0.999**self._steps)) + 1e-8
            self.weights[part] -= (rate * middle / spread).astype(np.float32)


class Schedule(NamedTuple):
    networks: int
    hidden: int
    epochs: int
    decay: float


def fitted(inputs: Array, missed: Array, how: Schedule, rng: np.random.Generator) -> Fit:
    fit = Fit(how.networks, how.hidden, rng)
    batches = max(1, len(missed) // BATCH)
    for epoch in range(how.epochs):
        rate = RATE * (0.02 + 0.98 * (1 - epoch / how.epochs))
        for chosen in np.array_split(rng.permutation(len(missed)), batches):
            fit.learn(inputs[chosen], missed[chosen], how.decay, rate)
    return fit


PUPIL = Schedule(networks=1, hidden=0, epochs=60, decay=1e-5)
"""For the network that learns from the others; it has as many hidden units as each of them."""


class Foresight:
    """What the network of a season expects for each player at its start."""

    def __init__(self, rows: Rows, answer: Array) -> None:
        """`answer` is the network's for these rows, all of one season."""
        self._player, first = np.unique(rows.player, return_index=True)
        self._points: Array = (rows.judged + answer)[first]

    def targets(self, rows: Rows) -> Array:
        """For rows of the season before: the points to expect; the final ones if none follow."""
        at = np.minimum(np.searchsorted(self._player, rows.player), len(self._player) - 1)
        mixed = FORESEEN * self._points[at] + (1 - FORESEEN) * rows.points
        return np.where(self._player[at] == rows.player, mixed, rows.points)


def fit_network(folder: Path, out: Path, how: Schedule, shares: list[float]) -> None:
    """Write the network; of its corrections, a share by season is used. Winter is fitted first.

    Several networks are fitted to the games, and one to the mean of their answers: it is less off.
    """
    rows = read_rows(sorted(folder.glob("*.npz"), key=lambda path: int(path.stem)))
    rng = np.random.default_rng(0)
    packed: list[Array] = []
    ahead: Foresight | None = None
    for season in reversed(range(SEASONS)):
        these = rows.of(rows.season == season)
        targets = these.points if ahead is None else ahead.targets(these)
        seen = ~these.unseen
        missed = (targets - these.judged).astype(np.float32)
        answer = fitted(these.inputs[seen], missed[seen], how, rng).answer(these.inputs)
        ahead = Foresight(these, answer)
        fit = fitted(these.inputs, answer, PUPIL._replace(hidden=how.hidden), rng)
        tell_errors(season, these, fit.answer(these.inputs))
        packed = [fit.weights[0].ravel(), fit.weights[1].ravel() * shares[season], *packed]
    out.write_bytes(np.concatenate(packed * SETS).astype("<f4").tobytes())


def tell_errors(season: int, rows: Rows, answer: Array) -> None:
    """On the games that were not fitted, without and with the network."""
    if rows.unseen.any():
        left = (rows.points - rows.judged)[rows.unseen]
        before, after = sqrt(np.mean(left**2)), sqrt(np.mean((left - answer[rows.unseen]) ** 2))
        print(f"season {season}: {len(answer)} rows; off by {before:.2f}, then {after:.2f}")


# -- matches --------------------------------------------------------------------------------------


def match_game(
    networks: tuple[Path | None, Path | None], seats: int, game: tuple[int, int]
) -> tuple[float, float]:
    """One deal with the first network at one seat: its lead over the others' mean, its wins."""
    deal, place = game
    evaluations = [evaluation_with(path) for path in networks]
    rng = Random(deal)
    state = Keyflower().start(seats)
    while (seat := state.to_act) is not None:
        if seat == CHANCE:
            state.apply(seat, state.draw(rng))
            continue
        turns = turns_of(state.table, seat, evaluations[seat != place])
        for action in turns.actions[LEADS.best_turn(turns, seat)]:
            state.apply(seat, action)
    points = state.points_now()
    others = [score for seat, score in enumerate(points) if seat != place]
    won = (points[place] == max(points)) / points.count(max(points))
    return points[place] - mean(others), won


def match(one: Path | None, other: Path | None, seats: int, deals: int, first: int) -> None:
    """The first network against the second in all other seats; None: without a network."""
    games = [(deal, place) for deal in range(first, first + deals) for place in range(seats)]
    with ProcessPoolExecutor(cpu_count()) as pool:
        found = list(pool.map(partial(match_game, (one, other), seats), games, chunksize=1))
    leads = [mean(lead for lead, _ in found[at : at + seats]) for at in range(0, len(found), seats)]
    error = stdev(leads) / sqrt(deals)
    won = mean(wins for _, wins in found)
    print(
        f"{len(found)} games, {seats} seats: lead {mean(leads):+.2f} ± {error:.2f}, won {won:.1%}"
    )


# -- the command ----------------------------------------------------------------------------------


def shares_of(asked: argparse.Namespace) -> list[float]:
    """By season."""
    found: list[float] = asked.share
    return found if len(found) == SEASONS else found[:1] * SEASONS


def fit(asked: argparse.Namespace, out: Path) -> None:
    how = Schedule(NETWORKS, asked.hidden, asked.epochs, asked.decay)
    fit_network(asked.folder / "games", out, how, shares_of(asked))


def practise_for(asked: argparse.Namespace, start: Path, seconds: float, out: Path) -> None:
    learner = Learner(start.read_bytes(), shares_of(asked))
    practise(learner, asked.folder / "practice", seconds, asked.pace)
    write_whole(out, learner.mean.packed())


def run(asked: argparse.Namespace) -> None:
    """Play, fit and match, as often as asked, then practise; finished parts are not repeated."""
    for number in range(asked.rounds):
        out = asked.folder / f"network-{number}.bin"
        if out.exists():
            continue
        before = asked.folder / f"network-{number - 1}.bin" if number > 0 else None
        play_games(asked.folder / "games", before, asked.seconds)
        part = out.with_suffix(".part")
        fit(asked, part)
        part.rename(out)
        match(out, None, 2, asked.deals, 1_000_000 * (number + 1))
    best = asked.folder / "network.bin"
    if asked.practice > 0 and not best.exists():
        practise_for(asked, asked.folder / f"network-{asked.rounds - 1}.bin", asked.practice, best)
        for seats in (2, 4):
            match(best, None, seats, asked.deals, 1_000_000 * (asked.rounds + seats))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parts = ["run", "play", "fit", "practise", "match"]
    parser.add_argument("part", choices=parts, nargs="?", default="run")
    parser.add_argument("--folder", type=Path, default=Path("build/keyflower"))
    parser.add_argument("--network", type=Path, help="without it, the plain evaluation")
    parser.add_argument("--against", type=Path, help="in a match; without it, the plain evaluation")
    parser.add_argument("--out", type=Path, default=Path("build/keyflower/network.bin"))
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=600.0, help="of play in a round")
    parser.add_argument("--hidden", type=int, default=32)
    parser.add_argument("--epochs", type=int, default=90)
    parser.add_argument("--decay", type=float, default=1e-2)
    parser.add_argument(
        "--share", type=float, nargs="+", default=[0.25], help="of the corrections, by season"
    )
    parser.add_argument("--practice", type=float, default=900.0, help="seconds of it in a run")
    parser.add_argument(
        "--pace", type=float, nargs=2, default=[1.2, 0.4], help="of practice, at its start and end"
    )
    parser.add_argument("--seats", type=int, default=2, help="in a match")
    parser.add_argument("--deals", type=int, default=100, help="of a match")
    parser.add_argument("--seed", type=int, default=0, help="the first deal of a match")
    asked = parser.parse_args()
    if asked.part == "play":
        play_games(asked.folder / "games", asked.network, asked.seconds)
    elif asked.part == "fit":
        fit(asked, asked.out)
    elif asked.part == "practise":
        practise_for(asked, asked.network, asked.seconds, asked.out)
    elif asked.part == "match":
        match(asked.network, asked.against, asked.seats, asked.deals, asked.seed)
    else:
        run(asked)


if __name__ == "__main__":
    main()
