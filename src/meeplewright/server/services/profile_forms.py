"""Response bodies about what people have played, as types."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from meeplewright.core.endings import EndedBy


class PlayedGameForm(TypedDict):
    """Games of one kind: how many, how many of them won, and the mean points. `sources`: mean
    points by what the score sheet gives them for, of the games that were played to their end.
    """

    game: str
    games: int
    won: int
    points: float
    sources: dict[str, float]


class PlayedSeatsForm(TypedDict):
    """Games with this number of seats."""

    game: str
    seats: int
    games: int
    won: int


class PlayedBotForm(TypedDict):
    """Games against this bot."""

    game: str
    bot: str
    games: int
    won: int


class PlayedOpponentForm(TypedDict):
    """Games against somebody. `person`: the id of their profile, if it is public."""

    name: str
    person: str | None
    games: int
    won: int


class AccuracyForm(TypedDict):
    """The share of good decisions in an analysed game, from 0 to 1. The game is not linked: whoever
    has the link of a table can see its other players.
    """

    game: str
    at: int
    accuracy: float


class StreaksForm(TypedDict):
    """Games won in a row: now, and at most; days with a game in a row, at most."""

    now: int
    longest: int
    days: int


class RatingForm(TypedDict):
    """A rating: `shown` is `mu` minus three times `sigma`."""

    game: str
    seats: int
    mu: float
    sigma: float
    shown: float
    games: int


class RatingPointForm(TypedDict):
    """A rating after a game."""

    game: str
    seats: int
    at: int
    shown: float


class ProfileForm(TypedDict):
    """What somebody has played. Aborted games, lessons and games continued from a position are not
    counted. `you`: the profile is yours. `counted`: of how many latest games.
    """

    person: str
    name: str
    you: bool
    public: bool
    games: int
    won: int
    counted: int
    by_game: list[PlayedGameForm]
    by_seats: list[PlayedSeatsForm]
    by_bot: list[PlayedBotForm]
    by_opponent: list[PlayedOpponentForm]
    accuracy: list[AccuracyForm]
    streaks: StreaksForm
    ratings: list[RatingForm]
    rating_history: list[RatingPointForm]


class ArchivePlayerForm(TypedDict):
    """A seat of a finished game. `person`: the id of their profile, if it is public."""

    name: str
    bot: str | None
    you: bool
    person: str | None
    points: int
    place: int | None


class ArchiveGameForm(TypedDict):
    """A finished game of yours."""

    table: str
    game: str
    options: dict[str, str | int]
    players: list[ArchivePlayerForm]
    won: bool
    by: EndedBy
    whole: bool
    rated: bool
    moves: int
    accuracy: float | None
    started_at: int
    ended_at: int


class ArchiveForm(TypedDict):
    """Finished games, the latest first. `next`: the cursor of the next page; null: no more."""

    games: list[ArchiveGameForm]
    next: str | None


class StandingForm(TypedDict):
    """A line of the standings. People without a public profile have no name here. A bot's rating is
    fixed, and its name is its level.
    """

    kind: Literal["person", "program", "bot"]
    name: str | None
    person: str | None
    you: bool
    shown: float
    mu: float
    sigma: float
    games: int | None


class StandingsForm(TypedDict):
    """Who stands where, the strongest first; who has played too little is not listed: it takes
    `games_needed` rated games, against `opponents_needed` different opponents.
    """

    game: str
    seats: int
    games_needed: int
    opponents_needed: int
    standings: list[StandingForm]
