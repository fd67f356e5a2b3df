"""Learns from recorded decisions of Keyflower, for `train_keyflower.py practise`.

A turn after which the seat's lead grew by more than was expected becomes more likely, one after
which it grew by less becomes less likely (PPO, with GAE). What was expected is learned as well.
With cupy, all this is calculated on the graphics processor.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from meeplewright.games.keyflower.bots.learned import INPUTS, PHASE, SETS, WAIT, set_of
from meeplewright.games.keyflower.rules.table import MOST_SEATS, PHASES, WINTER
from scripts.keyflower_decisions import TEMPERATURE
from scripts.leads import surprises

Array = Any  # numpy is not typed
xp: Any = import_module("cupy" if find_spec("cupy") else "numpy")

SEASONS = WINTER + 1
FROZEN = slice(PHASE, WAIT + 1)
"""Inputs whose weights stay as they are: they say where in the game a position is."""
CLIP = 0.2
"""How far the probability of a turn may be moved at once, as a share of it."""
EPOCHS = 3
BATCH = 1024
RATES = (0.008, 6e-4, 6e-4)
"""The sizes of the steps: linear weights, weights of hidden units, weights of their answers."""
FORECAST_RATES = (0.003, 3e-4, 3e-4, 0.05)
FORECAST_DECAY = (1e-4, 1e-3, 1e-3, 0.0)
FORECAST_BATCH = 4096
FORECAST_EPOCHS = 2
REMEMBERED = 8
"""The updates whose decisions the forecast learns from."""
AVERAGED = 0.97
"""The network to use is a running mean: the share of it that stays in an update."""


def on_host(array: Array) -> Array:
    return array if xp is np else xp.asnumpy(array)


# -- what was played ------------------------------------------------------------------------------


class Rows(NamedTuple):
    """Seats as they are before a decision or after a turn."""

    inputs: Array
    season: Array
    kind: Array  # the set of weights for the number of seats
    share: Array  # how much the seat's worth counts in the lead
    owner: Array  # the number of the decision or turn

    def of(self, chosen: Array) -> Rows:
        return Rows(*(part[chosen] for part in self))

    def leads(self, corrections: Array, count: int) -> Array:
        """By decision or turn: what these corrections add to the lead."""
        weights = self.share * corrections
        return xp.bincount(self.owner, weights=weights, minlength=count).astype(xp.float32)


class Played(NamedTuple):
    """Decisions, by player in the order of play."""

    after: Rows
    before: Rows
    decision: Array  # by turn
    slot: Array  # by turn: its place among those of the decision
    lead: Array  # by turn: without the network's corrections
    old: Array  # by turn: the lead with the network that decided
    chosen: Array  # by decision: the slot
    player: Array
    place: Array  # a number for the season, phase and number of seats
    judged: Array  # the lead before the turn, without a network
    final: Array  # the lead at the end


def dense(stored: dict[str, Array], which: Array) -> Array:
    """The inputs of these rows."""
    counts = stored["counts"].astype(int)
    wanted = counts[which]
    row: Array = np.repeat(np.arange(len(which)), wanted)
    within = np.arange(len(row)) - np.repeat(np.cumsum(wanted) - wanted, wanted)
    at = np.repeat((np.cumsum(counts) - counts)[which], wanted) + within
    found: Array = np.zeros((len(which), INPUTS), np.float32)
    found[row, stored["index"][at]] = stored["value"][at]
    return found


def read(path: Path, network: Corrections) -> Played:
    """The decisions in a file, which this network made."""
    with np.load(path) as file:
        stored = {name: file[name] for name in file.files}
    kind = np.array([set_of(int(seats)) for seats in stored["seats"]])
    decision = stored["decision"].astype(int)
    is_before = stored["row_before"].astype(bool)
    after = _rows(stored, np.nonzero(~is_before)[0], kind[decision])
    before = _rows(stored, np.nonzero(is_before)[0], kind)
    first: Array = np.searchsorted(decision, np.arange(len(kind)))
    old = xp.asarray(stored["lead"])
    return Played(
        after=after,
        before=before,
        decision=xp.asarray(decision),
        slot=xp.asarray(np.arange(len(decision)) - first[decision]),
        lead=old - after.leads(network.answers(after), len(decision)),
        old=old,
        chosen=xp.asarray(stored["chosen"].astype(int)),
        player=xp.asarray(stored["player"].astype(int)),
        place=xp.asarray((stored["season"] * len(PHASES) + stored["phase"]) * SETS + kind),
        judged=xp.asarray(stored["judged"]),
        final=xp.asarray(stored["final"]),
    )


def _rows(stored: dict[str, Array], which: Array, kinds: Array) -> Rows:
    owner = stored["row_owner"][which].astype(int)
    return Rows(
        xp.asarray(dense(stored, which)),
        xp.asarray(stored["row_season"][which].astype(int)),
        xp.asarray(kinds[owner]),
        xp.asarray(stored["row_share"][which]),
        xp.asarray(owner),
    )


def joined(parts: list[Played]) -> Played:
    """The decisions of several files, with new numbers for turns, decisions and players."""
    turns = decisions = players = 0
    moved: list[Played] = []
    for part in parts:
        after = part.after._replace(owner=part.after.owner + turns)
        before = part.before._replace(owner=part.before.owner + decisions)
        numbers = {"decision": part.decision + decisions, "player": part.player + players}
        moved.append(part._replace(after=after, before=before, **numbers))
        turns += len(part.lead)
        decisions += len(part.chosen)
        players += int(part.player.max()) + MOST_SEATS
    after, before = (
        Rows(*(xp.concatenate(pieces) for pieces in zip(*rows, strict=True)))
        for rows in ([part.after for part in moved], [part.before for part in moved])
    )
    rest = zip(*(part[2:] for part in moved), strict=True)
    return Played(after, before, *(xp.concatenate(pieces) for pieces in rest))


# -- networks -------------------------------------------------------------------------------------


class Corrections:
    """The network: hidden units by season, and linear weights by season and number of seats.

    Of the columns of linear weights, the first is for all numbers of seats.
    """

    def __init__(self, linear: Array, first: Array, last: Array) -> None:
        self.weights: list[Array] = [xp.array(part, xp.float32) for part in (linear, first, last)]

    @classmethod
    def unpacked(cls, packed: bytes) -> Corrections:
        """From a file with the same weights for all numbers of seats."""
        sets: Array = np.frombuffer(packed, "<f4").reshape(SETS, SEASONS, INPUTS + 1, -1)
        linear = np.zeros((SEASONS, INPUTS, 1 + SETS))
        return cls(linear, sets[0, :, :INPUTS], sets[0, :, INPUTS])

    def packed(self) -> bytes:
        """As a file: two more hidden units have the linear weights."""
        linear, first, last = (on_host(part) for part in self.weights)
        parts: list[Array] = []
        for kind in range(SETS):
            for season in range(SEASONS):
                straight = linear[season, :, 0] + linear[season, :, 1 + kind]
                units = np.column_stack([first[season], straight, -straight])
                parts += [units.ravel(), last[season], np.array([1.0, -1.0])]
        return bytes(np.concatenate(parts).astype("<f4").tobytes())

    def copy(self) -> Corrections:
        return Corrections(*self.weights)

    def answers(self, rows: Rows) -> Array:
        """The correction of every row, in points."""
        linear, first, last = self.weights
        found = xp.zeros(len(rows.season), xp.float32)
        for season in range(SEASONS):
            at = xp.nonzero(rows.season == season)[0]
            inputs = rows.inputs[at]
            straight = inputs @ linear[season]
            own = straight[xp.arange(len(at)), 1 + rows.kind[at]]
            units = xp.maximum(inputs @ first[season], 0.0)
            found[at] = units @ last[season] + straight[:, 0] + own
        return found

    def gradients(self, rows: Rows, change: Array) -> list[Array]:
        """Of the sum of all corrections, each times its `change`."""
        _, first, last = self.weights
        found = [xp.zeros_like(part) for part in self.weights]
        for season in range(SEASONS):
            at = xp.nonzero(rows.season == season)[0]
            inputs, wanted = rows.inputs[at], change[at]
            columns = xp.zeros((len(at), 1 + SETS), xp.float32)
            columns[:, 0] = wanted
            columns[xp.arange(len(at)), 1 + rows.kind[at]] = wanted
            units = xp.maximum(inputs @ first[season], 0.0)
            found[0][season] = inputs.T @ columns
            found[1][season] = inputs.T @ (wanted[:, None] * last[season] * (units > 0.0))
            found[2][season] = wanted @ units
        return found


class Adam:
    def __init__(self, weights: list[Array], rates: tuple[float, ...]) -> None:
        self._rates = rates
        self.mean = [xp.zeros_like(part) for part in weights]
        self.square = [xp.zeros_like(part) for part in weights]
        self.steps = 0

    def step(self, weights: list[Array], gradients: list[Array], pace: float) -> None:
        """Change the weights; `pace` times the usual step."""
        self.steps += 1
        for part, gradient in enumerate(gradients):
            self.mean[part] += 0.1 * (gradient - self.mean[part])
            self.square[part] += 0.005 * (gradient**2 - self.square[part])
            middle = self.mean[part] / (1 - 0.9**self.steps)
            spread = xp.sqrt(self.square[part] / (1 - 0.995**self.steps)) + 1e-8
            weights[part] -= self._rates[part] * pace * middle / spread


def batches(count: int, size: int, rng: np.random.Generator) -> list[Array]:
    """Masks that divide so many decisions at random."""
    number = max(1, count // size)
    of = xp.asarray(rng.permutation(count) % number)
    return [of == part for part in range(number)]


# -- learning -------------------------------------------------------------------------------------


class Forecast:
    """The final lead that a seat can expect: the evaluation with corrections of its own."""

    def __init__(self, corrections: Corrections) -> None:
        self._corrections = corrections
        bias = xp.zeros(SEASONS * len(PHASES) * SETS, xp.float32)
        self.weights = [*corrections.weights, bias]
        self.adam = Adam(self.weights, FORECAST_RATES)
        self._memory: list[tuple[Rows, Array, Array]] = []  # rows before, corrections, places

    def expected(self, played: Played) -> Array:
        """By decision."""
        return played.judged + self._answers(played.before, played.place)

    def _answers(self, rows: Rows, place: Array) -> Array:
        return rows.leads(self._corrections.answers(rows), len(place)) + self.weights[3][place]

    def learn(self, played: Played, leads: Array, rng: np.random.Generator) -> None:
        """Expect these leads, and still those of some earlier updates."""
        self._memory.append((played.before, leads - played.judged, played.place))
        self._memory = self._memory[-REMEMBERED:]
        for _ in range(FORECAST_EPOCHS):
            for at in rng.permutation(len(self._memory)):
                rows, missed, place = self._memory[at]
                for some in batches(len(missed), FORECAST_BATCH, rng):
                    self._learn_some(rows, missed, place, some)

    def _learn_some(self, rows: Rows, missed: Array, place: Array, some: Array) -> None:
        rows = rows.of(xp.nonzero(some[rows.owner])[0])
        error = xp.where(some, self._answers(rows, place) - missed, 0.0) / float(some.sum())
        changes = (error[rows.owner] * rows.share).astype(xp.float32)
        bias = xp.bincount(place, weights=error, minlength=len(self.weights[3]))
        gradients = [*self._corrections.gradients(rows, changes), bias.astype(xp.float32)]
        for part, decay in enumerate(FORECAST_DECAY):
            gradients[part] += decay * self.weights[part]
        self.adam.step(self.weights, gradients, 1.0)


class Learner:
    """The network that plays, the mean of it that is used in the end, and the forecast."""

    def __init__(self, start: bytes, shares: list[float]) -> None:
        """`shares`: of the fitted corrections, what `start` contains, by season."""
        self.network = Corrections.unpacked(start)
        self.mean = self.network.copy()
        self.updates = 0
        self._adam = Adam(self.network.weights, RATES)
        whole = self.network.copy()
        whole.weights[2] /= xp.array(shares, xp.float32)[:, None]
        self._forecast = Forecast(whole)
        self._rng = np.random.default_rng(0)

    def update(self, played: Played, pace: float) -> None:
        """Make turns more or less likely by what came of them."""
        expected = self._forecast.expected(played)
        parts = (played.player.tolist(), expected.tolist(), played.final.tolist())
        grown = xp.asarray(surprises(*parts))
        wanted = (grown - grown.mean()) / (grown.std() + 1e-6)
        old = _chances(played, played.old)
        for _ in range(EPOCHS):
            for some in batches(len(wanted), BATCH, self._rng):
                self._learn_some(played, old, wanted, some, pace)
        self._forecast.learn(played, grown + expected, self._rng)
        for part, weights in enumerate(self.mean.weights):
            weights += (1 - AVERAGED) * (self.network.weights[part] - weights)
        self.updates += 1

    def _learn_some(
        self, played: Played, old: Array, wanted: Array, some: Array, pace: float
    ) -> None:
        rows = played.after.of(xp.nonzero(some[played.decision[played.after.owner]])[0])
        added = rows.leads(self.network.answers(rows), len(played.lead))
        new = _chances(played, played.lead + added)
        chosen = (xp.arange(len(wanted)), played.chosen)
        ratio = new[chosen] / xp.maximum(old[chosen], 1e-6)
        far = xp.where(wanted > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
        push = xp.where(some & ~far, wanted * ratio, 0.0) / float(some.sum())
        change = push[:, None] * new
        change[chosen] -= push
        by_turn = change[played.decision, played.slot] / TEMPERATURE
        changes = (by_turn[rows.owner] * rows.share).astype(xp.float32)
        gradients = self.network.gradients(rows, changes)
        for part in gradients[:2]:
            part[:, FROZEN] = 0.0
        self._adam.step(self.network.weights, gradients, pace)

    # -- stopping and going on --------------------------------------------------------------------

    def save(self, path: Path) -> None:
        numbers = [self.updates, self._adam.steps, self._forecast.adam.steps]
        arrays = {f"part{at}": on_host(part) for at, part in enumerate(self._parts())}
        part = path.with_suffix(".part")
        with part.open("wb") as file:
            np.savez(file, numbers=np.array(numbers), **arrays)
        part.rename(path)

    def load(self, path: Path) -> None:
        """Go on from a saved learner; the forecast has forgotten the decisions before."""
        with np.load(path) as stored:
            for at, part in enumerate(self._parts()):
                part[...] = xp.asarray(stored[f"part{at}"])
            numbers = [int(number) for number in stored["numbers"]]
        self.updates, self._adam.steps, self._forecast.adam.steps = numbers

    def _parts(self) -> list[Array]:
        found = [*self.network.weights, *self.mean.weights, *self._forecast.weights]
        for adam in (self._adam, self._forecast.adam):
            found += [*adam.mean, *adam.square]
        return found


def _chances(played: Played, lead: Array) -> Array:
    """By decision and slot: how likely each turn is with these leads."""
    logits = xp.full((len(played.chosen), int(played.slot.max()) + 1), -1e9, xp.float32)
    logits[played.decision, played.slot] = lead / TEMPERATURE
    powers = xp.exp(logits - logits.max(1, keepdims=True))
    return powers / powers.sum(1, keepdims=True)
