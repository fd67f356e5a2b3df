"""Plays games of Keyflower and records decisions, for `train_keyflower.py practise`.

For a decision, the best few turns are recorded: what every seat is after each of them, the lead
that the evaluation sees, and which turn was played. A turn is the more likely the better it looks.
"""

from __future__ import annotations

from array import array
from math import exp
from pathlib import Path
from random import Random
from time import monotonic, sleep

import numpy as np

from meeplewright.core.game import CHANCE
from meeplewright.games.keyflower import Keyflower
from meeplewright.games.keyflower.bots.evaluation import Evaluation, season_of
from meeplewright.games.keyflower.bots.habits import RIVALRY
from meeplewright.games.keyflower.bots.learned import Inputs, network_of
from meeplewright.games.keyflower.bots.turns import Turns, turns_of
from meeplewright.games.keyflower.rules import steps
from meeplewright.games.keyflower.rules.table import (
    BOATING,
    CARRYING,
    MOST_SEATS,
    OVER,
    TURN,
    WINTER,
    Table,
)
from scripts.leads import Leads

LEADS = Leads(RIVALRY)
TEMPERATURE = 0.3
"""In points: a turn that looks this much worse is e times less likely to be played."""
BEST_FEW = 10
LEARNING = 0.6
"""The share of the seats whose decisions are recorded; the others have no network."""
SEATS = (2, 2, 2, 2, 3, 4, 4)
"""Numbers of seats, one at random for every game."""
PER_FILE = 6.0
"""Seconds: after this, the games go into a file, and the next ones use the newest network."""
NAMES = (
    *("counts", "index", "value", "row_owner", "row_before", "row_season", "row_share"),
    *("decision", "lead", "chosen", "player", "season", "phase", "seats", "judged", "final"),
)


class Decisions:
    """The decisions of some games, in the order of play.

    A row describes a seat, either before a decision or after one of its turns: `row_owner` is the
    number of that decision or turn.
    """

    def __init__(self) -> None:
        self.counts, self.index, self.value = array("h"), array("h"), array("f")
        self.row_owner, self.row_before, self.row_season = array("i"), array("b"), array("b")
        self.row_share = array("f")
        self.decision, self.lead = array("i"), array("f")  # by turn
        self.chosen, self.player, self.season = array("i"), array("i"), array("i")
        self.phase, self.seats = array("i"), array("i")
        self.judged, self.final = array("f"), array("f")  # leads, without a network and at the end
        self._games = 0
        self._plain = Evaluation()
        self._inputs = Inputs()

    def decide(self, table: Table, seat: int, turns: Turns, rng: Random) -> int:
        """One of the best few turns; adds the decision."""
        leads = LEADS.of_turns(turns, seat)
        few = sorted(range(len(leads)), key=lambda at: -leads[at])[:BEST_FEW]
        weights = [exp((leads[at] - leads[few[0]]) / TEMPERATURE) for at in few]
        chosen = rng.choices(range(len(few)), weights)[0]
        self._add(table, seat, chosen)
        for at in few:
            after = table.copy()
            for action in turns.actions[at]:
                steps.take(after, seat, action)
            if after.phase != OVER:
                self._describe(after, seat, len(self.lead), before=False)
            self.decision.append(len(self.chosen) - 1)
            self.lead.append(leads[at])
        return few[chosen]

    def _add(self, table: Table, seat: int, chosen: int) -> None:
        self._describe(table, seat, len(self.chosen), before=True)
        worth = [self._plain.worth[other] for other in range(table.seats)]
        self.judged.append(LEADS.total(worth, seat))
        self.chosen.append(chosen)
        self.player.append(self._games * MOST_SEATS + seat)
        self.season.append(int(season_of(table)))
        self.phase.append(int(table.phase))
        self.seats.append(int(table.seats))

    def _describe(self, table: Table, seat: int, owner: int, before: bool) -> None:
        """Add the rows of all seats; none after the last turn of winter."""
        self._plain.judge_table(table)
        season, ended = int(season_of(table)), self._plain.ended
        if season > WINTER or ended is None:
            return
        shares = LEADS.shares([self._plain.worth[other] for other in range(table.seats)], seat)
        inputs = self._inputs
        for other, share in enumerate(shares):
            inputs.look(table, ended, other, self._plain.terms)
            used = range(int(inputs.count))
            self.counts.append(len(used))
            self.index.extend([int(inputs.index[at]) for at in used])
            self.value.extend([inputs.value[at] for at in used])
            self.row_owner.append(owner)
            self.row_before.append(before)
            self.row_season.append(season)
            self.row_share.append(share)

    def end_game(self, points: list[int]) -> None:
        """The result of the decisions since the last call."""
        worth = [float(score) for score in points]
        while len(self.final) < len(self.player):
            self.final.append(LEADS.total(worth, self.player[len(self.final)] % MOST_SEATS))
        self._games += 1

    def write(self, path: Path) -> None:
        part = path.with_suffix(".part")
        with part.open("wb") as file:
            np.savez(file, **{name: np.array(getattr(self, name)) for name in NAMES})
        part.rename(path)


def play_game(
    evaluations: list[Evaluation], learning: list[bool], decisions: Decisions, rng: Random
) -> None:
    """A game with an evaluation for each seat; adds the decisions of the seats that learn."""
    state = Keyflower().start(len(evaluations))
    while (seat := state.to_act) is not None:
        if seat == CHANCE:
            state.apply(seat, state.draw(rng))
            continue
        table = state.table
        turns = turns_of(table, seat, evaluations[seat])
        decides = learning[seat] and turns.count > 1 and table.phase in (TURN, CARRYING, BOATING)
        if decides:
            chosen = decisions.decide(table, seat, turns, rng)
        else:
            chosen = LEADS.best_turn(turns, seat)
        for action in turns.actions[chosen]:
            state.apply(seat, action)
    decisions.end_game(state.points_now())


def newest(folder: Path) -> Path | None:
    """The network with the largest number."""
    found = [path for path in folder.glob("*.bin") if path.stem.isdigit()]
    return max(found, key=lambda path: int(path.stem), default=None)


def keep_playing(folder: Path, seconds: float, seed: int) -> None:
    """Write files of games with the newest network: `NETWORK-SEED-NUMBER.npz`."""
    rng = Random(seed)
    end = monotonic() + seconds
    number = 0
    while monotonic() < end:
        path = newest(folder)
        if path is None:
            sleep(0.2)
            continue
        own, plain = Evaluation(network_of(path.read_bytes())), Evaluation()
        decisions = Decisions()
        stop = min(end, monotonic() + PER_FILE * rng.uniform(0.8, 1.2))
        while monotonic() < stop:
            learning = [rng.random() < LEARNING for _ in range(rng.choice(SEATS))]
            learning[rng.randrange(len(learning))] = True
            play_game([own if learns else plain for learns in learning], learning, decisions, rng)
        if decisions.chosen:
            decisions.write(folder / f"{path.stem}-{seed}-{number}.npz")
        number += 1
