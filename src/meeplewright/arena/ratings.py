"""Ratings: Plackett-Luce by choix (Bradley-Terry for two), and openskill game by game.

Both need the extra `arena`. Ratings by choix are on the Elo scale with mean 0. Their intervals
come from a jackknife that leaves out groups of complete deals, since the deal is the unit.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log, sqrt
from statistics import fmean

from meeplewright.arena.plan import Plan
from meeplewright.arena.play import Result
from meeplewright.arena.standings import Deal
from meeplewright.arena.statistics import SURE

ELO = 400 / log(10)
GROUPS = 20
"""Number of groups of deals that are left out in turn."""
PRIOR = 0.01
"""Regularization: without it, a bot that never loses would have no finite rating."""


@dataclass(frozen=True)
class Rating:
    """One bot's strength. `reach` is half the 95% interval; None if it is unknown."""

    bot: str
    elo: float
    reach: float | None
    mu: float
    sigma: float


def ratings(plan: Plan, deals: Sequence[Deal]) -> list[Rating]:
    """Every bot's rating; empty if there is nobody to compare with."""
    bots = plan.different_bots
    if len(bots) < 2 or not deals:
        return []
    elo = fitted(bots, deals)
    reaches = _reaches(bots, deals)
    skills = _skills(bots, deals)
    return [Rating(bot, elo[n], reaches[n], *skills[n]) for n, bot in enumerate(bots)]


def fitted(bots: Sequence[str], deals: Sequence[Deal]) -> list[float]:
    """Plackett-Luce strengths by choix, on the Elo scale."""
    import choix

    number = {bot: index for index, bot in enumerate(bots)}
    orders = [
        tuple(number[bot] for bot in order)
        for deal in deals
        for game in deal
        for order in orders_of(game)
    ]
    strengths = choix.ilsr_rankings(len(bots), orders, alpha=PRIOR)
    return [float(strength) * ELO for strength in strengths]


def orders_of(game: Result) -> tuple[list[str], list[str]]:
    """The bots from first to last, twice: tied seats in one order and in the other.

    So a tie is half a win for each, as in the shares.
    """
    places = game.ranking
    seats = range(len(places))
    forth = sorted(seats, key=lambda seat: (places[seat], seat))
    back = sorted(seats, key=lambda seat: (places[seat], -seat))
    bots = game.seating.bots
    return [bots[seat] for seat in forth], [bots[seat] for seat in back]


def _reaches(bots: Sequence[str], deals: Sequence[Deal]) -> list[float | None]:
    """Half the 95% interval of every rating."""
    groups = min(GROUPS, len(deals))
    if groups < 2:
        return [None] * len(bots)
    without = [
        fitted(bots, [deal for at, deal in enumerate(deals) if at % groups != left_out])
        for left_out in range(groups)
    ]
    return [
        _jackknifed([fit[n] for fit in without]) if _has_bounds(bot, deals) else None
        for n, bot in enumerate(bots)
    ]


def _has_bounds(bot: str, deals: Sequence[Deal]) -> bool:
    """False for a bot that always came first or last: its interval is unknown."""
    orders = [
        order
        for deal in deals
        for game in deal
        if bot in game.seating.bots
        for order in orders_of(game)
    ]
    return any(order[0] != bot for order in orders) and any(order[-1] != bot for order in orders)


def _jackknifed(values: Sequence[float]) -> float:
    middle = fmean(values)
    squares = sum((value - middle) ** 2 for value in values)
    return SURE * sqrt(squares * (len(values) - 1) / len(values))


def _skills(bots: Sequence[str], deals: Sequence[Deal]) -> list[tuple[float, float]]:
    """openskill's mu and sigma after all games in the order of the plan.

    A bot on several seats is rated on each of them, and gets the mean.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    known = dict.fromkeys(bots, (model.mu, model.sigma))
    for deal in deals:
        for game in deal:
            seated = game.seating.bots
            teams = [[model.rating(*known[bot])] for bot in seated]
            rated = model.rate(teams, ranks=[float(place) for place in game.ranking])
            for bot in {*seated}:
                own = [team[0] for team, spec in zip(rated, seated, strict=True) if spec == bot]
                known[bot] = (fmean(one.mu for one in own), fmean(one.sigma for one in own))
    return [known[bot] for bot in bots]
