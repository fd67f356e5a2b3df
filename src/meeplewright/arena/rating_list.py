"""The rating list of a game: which bots are on it, and their rows, best first."""

from __future__ import annotations

from dataclasses import dataclass

from meeplewright.arena.ratings import Rating
from meeplewright.arena.report import Report
from meeplewright.arena.standings import Standing
from meeplewright.bots.bot import offered_kinds
from meeplewright.bots.levels import level_spec, levels_for
from meeplewright.core.game import Game, Json

_SIMPLE = ("random", "uct:100", "flat:100", "hasty", "greedy", "heuristic")
_TIMED = "search:200ms"


def bots_to_rate(game: Game, seats: int = 2) -> list[str]:
    """Every bot and level of a game once, roughly from weak to strong."""
    *levels, strongest = [level_spec(level, game, seats) for level in levels_for(game)]
    named = [*_SIMPLE, *offered_kinds(game), *levels, _TIMED, strongest]
    return list(dict.fromkeys(named))


@dataclass(frozen=True)
class Row:
    """One bot of the list; `levels` are those that it plays at these tables."""

    bot: str
    levels: tuple[str, ...]
    standing: Standing
    rating: Rating

    def to_json(self) -> Json:
        reach, elo = self.rating.reach, self.rating.elo
        interval = None if reach is None else [round(elo - reach, 1), round(elo + reach, 1)]
        return {
            "bot": self.bot,
            "levels": list(self.levels),
            "rating": round(elo, 1),
            "interval": interval,
            "games": self.standing.games,
            "win_share": round(self.standing.win_share, 6),
            "points": round(self.standing.points, 3),
        }


def rating_rows(game: Game, report: Report) -> list[Row]:
    """The bots of a match, best first; none if no deal is complete."""
    played = {standing.bot: standing for standing in report.standings}
    levels = {level: level_spec(level, game, report.plan.seats) for level in levels_for(game)}
    rows = []
    for rating in report.ratings or []:
        own = tuple(level for level, spec in levels.items() if rating.bot in (level, spec))
        rows.append(Row(rating.bot, own, played[rating.bot], rating))
    return sorted(rows, key=lambda row: -row.rating.elo)
