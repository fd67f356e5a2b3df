"""Profiles, the archive of one's games, and standings."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import UTC, datetime
from statistics import fmean
from typing import Final, TypeVar

from meeplewright.core.errors import InvalidSetup, Reason
from meeplewright.core.registry import find_game
from meeplewright.core.strengths import Strength, strengths_of
from meeplewright.server.costs import in_thread
from meeplewright.server.errors import InvalidRequest, NotFound
from meeplewright.server.ratings import GAMES_FOR_PLACE, OPPONENTS_FOR_PLACE, shown
from meeplewright.server.services.context import AppContext
from meeplewright.server.services.profile_forms import (
    ArchiveForm,
    ArchiveGameForm,
    PlayedGameForm,
    PlayedOpponentForm,
    ProfileForm,
    RatingForm,
    StandingForm,
    StandingsForm,
    StreaksForm,
)
from meeplewright.server.storage.played_repository import GameFilter, Player, Standing
from meeplewright.server.storage.rows import PersonRow, PlayedRow, RatingRow

COUNTED: Final = 5_000  # games, the latest
OPPONENTS_SHOWN: Final = 20
POINTS_SHOWN: Final = 200  # of a plot
STANDINGS_SHOWN: Final = 200
DAY_MS: Final = 24 * 60 * 60 * 1000

Key = TypeVar("Key")
Players = Mapping[str, Sequence[Player]]


# -- profiles ---------------------------------------------------------------------------------


async def profile_of(context: AppContext, person_id: str, visitor_id: str | None) -> ProfileForm:
    """The profile of a person, if it is the visitor's own or public."""
    person = await context.store.people.get(person_id)
    if person is None or not (person.public or person.id == visitor_id):
        raise NotFound.because("person", "table-no-profile")
    return await own_profile(context, person, you=person.id == visitor_id)


async def own_profile(context: AppContext, person: PersonRow, *, you: bool = True) -> ProfileForm:
    """The whole profile. To others, only opponents with a public profile are named."""
    rows = await context.store.played.of_person(person.id, COUNTED)
    ratings = await context.store.played.ratings_of(person.id)
    players = await context.store.played.players([row.table_id for row in rows])
    return await in_thread(_profile, person, rows, ratings, players, you)


def _profile(
    person: PersonRow,
    rows: Sequence[PlayedRow],
    ratings: Sequence[RatingRow],
    players: Players,
    you: bool,
) -> ProfileForm:
    games = [row for row in rows if _counts(row)]
    return {
        "person": person.id,
        "name": person.name,
        "you": you,
        "public": person.public,
        "games": len(games),
        "won": _won(games),
        "counted": COUNTED,
        "by_game": [_by_game(name, some) for name, some in _grouped(games, lambda row: row.game)],
        "by_seats": [
            {"game": game, "seats": seats, "games": len(some), "won": _won(some)}
            for (game, seats), some in _grouped(games, lambda row: (row.game, row.seats))
        ],
        "by_bot": [
            {"game": game, "bot": bot, "games": len(some), "won": _won(some)}
            for (game, bot), some in _by_bot(games, players)
        ],
        "by_opponent": _by_opponent(games, players, everybody=you),
        "accuracy": [
            {"game": row.game, "at": row.ended_at, "accuracy": row.accuracy}
            for row in reversed([row for row in games if row.accuracy is not None][:POINTS_SHOWN])
            if row.accuracy is not None
        ],
        "streaks": streaks(games),
        "ratings": [_rating_form(row) for row in ratings],
        "rating_history": [
            {
                "game": row.game,
                "seats": row.seats,
                "at": row.ended_at,
                "shown": round(shown(Strength(row.mu, row.sigma)), 2),
            }
            for row in reversed([row for row in rows if row.mu is not None][:POINTS_SHOWN])
            if row.mu is not None and row.sigma is not None
        ],
    }


def _counts(row: PlayedRow) -> bool:
    """Not if it was aborted or continued from a position. A game that somebody resigned before the
    first move counts only if it changed the ratings.
    """
    return row.whole and row.place is not None and (row.moves > 0 or row.rated)


def _won(rows: Iterable[PlayedRow]) -> int:
    return sum(row.won for row in rows)


def _grouped(
    rows: Iterable[PlayedRow], key: Callable[[PlayedRow], Key]
) -> list[tuple[Key, list[PlayedRow]]]:
    """By key, the most games first."""
    found: dict[Key, list[PlayedRow]] = {}
    for row in rows:
        found.setdefault(key(row), []).append(row)
    return sorted(found.items(), key=lambda one: (-len(one[1]), str(one[0])))


def _by_game(game: str, rows: Sequence[PlayedRow]) -> PlayedGameForm:
    ended = [row for row in rows if row.by == "points"]
    sources = {source for row in ended for source in row.sources}
    means = {name: fmean(row.sources.get(name, 0) for row in ended) for name in sorted(sources)}
    return {
        "game": game,
        "games": len(rows),
        "won": _won(rows),
        "points": round(fmean(row.points for row in rows), 2),
        "sources": {name: round(mean, 2) for name, mean in means.items()},
    }


def _by_bot(
    rows: Sequence[PlayedRow], players: Players
) -> list[tuple[tuple[str, str], list[PlayedRow]]]:
    found: dict[tuple[str, str], list[PlayedRow]] = {}
    for row in rows:
        for bot in {one.bot for one in players[row.table_id] if one.bot is not None}:
            found.setdefault((row.game, bot), []).append(row)
    return sorted(found.items(), key=lambda one: (-len(one[1]), one[0]))


def _by_opponent(
    rows: Sequence[PlayedRow], players: Players, *, everybody: bool
) -> list[PlayedOpponentForm]:
    """People by their profile if it is public, otherwise by name."""
    found: dict[tuple[str, str | None], list[PlayedRow]] = {}
    for row in rows:
        others = [
            one
            for one in players[row.table_id]
            if one.seat != row.seat and one.bot is None and one.name
        ]
        for who in {(one.name, one.person_id) for one in others}:
            if everybody or who[1] is not None:
                found.setdefault(who, []).append(row)
    most = sorted(found.items(), key=lambda one: (-len(one[1]), one[0][0]))
    return [
        {"name": name, "person": person, "games": len(some), "won": _won(some)}
        for (name, person), some in most[:OPPONENTS_SHOWN]
    ]


def streaks(rows: Sequence[PlayedRow]) -> StreaksForm:
    """Streaks of games from the latest to the first; days are those of UTC."""
    now = next((at for at, row in enumerate(rows) if not row.won), len(rows))
    longest = run = 0
    for row in rows:
        run = run + 1 if row.won else 0
        longest = max(longest, run)
    days = sorted({row.ended_at // DAY_MS for row in rows})
    in_a_row = most_days = 0
    for at, day in enumerate(days):
        in_a_row = in_a_row + 1 if at and days[at - 1] == day - 1 else 1
        most_days = max(most_days, in_a_row)
    return {"now": now, "longest": longest, "days": most_days}


def _rating_form(row: RatingRow) -> RatingForm:
    return {
        "game": row.game,
        "seats": row.seats,
        "mu": round(row.mu, 3),
        "sigma": round(row.sigma, 3),
        "shown": round(shown(Strength(row.mu, row.sigma)), 2),
        "games": row.games,
    }


# -- the archive ------------------------------------------------------------------------------


async def archive(
    context: AppContext,
    person_id: str,
    wanted: GameFilter,
    cursor: str | None,
    limit: int,
) -> ArchiveForm:
    """Finished games of a person that fit, the latest first."""
    before = None if cursor is None else _read_cursor(cursor)
    rows = await context.store.played.find(person_id, wanted, before, limit + 1)
    page = rows[:limit]
    table_ids = [row.table_id for row in page]
    players = await context.store.played.players(table_ids)
    options = await context.store.tables.options_of(table_ids)
    more = len(rows) > limit
    return {
        "games": [_archived(row, options[row.table_id], players[row.table_id]) for row in page],
        "next": f"{page[-1].ended_at}.{page[-1].table_id}" if more else None,
    }


def _read_cursor(cursor: str) -> tuple[int, str]:
    at, _, table = cursor.partition(".")
    return int(at), table


def day_ms(day: str | None, field: str, *, after: bool = False) -> int | None:
    """The beginning of a day (UTC) written as 2026-11-16, or with `after` of the next one."""
    if day is None:
        return None
    try:
        found = datetime.strptime(day, "%Y-%m-%d").replace(tzinfo=UTC)
    except ValueError:
        reason = Reason(field, "table-no-date", {"field": field})
        raise InvalidRequest(reason, status=400) from None
    return int(found.timestamp() * 1000) + (DAY_MS if after else 0)


def _archived(
    row: PlayedRow, options: dict[str, str | int], players: Sequence[Player]
) -> ArchiveGameForm:
    return {
        "table": row.table_id,
        "game": row.game,
        "options": options,
        "players": [
            {
                "name": one.name,
                "bot": one.bot,
                "you": one.seat == row.seat,
                "person": one.person_id,
                "points": one.points,
                "place": one.place,
            }
            for one in players
        ],
        "won": row.won,
        "by": row.by,
        "whole": row.whole,
        "rated": row.rated,
        "moves": row.moves,
        "accuracy": row.accuracy,
        "started_at": row.started_at,
        "ended_at": row.ended_at,
    }


# -- standings --------------------------------------------------------------------------------


async def standings(
    context: AppContext, game: str, seats: int, visitor_id: str | None
) -> StandingsForm:
    """People with enough rated games against enough opponents, and bots."""
    _check_seats(game, seats)
    found = await context.store.played.standings(game, seats, GAMES_FOR_PLACE, STANDINGS_SHOWN)
    lines = [_line(one, visitor_id) for one in found if one.opponents >= OPPONENTS_FOR_PLACE]
    lines += [_bots_line(bot, strength) for bot, strength in strengths_of(game).items()]
    return {
        "game": game,
        "seats": seats,
        "games_needed": GAMES_FOR_PLACE,
        "opponents_needed": OPPONENTS_FOR_PLACE,
        "standings": sorted(lines, key=lambda line: -line["shown"]),
    }


def _check_seats(name: str, seats: int) -> None:
    """NotFound for an unknown game, or a number of seats that none of its options allow."""
    try:
        game = find_game(name)
        more = [counts for one in game.options for counts in one.seat_counts.values()]
        if not any(seats in counts for counts in more):
            game.checked_seats(seats)
    except InvalidSetup as fault:
        raise NotFound(fault.reason) from fault


def _line(one: Standing, visitor_id: str | None) -> StandingForm:
    you = one.rating.person_id == visitor_id
    strength = Strength(one.rating.mu, one.rating.sigma)
    return {
        "kind": "program" if one.kind == "bot" else "person",
        "name": one.name if one.public or you else None,
        "person": one.rating.person_id if one.public or you else None,
        "you": you,
        "shown": round(shown(strength), 2),
        "mu": round(strength.mu, 3),
        "sigma": round(strength.sigma, 3),
        "games": one.rating.games,
    }


def _bots_line(bot: str, strength: Strength) -> StandingForm:
    return {
        "kind": "bot",
        "name": bot,
        "person": None,
        "you": False,
        "shown": round(shown(strength), 2),
        "mu": round(strength.mu, 3),
        "sigma": round(strength.sigma, 3),
        "games": None,
    }
