"""The report of a match as data: for `--json`, the text and the HTML page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass

from meeplewright.arena.plan import Plan
from meeplewright.arena.play import Result
from meeplewright.arena.ratings import Rating, ratings
from meeplewright.arena.standings import (
    Deal,
    Forfeits,
    Pair,
    Standing,
    forfeits,
    pairs,
    sources_of,
    standings,
    whole_deals,
)
from meeplewright.core.extras import is_installed
from meeplewright.core.game import Json


@dataclass(frozen=True)
class Report:
    """The current state of a match."""

    plan: Plan
    played: int
    deals: list[Deal]
    standings: list[Standing]
    pairs: list[Pair]
    ratings: list[Rating] | None
    """None if the extra `arena` is not installed."""
    faults: list[Result]
    forfeits: list[Forfeits]

    def to_json(self) -> Json:
        settings = {name: value for name, value in self.plan.to_json().items() if name != "arena"}
        return {
            **settings,
            "games": self.played,
            "whole_deals": len(self.deals),
            "bots": [self._bot_form(standing) for standing in self.standings],
            "pairs": [_pair_form(pair) for pair in self.pairs],
            "faults": [fault.to_json() for fault in self.faults],
            "forfeits": [_forfeits_form(found) for found in self.forfeits],
        }

    def rating_of(self, bot: str) -> Rating | None:
        return next((rating for rating in self.ratings or [] if rating.bot == bot), None)

    def _bot_form(self, standing: Standing) -> Json:
        rating = self.rating_of(standing.bot)
        sources = sources_of(standing.bot, self.deals)
        form = _rounded(asdict(standing))
        form["sources"] = {name: round(points, 3) for name, points in sources.items()}
        form["rating"] = None if rating is None else _rating_form(rating)
        return form


def report_on(plan: Plan, results: Sequence[Result]) -> Report:
    """The report on the games so far; only complete deals count."""
    deals = whole_deals(plan, results)
    return Report(
        plan,
        len(results),
        deals,
        standings(plan, deals),
        pairs(plan, deals),
        ratings(plan, deals) if can_rate() else None,
        [result for result in results if result.fault is not None],
        forfeits(plan, results),
    )


def can_rate() -> bool:
    """Whether the packages for ratings (extra `arena`) are installed."""
    return is_installed("choix", "openskill")


def _forfeits_form(found: Forfeits) -> Json:
    return {
        "bot": found.bot,
        "moves": found.moves,
        "games": found.games,
        "reason": found.complaint,
    }


def _pair_form(pair: Pair) -> Json:
    form = asdict(pair)
    bots = [form.pop("first"), form.pop("second")]
    return {"bots": bots, **_rounded(form)}


def _rating_form(rating: Rating) -> Json:
    interval = None
    if rating.reach is not None:
        interval = [round(rating.elo - rating.reach, 1), round(rating.elo + rating.reach, 1)]
    skill = {"mu": round(rating.mu, 3), "sigma": round(rating.sigma, 3)}
    return {"elo": round(rating.elo, 1), "interval": interval, "openskill": skill}


def _rounded(form: Json) -> Json:
    return {name: _round(value) for name, value in form.items()}


def _round(value: object) -> object:
    if isinstance(value, float):
        return round(value, 6)
    return [_round(part) for part in value] if isinstance(value, tuple) else value
