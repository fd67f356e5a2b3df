"""Beginner: judges its turns as `heuristic` does, but overlooks many of them, as people do, and
sometimes bids more than it needs. Careless: the same with the champion's evaluation.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random
from typing import ClassVar

from meeplewright.bots.advice import Candidate
from meeplewright.bots.bot import Bot
from meeplewright.bots.evaluators import Evaluator, evaluator_for, needed_champion
from meeplewright.core.errors import InvalidSetup, Reason
from meeplewright.core.game import Action, Game, View
from meeplewright.core.player import Budget

USUALLY = 30
"""In percent: how many of its turns it notices, if its setting does not say."""
SUBTLE = 1 / 3
"""How much more rarely it notices what beginners often overlook."""
MOST_LOST = 8.0
"""In points: turns that are worse than the best by more than this look silly, even to it."""
OVERDOES = 0.5
"""How often it plays a larger bid than the one it noticed, if it noticed next to nothing; with all
turns noticed never.
"""
MOST_OVERDONE = 3.0
"""In points: how much worse the larger bid may be."""
_PERCENT = re.compile(r"[1-9]\d?|100")


class BeginnerBot(Bot):
    """Plays the best turn that it notices: `beginner:30` notices 30% of its turns."""

    takes_setting: ClassVar[bool] = True
    takes_style: ClassVar[bool] = True
    spec: ClassVar[str] = "beginner"
    subtle: ClassVar[float] = SUBTLE
    """How much more rarely it notices subtle turns."""

    def __init__(self, game: Game, seat: int, setting: str = "", style: str = "") -> None:
        super().__init__(game, seat, setting, style)
        self._share = _share_of(setting, self.spec)
        self._evaluator = self.evaluator(game, seat, style)
        self._plan: list[Action] = []
        self._entry: int | None = None

    @classmethod
    def evaluator(cls, game: Game, seat: int, style: str = "") -> Evaluator:
        """What it judges turns with."""
        return evaluator_for(game, seat, style)

    def choose(
        self, view: View, legal: Sequence[Action], budget: Budget | None, rng: Random
    ) -> Action:
        if not self._goes_on(view, legal):
            if len(legal) == 1:
                return legal[0]
            candidates = self._evaluator.candidates(view, rng)
            self._plan = list(noticed(candidates, self._share, rng, self.subtle).actions)
        self._entry = None if view.entry is None else view.entry + 1
        return self._plan.pop(0)

    def _goes_on(self, view: View, legal: Sequence[Action]) -> bool:
        """Whether the next step of the plan can be played."""
        return bool(self._plan) and self._entry == view.entry and self._plan[0] in legal


class CarelessBot(BeginnerBot):
    """Judges its turns as the champion does, without a search: `careless:80` notices 80%, whatever
    kind they are of.
    """

    spec: ClassVar[str] = "careless"
    subtle: ClassVar[float] = 1.0

    @classmethod
    def evaluator(cls, game: Game, seat: int, style: str = "") -> Evaluator:
        return needed_champion(game, seat, style, cls.spec)


def noticed(
    candidates: Sequence[Candidate], share: float, rng: Random, subtle: float = SUBTLE
) -> Candidate:
    """The best one that is noticed, or more than it needs. If none is, one of the best few."""
    order = sorted(candidates, key=lambda one: -one.margin)
    sensible = [one for one in order if one.margin >= order[0].margin - MOST_LOST]
    for one in sensible:
        if rng.random() < (share * subtle if one.is_subtle else share):
            return _overdone(candidates, one, share, rng) or one
    return sensible[min(len(sensible) - 1, int(rng.random() / share))]


def _overdone(
    candidates: Sequence[Candidate], noticed: Candidate, share: float, rng: Random
) -> Candidate | None:
    """Sometimes the same with more than is needed, the less sure it is; never much worse."""
    if not noticed.overdone or rng.random() >= OVERDOES * (1.0 - share):
        return None
    best = max(one.margin for one in candidates)
    least = max(noticed.margin - MOST_OVERDONE, best - MOST_LOST)
    more = [candidates[at] for at in noticed.overdone if candidates[at].margin >= least]
    return more[int(rng.random() * len(more))] if more else None


def _share_of(setting: str, bot: str) -> float:
    if setting and _PERCENT.fullmatch(setting) is None:
        reason = Reason("bot", "setup-bot-percent", {"bot": f"{bot}:{setting}"[:40]})
        raise InvalidSetup(reason)
    return int(setting or USUALLY) / 100
