"""Plays games of Carcassonne and records decisions, for `train_carcassonne.py`.

A decision is recorded as two rows of terms, each a seat's terms minus those of its opponents: what
can be expected before the turn, and how the turn that was played differs from that.
"""

from __future__ import annotations

from math import exp
from random import Random
from typing import Any, NamedTuple

import numpy as np

from meeplewright.core import CHANCE
from meeplewright.games.carcassonne import Carcassonne, CarcassonneState
from meeplewright.games.carcassonne.bots.champion import Evaluations, Weights, set_of
from meeplewright.games.carcassonne.bots.evaluation import ALL_TERMS, Evaluation, standard
from meeplewright.games.carcassonne.bots.tree import RIVALRY
from meeplewright.games.carcassonne.bots.turns import Turns, turns_with_tile
from meeplewright.games.carcassonne.rules.variant import MOST_SEATS
from scripts.leads import Leads

Array = Any  # numpy is not typed

LEADS = Leads(RIVALRY)
EXPLORED = 0.4
"""The share of the decisions in which one of the best few turns is played, not the best one."""
TEMPERATURE = 1.5
"""In points: a turn that looks this much worse is then e times less likely to be played."""
BEST_FEW = 8
LEARNING = 0.7
"""The share of the seats whose decisions are recorded; the others have the weights of `search`."""
SEATS = (2, 2, 2, 3, 4, 4)
"""Numbers of seats, one at random for every game."""


class Decisions(NamedTuple):
    """Of some games, in the order of play."""

    player: Array  # a number for every seat of every game
    kind: Array  # the set of weights for the number of seats
    left: Array  # the share of the tiles
    before: Array  # the mean of the terms after the best few turns, by how likely each is
    change: Array  # the terms after the turn that was played, minus that mean
    final: Array  # the lead at the end


def joined(parts: list[Decisions]) -> Decisions:
    """The decisions of several games, with new numbers for the players."""
    numbered = [
        part._replace(player=part.player + MOST_SEATS * at) for at, part in enumerate(parts)
    ]
    return Decisions(*(np.concatenate(columns) for columns in zip(*numbered, strict=True)))


# -- turns ----------------------------------------------------------------------------------------


def play_turn(state: CarcassonneState, turns: Turns, index: int) -> None:
    state.lay(turns.cell[index], turns.turn[index])
    state.put_choice(turns.spot[index])


def terms_after(state: CarcassonneState, turns: Turns, index: int, evaluation: Evaluation) -> Array:
    """The player's terms after a turn minus those of the opponents; `turns` are just evaluated."""
    seats, seat = state.seats, int(state.player)
    after = state.copy()
    play_turn(after, turns, index)
    evaluation.judge(after)
    shares = LEADS.shares([evaluation.worth[other] for other in range(seats)], seat)
    terms: Array = np.array(list(evaluation.terms)).reshape(MOST_SEATS, ALL_TERMS)
    return np.array(shares) @ terms[:seats]


# -- games ----------------------------------------------------------------------------------------


class Recorder:
    """The decisions of one game."""

    def __init__(self, seats: int) -> None:
        self._seats = seats
        self._player: list[int] = []
        self._left: list[float] = []
        self._before: list[Array] = []
        self._change: list[Array] = []

    def decide(
        self, state: CarcassonneState, turns: Turns, evaluation: Evaluation, rng: Random
    ) -> int:
        """The best turn or one of the best few, the likelier the better it looks; records it."""
        leads = LEADS.of_turns(turns, state.player)
        wanted = BEST_FEW if rng.random() < EXPLORED else 1
        few = sorted(range(len(leads)), key=lambda at: -leads[at])[:wanted]
        weights = [exp((leads[at] - leads[few[0]]) / TEMPERATURE) for at in few]
        chosen = rng.choices(range(len(few)), weights)[0]
        terms = np.array([terms_after(state, turns, at, evaluation) for at in few])
        mean = np.array(weights) / sum(weights) @ terms
        self._player.append(int(state.player))
        self._left.append(int(state.bag_left) / int(state.variant.total))
        self._before.append(mean)
        self._change.append(terms[chosen] - mean)
        return few[chosen]

    def decisions(self, points: list[int]) -> Decisions:
        """With the final points by seat."""
        worth = [float(score) for score in points]
        leads = [LEADS.total(worth, seat) for seat in range(self._seats)]
        return Decisions(
            np.array(self._player, int),
            np.full(len(self._player), set_of(self._seats)),
            np.array(self._left),
            np.array(self._before, np.float32).reshape(-1, ALL_TERMS),
            np.array(self._change, np.float32).reshape(-1, ALL_TERMS),
            np.array([leads[seat] for seat in self._player]),
        )


def practice_game(weights: Weights, rng: Random) -> Decisions:
    """A game in which some seats learn. The last turn is no decision: its points are known."""
    own, plain = Evaluations(weights), standard()
    learning = [rng.random() < LEARNING for _ in range(rng.choice(SEATS))]
    learning[rng.randrange(len(learning))] = True
    state = Carcassonne().start(len(learning))
    recorder = Recorder(len(learning))
    while (seat := state.to_act) is not None:
        if seat == CHANCE:
            state.apply(seat, state.draw(rng))
            continue
        evaluation = own.at(state) if learning[seat] else plain
        turns = turns_with_tile(state, evaluation)
        if learning[seat] and turns.count > 1 and state.bag_left > 0:
            play_turn(state, turns, recorder.decide(state, turns, evaluation, rng))
        else:
            play_turn(state, turns, LEADS.best_turn(turns, seat))
    return recorder.decisions(state.points_now())
