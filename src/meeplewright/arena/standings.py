"""Statistics of a match, for each bot and for each pair. The unit is the deal."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from statistics import fmean

from meeplewright.arena.plan import Plan
from meeplewright.arena.play import Result
from meeplewright.arena.statistics import mean_and_error, wilson
from meeplewright.core.game import Json

_UNKNOWN: Json = {"rule": "bot", "key": "program-unknown", "arguments": {}}

Deal = Sequence[Result]
"""All games of a deal, one per rotation."""


@dataclass(frozen=True)
class Pair:
    """Two bots that met, from the point of view of the first."""

    first: str
    second: str
    deals: int
    games: int
    margin: float
    margin_se: float | None
    win_share: float
    interval: tuple[float, float]
    fair_share: float
    ahead_share: float


@dataclass(frozen=True)
class Standing:
    """One bot over all its games; simulations and times are per turn."""

    bot: str
    games: int
    win_share: float
    interval: tuple[float, float]
    fair_share: float
    points: float
    points_se: float | None
    simulations: float
    seconds: float
    processor: float | None
    """None if the system does not tell the CPU time of a program."""
    longest: float
    longest_processor: float | None


@dataclass(frozen=True)
class Forfeits:
    """The moves that a bot forfeited, in how many games, and the reason for the first one."""

    bot: str
    moves: int
    games: int
    complaint: Json


def whole_deals(plan: Plan, results: Iterable[Result]) -> list[Deal]:
    """The deals that were played from every seat; incomplete ones would favour one side."""
    by_deal: dict[int, list[Result]] = defaultdict(list)
    for result in results:
        if result.fault is None:
            by_deal[result.seating.deal].append(result)
    return [
        games for deal, games in sorted(by_deal.items()) if len(games) == len(plan.rotations(deal))
    ]


def seats_of(result: Result, bot: str) -> list[int]:
    return [seat for seat, spec in enumerate(result.seating.bots) if spec == bot]


def win_of(result: Result, bot: str) -> float:
    """1 if the bot won, a half if it shares the victory with one other, and so on."""
    won = sum(result.seating.bots[seat] == bot for seat in result.winners)
    return won / len(result.winners)


def points_of(result: Result, bot: str) -> float:
    """The points of its seat; the mean if it has several."""
    return fmean(result.points[seat] for seat in seats_of(result, bot))


def pairs(plan: Plan, deals: Sequence[Deal]) -> list[Pair]:
    """Every two bots that met, over all complete deals."""
    met = (pair_of(one, other, deals) for one, other in combinations(plan.different_bots, 2))
    return [pair for pair in met if pair is not None]


def pair_of(first: str, second: str, deals: Sequence[Deal]) -> Pair | None:
    both = [[game for game in deal if {first, second} <= {*game.seating.bots}] for deal in deals]
    games = [game for deal in both for game in deal]
    if not games:
        return None
    margins = [fmean(_margin(game, first, second) for game in deal) for deal in both if deal]
    share = fmean(win_of(game, first) for game in games)
    return Pair(
        first,
        second,
        len(margins),
        len(games),
        *mean_and_error(margins),
        share,
        wilson(share, len(games)),
        _fair_share(games, first),
        fmean(_ahead(game, first, second) for game in games),
    )


def _margin(game: Result, first: str, second: str) -> float:
    return points_of(game, first) - points_of(game, second)


def _ahead(game: Result, first: str, second: str) -> float:
    """How often the first finished ahead of the second in this game, seat by seat."""
    places = game.ranking
    return fmean(
        0.5 if places[own] == places[other] else float(places[own] < places[other])
        for own in seats_of(game, first)
        for other in seats_of(game, second)
    )


def _fair_share(games: Sequence[Result], bot: str) -> float:
    """Its share of wins if all bots were equal."""
    return fmean(len(seats_of(game, bot)) / len(game.points) for game in games)


def standings(plan: Plan, deals: Sequence[Deal]) -> list[Standing]:
    """Every bot, in the order named."""
    return [_standing(bot, deals) for bot in plan.different_bots] if deals else []


def _standing(bot: str, deals: Sequence[Deal]) -> Standing:
    own = [[game for game in deal if bot in game.seating.bots] for deal in deals]
    games = [game for deal in own for game in deal]
    share = fmean(win_of(game, bot) for game in games)
    times = [game.thinking[seat] for game in games for seat in seats_of(game, bot)]
    turns = max(1, sum(time.turns for time in times))
    return Standing(
        bot,
        len(games),
        share,
        wilson(share, len(games)),
        _fair_share(games, bot),
        *mean_and_error([fmean(points_of(game, bot) for game in deal) for deal in own]),
        sum(time.simulations for time in times) / turns,
        sum(time.seconds for time in times) / turns,
        None if (used := _known(time.processor for time in times)) is None else sum(used) / turns,
        max(time.longest for time in times),
        None if (used := _known(time.longest_processor for time in times)) is None else max(used),
    )


def _known(times: Iterable[float | None]) -> list[float] | None:
    """The times, or None if one of them is unknown."""
    known: list[float] = []
    for time in times:
        if time is None:
            return None
        known.append(time)
    return known


def forfeits(plan: Plan, results: Sequence[Result]) -> list[Forfeits]:
    """Every bot that forfeited a move, also in deals that are not complete."""
    found = (_forfeits(bot, results) for bot in plan.different_bots)
    return [one for one in found if one is not None]


def _forfeits(bot: str, results: Sequence[Result]) -> Forfeits | None:
    played = [game for game in results if game.fault is None]
    seats = [(game, seat) for game in played for seat in seats_of(game, bot) if game.forfeits[seat]]
    if not seats:
        return None
    game, seat = seats[0]
    moves = sum(game.forfeits[seat] for game, seat in seats)
    games = len({game.seating for game, _ in seats})
    return Forfeits(bot, moves, games, game.complaints[seat] or _UNKNOWN)


def sources_of(bot: str, deals: Sequence[Deal]) -> dict[str, float]:
    """The bot's average points per game by source, the largest first."""
    seats = [game.sources[seat] for deal in deals for game in deal for seat in seats_of(game, bot)]
    names = {name for of_seat in seats for name in of_seat}
    means = {name: fmean(of_seat.get(name, 0) for of_seat in seats) for name in sorted(names)}
    return dict(sorted(means.items(), key=lambda item: -item[1]))


def scores_of(bot: str, deals: Sequence[Deal]) -> list[int]:
    """All its final scores."""
    return [game.points[seat] for deal in deals for game in deal for seat in seats_of(game, bot)]
