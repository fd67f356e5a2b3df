"""Ratings: Plackett-Luce by openskill, for people, by game and number of seats.

Nothing here reads or writes storage. Bots have fixed strengths, measured in the arena; what a game
against a bot says changes only the people.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from openskill.models import PlackettLuce

from meeplewright.bots import without_style
from meeplewright.core.errors import Reason
from meeplewright.core.registry import manifest_of
from meeplewright.core.strengths import Strength, strengths_of
from meeplewright.server.errors import InvalidRequest

NEWCOMER: Final = Strength(25.0, 25 / 3)
GAMES_FOR_PLACE: Final = 5
OPPONENTS_FOR_PLACE: Final = 3
"""Different people or bots one must have played against to be in the standings."""
GAMES_PER_DAY: Final = 5
"""Rated games of the same two players within a day."""
DAY_MS: Final = 24 * 60 * 60 * 1000
HINT: Final = "hint"


@dataclass(frozen=True, slots=True)
class Rated:
    """A player of a rated game: the strength before it, and the place at its end (1 is first)."""

    before: Strength
    place: int


@cache
def _model() -> PlackettLuce:
    return PlackettLuce(mu=NEWCOMER.mu, sigma=NEWCOMER.sigma)


def rated_after(players: Sequence[Rated]) -> list[Strength]:
    """The strength of every player after the game; equal places are ties."""
    model = _model()
    teams = [[model.rating(mu=one.before.mu, sigma=one.before.sigma)] for one in players]
    found = model.rate(teams, ranks=[float(one.place) for one in players])
    return [Strength(team[0].mu, team[0].sigma) for team in found]


def shown(strength: Strength) -> float:
    """The number in the standings: the strength that a player has almost certainly."""
    return strength.mu - 3 * strength.sigma


def strength_of_bot(game: str, bot: str) -> Strength | None:
    """The fixed strength of a bot, by its name as people choose it; None if it was not measured.

    A style does not change it.
    """
    return strengths_of(game).get(without_style(bot))


# -- what a rated table needs -----------------------------------------------------------------


def check_rated_request(game: str, request: Mapping[str, Any]) -> None:
    """Refuse a new table that cannot be rated, with the field at fault."""
    if request["clock"]["kind"] == "none":
        raise _unrated("clock", "table-rated-clock")
    if HINT in request["aids"]:
        raise _unrated("aids", "table-rated-hints")
    seats = request["seats"]
    if len(seats) < 2:
        raise _unrated("seats", "table-rated-alone")
    if sum(seat["kind"] == "me" for seat in seats) > 1:
        raise _unrated("seats", "table-rated-once")
    for seat in seats:
        if seat["kind"] == "bot":
            check_rated_bot(game, seat["bot"])


def check_rated_options(game: str, options: Mapping[str, str | int]) -> None:
    """Refuse options with which a game cannot be rated."""
    for name, value in _unrated_options(game, options).items():
        raise _unrated(f"options.{name}", "table-rated-option", option=name, value=str(value))


def can_be_rated(game: str, options: Mapping[str, str | int]) -> bool:
    """Whether a game with these options can be rated."""
    return not _unrated_options(game, options)


def _unrated_options(game: str, options: Mapping[str, str | int]) -> dict[str, str | int]:
    """The options that prevent a rating, with the value that each would need."""
    needed = manifest_of(game).rated_options
    return {name: value for name, value in needed.items() if options.get(name, value) != value}


def check_rated_bot(game: str, bot: str) -> None:
    """Refuse a bot whose strength nobody measured."""
    if strength_of_bot(game, bot) is None:
        known = ", ".join(strengths_of(game)) or "–"
        raise _unrated("seats", "table-rated-bot", bot=bot[:40], known=known)


def _unrated(field: str, key: str, **arguments: str) -> InvalidRequest:
    """400: no schema can say which tables can be rated."""
    return InvalidRequest(Reason(field, key, {**arguments}), status=400)
