"""Bots and tasks for tests that other processes can also find by name."""

import os
import signal
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random, SystemRandom
from time import sleep

import pytest

from meeplewright.arena.plan import Plan, Seating
from meeplewright.arena.play import Fault, Result, TimeUsed
from meeplewright.bots import Bot, bot
from meeplewright.core.errors import Reason
from meeplewright.core.game import Action, State, View
from meeplewright.core.player import Budget


class Steady(Bot):
    """Takes the middle action: it uses no luck, so its games differ only by the deal."""

    def choose(
        self, view: View, legal: Sequence[Action], budget: Budget | None, rng: Random
    ) -> Action:
        return legal[len(legal) // 2]


class Crashing(Steady):
    """Gives up after its tenth decision."""

    asked = 0

    def choose(
        self, view: View, legal: Sequence[Action], budget: Budget | None, rng: Random
    ) -> Action:
        self.asked += 1
        if self.asked > 10:
            raise ZeroDivisionError("ten is enough")
        return legal[0]


class Forfeiting(Steady):
    """Forfeited one move of every game."""

    faults = 1
    complaints = (Reason("bot", "late"),)


class Gambler(Steady):
    """Uses another source of randomness."""

    def choose(
        self, view: View, legal: Sequence[Action], budget: Budget | None, rng: Random
    ) -> Action:
        return legal[int(SystemRandom().random() * len(legal))]


class Peeking(Steady):
    """Finds the state of the game in a calling frame and uses hidden information."""

    def choose(
        self, view: View, legal: Sequence[Action], budget: Budget | None, rng: Random
    ) -> Action:
        secret = _state_above().to_json()
        return legal[sum(str(secret).encode()) % len(legal)]


def _state_above() -> State:
    frame = sys._getframe(1)
    while not isinstance(frame.f_locals.get("state"), State):
        assert frame.f_back is not None, "somebody above holds the state"
        frame = frame.f_back
    found = frame.f_locals["state"]
    assert isinstance(found, State)
    return found


RIGGED = {
    "steady": Steady,
    "again": Steady,
    "crashing": Crashing,
    "gambler": Gambler,
    "forfeiting": Forfeiting,
}


def rig(monkeypatch: pytest.MonkeyPatch) -> None:
    """Register the rigged bots by name, in this process."""
    for name, kind in {**RIGGED, "peeking": Peeking}.items():
        monkeypatch.setitem(bot._BUILT_IN, name, f"{__name__}:{kind.__name__}")


def result(deal: int, bots: str, *points: int, winners: Sequence[int] | None = None) -> Result:
    """The result of a game: `result(1, "a b", 30, 20)`."""
    most = [seat for seat, own in enumerate(points) if own == max(points)]
    seated = tuple(bots.split())
    times = tuple(TimeUsed(10, 800, 1.0, 0.5, 0.3, 0.2) for _ in points)
    sources = tuple({"city": own} for own in points)
    won = tuple(most if winners is None else winners)
    zero, nothing = (0,) * len(points), (None,) * len(points)
    return Result(Seating(deal, seated), points, won, sources, times, zero, nothing)


@dataclass(frozen=True)
class DeadlyOnce:
    """The first game that is requested ends its process; later games work."""

    flag: Path

    def __call__(self, plan: Plan, seating: Seating) -> Result:
        if not self.flag.exists():
            self.flag.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return result(seating.deal, " ".join(seating.bots), 3, 1)

    def given_up(self, seating: Seating) -> Result:
        return Result(seating, fault=Fault("nobody", 0, 0, "the process ended"))


@dataclass(frozen=True)
class Deadly(DeadlyOnce):
    """One deal ends every process that plays it."""

    def __call__(self, plan: Plan, seating: Seating) -> Result:
        if seating.deal == 2:
            os.kill(os.getpid(), signal.SIGKILL)
        return result(seating.deal, " ".join(seating.bots), 3, 1)


@dataclass(frozen=True)
class Raising(DeadlyOnce):
    """The second deal raises."""

    def __call__(self, plan: Plan, seating: Seating) -> Result:
        if seating.deal == 2:
            raise ZeroDivisionError("the second deal")
        return result(seating.deal, " ".join(seating.bots), 3, 1)


@dataclass(frozen=True)
class Threads:
    """As many points as its process has threads after numpy has multiplied."""

    def __call__(self, plan: Plan, seating: Seating) -> Result:
        import numpy as np

        many = np.ones((500, 500)) @ np.ones((500, 500))
        assert many[0, 0] == 500
        number = len(list(Path("/proc/self/task").iterdir()))
        return result(seating.deal, " ".join(seating.bots), number, 0)

    def given_up(self, seating: Seating) -> Result:
        raise AssertionError("nothing ends its process")


@dataclass(frozen=True)
class Endless(DeadlyOnce):
    """The second deal never ends."""

    def __call__(self, plan: Plan, seating: Seating) -> Result:
        while seating.deal == 2:
            sleep(60)
        return result(seating.deal, " ".join(seating.bots), 3, 1)
