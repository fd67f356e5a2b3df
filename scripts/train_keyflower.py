"""Trains the network of Keyflower's champion by self-play: `python scripts/train_keyflower.py`.

It runs in parts. `play` adds games to a folder for some seconds: all seats judge every turn once,
with the network so far, and sometimes play one of the best few instead of the best. Some positions
are recorded: the inputs of every seat, its evaluation without a network, and its final points.
`fit` finds the weights that predict the final points best from all games in the folder. `match`
plays two networks against each other on new deals, from every seat. `run` does all of them in turn,
and goes on where it was stopped.
"""

from __future__ import annotations

import argparse
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
from meeplewright.games.keyflower.bots.learned import INPUTS, Inputs, Network, network_of
from meeplewright.games.keyflower.bots.turns import turns_of
from meeplewright.games.keyflower.rules.state import KeyflowerState
from meeplewright.games.keyflower.rules.table import CARRYING, WINTER

AT_RANDOM = 0.15
"""How often one of the best few turns is played instead of the best."""
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


def play_turn(state: KeyflowerState, seat: int, evaluation: Evaluation, rng: Random | None) -> None:
    """The best turn; with `rng`, sometimes one of the best few."""
    turns = turns_of(state.table, seat, evaluation)
    chosen = int(turns.best(seat))
    if rng is not None and rng.random() < AT_RANDOM:
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


def teaching_game(seats: int, evaluation: Evaluation, rng: Random) -> tuple[list[Row], list[int]]:
    """Self-play: the recorded rows and the final points by seat."""
    state = Keyflower().start(seats)
    plain, inputs = Evaluation(), Inputs()
    rows: list[Row] = []
    while (seat := state.to_act) is not None:
        if seat == CHANCE:
            state.apply(seat, state.draw(rng))
            continue
        if state.table.phase != CARRYING and rng.random() < RECORDED:
            rows += rows_at(state, plain, inputs)
        play_turn(state, seat, evaluation, rng)
    return rows, state.points_now()


def record_games(folder: Path, network: Path | None, seconds: float, seed: int) -> tuple[int, int]:
    """Play for some seconds and write a file; returns the numbers of games and rows."""
    rng = Random(seed)
    evaluation = evaluation_with(network)
    heads, counts, index, value = array("f"), array("i"), array("i"), array("f")
    games = 0
    end = monotonic() + seconds
    while monotonic() < end:
        rows, points = teaching_game(rng.choice(SEATS), evaluation, rng)
        games += 1
        for row in rows:
            heads.extend([row.season, points[row.seat] - row.judged])
            counts.append(len(row.inputs))
            index.extend(row.inputs)
            value.extend(row.values)
    part = folder / f".{seed}.part"
    with part.open("wb") as file:
        np.savez(file, heads=heads, counts=counts, index=index, value=value)
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


def read_rows(paths: list[Path]) -> tuple[Array, Array, Array]:
    """By row: the season, the points that the evaluation missed, and the inputs."""
    seasons, missed, inputs = [], [], []
    for path in paths:
        with np.load(path) as stored:
            counts = stored["counts"]
            rows: Array = np.zeros((len(counts), INPUTS), np.float32)
            rows[np.repeat(np.arange(len(counts)), counts), stored["index"]] = stored["value"]
            heads = stored["heads"].reshape(-1, 2)
        seasons.append(heads[:, 0].astype(int))
        missed.append(heads[:, 1])
        inputs.append(rows)
    return np.concatenate(seasons), np.concatenate(missed), np.concatenate(inputs)


class Fit:
    """One season's network, fitted by Adam."""

    def __init__(self, hidden: int, rng: np.random.Generator) -> None:
        self.weights: list[Array] = [
            (rng.normal(size=(INPUTS, hidden)) * 0.15).astype(np.float32),
            (rng.normal(size=hidden) * 0.1).astype(np.float32),
        ]
        self._mean = [np.zeros_like(part) for part in self.weights]
        self._square = [np.zeros_like(part) for part in self.weights]
        self._steps = 0

    def answer(self, inputs: Array) -> Array:
        return np.maximum(inputs @ self.weights[0], 0.0) @ self.weights[1]

    def learn(self, inputs: Array, missed: Array, decay: float, rate: float) -> None:
        """One step on a batch; `decay` pulls all weights towards 0."""
        first, last = self.weights
        units = np.maximum(inputs @ first, 0.0)
        error = (units @ last - missed) * np.float32(2.0 / len(missed))
        behind = np.outer(error, last) * (units > 0.0)
        gradients = [inputs.T @ behind + 2 * decay * first, units.T @ error + 2 * decay * last]
        self._steps += 1
        for part, gradient in enumerate(gradients):
            self._mean[part] += 0.1 * (gradient - self._mean[part])
            self._square[part] += 0.001 * (gradient**2 - self._square[part])
            middle = self._mean[part] / (1 - 0.9**self._steps)
            spread = np.sqrt(self._square[part] / (1 - 0.999**self._steps)) + 1e-8
            self.weights[part] -= (rate * middle / spread).astype(np.float32)


def fitted(
    inputs: Array, missed: Array, hidden: int, epochs: int, decay: float, rng: np.random.Generator
) -> Fit:
    fit = Fit(hidden, rng)
    batches = max(1, len(missed) // BATCH)
    for epoch in range(epochs):
        rate = RATE * (0.02 + 0.98 * (1 - epoch / epochs))
        for chosen in np.array_split(rng.permutation(len(missed)), batches):
            fit.learn(inputs[chosen], missed[chosen], decay, rate)
    return fit


def fit_network(
    folder: Path, out: Path, hidden: int, epochs: int, decay: float, share: float
) -> None:
    """Write the network; `share` of its corrections is used."""
    paths = sorted(folder.glob("*.npz"), key=lambda path: int(path.stem))
    held = [at % HELD_OUT == 0 and len(paths) > 1 for at in range(len(paths))]
    sizes = [np.load(path)["counts"].size for path in paths]
    seasons, missed, inputs = read_rows(paths)
    unseen: Array = np.repeat(held, sizes)
    rng = np.random.default_rng(0)
    packed = []
    for season in range(SEASONS):
        taught = (seasons == season) & ~unseen
        fit = fitted(inputs[taught], missed[taught], hidden, epochs, decay, rng)
        tested = (seasons == season) & unseen
        if tested.any():
            left = missed[tested] - fit.answer(inputs[tested])
            before, after = sqrt(np.mean(missed[tested] ** 2)), sqrt(np.mean(left**2))
            print(f"season {season}: {taught.sum()} rows; off by {before:.2f}, then {after:.2f}")
        packed += [fit.weights[0].ravel(), fit.weights[1].ravel() * share]
    out.write_bytes(np.concatenate(packed).astype("<f4").tobytes())


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
        else:
            play_turn(state, seat, evaluations[seat != place], None)
    points = state.points_now()
    others = [score for seat, score in enumerate(points) if seat != place]
    won = (points[place] > max(others)) + (points[place] == max(others)) / 2
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


def run(asked: argparse.Namespace) -> None:
    """Play, fit and match, as often as asked; finished rounds are not repeated."""
    for number in range(asked.rounds):
        out = asked.folder / f"network-{number}.bin"
        if out.exists():
            continue
        before = asked.folder / f"network-{number - 1}.bin" if number > 0 else None
        play_games(asked.folder / "games", before, asked.seconds)
        part = out.with_suffix(".part")
        fit_network(
            asked.folder / "games", part, asked.hidden, asked.epochs, asked.decay, asked.share
        )
        part.rename(out)
        match(out, None, 2, asked.deals, 1_000_000 * (number + 1))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("part", choices=["run", "play", "fit", "match"], nargs="?", default="run")
    parser.add_argument("--folder", type=Path, default=Path("build/keyflower"))
    parser.add_argument("--network", type=Path, help="without it, the plain evaluation")
    parser.add_argument("--against", type=Path, help="in a match; without it, the plain evaluation")
    parser.add_argument("--out", type=Path, default=Path("build/keyflower/network.bin"))
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=600.0, help="of play in a round")
    parser.add_argument("--hidden", type=int, default=32)
    parser.add_argument("--epochs", type=int, default=30)
    parser.add_argument("--decay", type=float, default=1e-6)
    parser.add_argument("--share", type=float, default=0.5, help="of the corrections to use")
    parser.add_argument("--seats", type=int, default=2, help="in a match")
    parser.add_argument("--deals", type=int, default=100, help="of a match")
    parser.add_argument("--seed", type=int, default=0, help="the first deal of a match")
    asked = parser.parse_args()
    if asked.part == "play":
        play_games(asked.folder / "games", asked.network, asked.seconds)
    elif asked.part == "fit":
        fit_network(
            asked.folder / "games", asked.out, asked.hidden, asked.epochs, asked.decay, asked.share
        )
    elif asked.part == "match":
        match(asked.network, asked.against, asked.seats, asked.deals, asked.seed)
    else:
        run(asked)


if __name__ == "__main__":
    main()
