"""What a bot thinks of the next actions, for people who ask for a hint and for analysis."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import erf

from meeplewright.core.game import Action, Json


@dataclass(frozen=True)
class Outlook:
    """What a position promises: every seat's points at the end, and its chance to win."""

    points: tuple[float, ...]
    chances: tuple[float, ...]


@dataclass(frozen=True)
class Advice:
    """A way to go on: the actions of the turn in order, and what is expected of it by seat."""

    actions: tuple[Action, ...]
    points: tuple[float, ...]
    chances: tuple[float, ...]
    weight: float
    """The share of the bot's attention that it got, from 0 to 1."""

    def to_json(self) -> Json:
        return {
            "actions": [action.to_json() for action in self.actions],
            "points": [round(points, 2) for points in self.points],
            "chances": [round(chance, 4) for chance in self.chances],
            "weight": round(self.weight, 4),
        }


def varied(ways: Sequence[Advice], most: int) -> list[Advice]:
    """The best few that begin differently, best first: people want to see other ideas.

    Ask for more than a few to choose from; where there are too few beginnings, others follow.
    """
    begun = {way.actions[:1]: way for way in reversed(ways)}
    firsts = [way for way in ways if begun[way.actions[:1]] is way]
    others = [way for way in ways if begun[way.actions[:1]] is not way]
    return [*firsts, *others][:most]


def by_attention(looks: Sequence[tuple[int, float]], favourite: int) -> list[int]:
    """Ways by number, given the visits and the worth of each: the favourite first.

    Then those that were visited most, and of those level the one worth most.
    """
    order = sorted(range(len(looks)), key=lambda way: looks[way], reverse=True)
    return [favourite, *(way for way in order if way != favourite)]


def named(order: Sequence[int], most: int, asked: Sequence[int]) -> list[int]:
    """The first few, and those asked about."""
    return [*order[:most], *(way for way in asked if way not in order[:most])]


def chances_to_win(points: Sequence[float], spread: float) -> tuple[float, ...]:
    """Each seat's chance to have most points in the end, if each may still move by `spread`.

    Rivals are taken one by one, as if they were independent, and the whole made to sum to 1.
    """
    likely = []
    for seat, own in enumerate(points):
        chance = 1.0
        for rival, theirs in enumerate(points):
            if rival != seat:
                chance *= _beats(own - theirs, spread)
        likely.append(chance)
    total = sum(likely)
    return tuple(chance / total for chance in likely)


def _beats(ahead: float, spread: float) -> float:
    if spread <= 0:
        return 0.5 if ahead == 0 else float(ahead > 0)
    return max(0.5 * (1.0 + erf(ahead / (spread * 2.0))), 1e-6)
