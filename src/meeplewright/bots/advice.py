"""Advice of bots about the next actions, for hints and for analysis."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import erf

from meeplewright.bots.reasons import TurnReason
from meeplewright.core.game import Action, Json


@dataclass(frozen=True)
class Outlook:
    """The expected result of a position: every seat's final points and its chance to win."""

    points: tuple[float, ...]
    chances: tuple[float, ...]


@dataclass(frozen=True)
class Candidate:
    """One way to play the rest of a turn, judged by evaluation alone."""

    actions: tuple[Action, ...]
    margin: float
    """In points: how far ahead of the best opponent it leaves the seat."""
    is_subtle: bool = False
    """Whether it is of a kind that beginners often overlook."""
    overdone: tuple[int, ...] = ()
    """The same with more than is needed, such as a larger bid: places in the list of candidates."""


@dataclass(frozen=True)
class Advice:
    """One way to play on: the actions of the turn in order, and the expected result by seat."""

    actions: tuple[Action, ...]
    points: tuple[float, ...]
    chances: tuple[float, ...]
    weight: float
    """The share of the search that went into it, from 0 to 1."""
    reasons: tuple[TurnReason, ...] = ()

    def to_json(self) -> Json:
        return {
            "actions": [action.to_json() for action in self.actions],
            "points": [round(points, 2) for points in self.points],
            "chances": [round(chance, 4) for chance in self.chances],
            "weight": round(self.weight, 4),
            "reasons": [reason.to_json() for reason in self.reasons],
        }


def varied(ways: Sequence[Advice], most: int) -> list[Advice]:
    """The best few with different first actions, best first, so that people see different ideas.

    Pass more than `most` ways. If there are too few different first actions, others follow.
    """
    begun = {way.actions[:1]: way for way in reversed(ways)}
    firsts = [way for way in ways if begun[way.actions[:1]] is way]
    others = [way for way in ways if begun[way.actions[:1]] is not way]
    return [*firsts, *others][:most]


def best_first(ways: Sequence[Advice], seat: int) -> list[Advice]:
    """By the seat's chance to win, as people see it: in percent. Equal ones keep their order."""
    return sorted(ways, key=lambda way: -round(way.chances[seat], 2))


def by_attention(looks: Sequence[tuple[int, float]], favourite: int) -> list[int]:
    """The indexes of the ways, given the visits and the worth of each: the favourite first.

    The others are sorted by visits, then by worth.
    """
    order = sorted(range(len(looks)), key=lambda way: looks[way], reverse=True)
    return [favourite, *(way for way in order if way != favourite)]


def named(order: Sequence[int], most: int, asked: Sequence[int]) -> list[int]:
    """The first few, and those that were asked about."""
    return [*order[:most], *(way for way in asked if way not in order[:most])]


def chances_to_win(points: Sequence[float], spread: float) -> tuple[float, ...]:
    """Each seat's chance to have the most points at the end, if each can still change by `spread`.

    The opponents are treated as independent, and the chances are scaled to sum to 1.
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
