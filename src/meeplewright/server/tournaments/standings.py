"""Standings: the points of every player, and what decides between equal points.

docs/tournaments.md explains every tie-break in words; the names here are the keys of its table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from meeplewright.server.tournaments.model import Format, Game

WIN: Final = 12
"""Place points of the winner of a larger table; the last gets none."""
BYE_PLACE_POINTS: Final = Fraction(WIN, 2)

TIE_BREAKS: Final[Mapping[Format, tuple[str, ...]]] = {
    "swiss": ("buchholz", "berger", "direct"),
    "robin": ("berger", "direct"),
    "points": ("game", "margin"),
}


@dataclass(frozen=True, slots=True)
class Standing:
    """A line of the standings. Players who are equal in everything share a rank."""

    player: int
    rank: int
    points: Fraction
    ties: tuple[Fraction, ...]


def standings(form: Format, players: Iterable[int], games: Sequence[Game]) -> list[Standing]:
    """The players, best first. Games without a result do not count yet."""
    table = _Table(form, sorted(players), games)
    keys = {player: [table.points[player]] for player in table.players}
    for name in TIE_BREAKS[form]:
        values = _TIE_BREAKS[name](table, _equal(keys))
        for player, key in keys.items():
            key.append(values[player])
    ordered = sorted(table.players, key=lambda player: ([-part for part in keys[player]], player))
    ranks = [1 + sum(keys[other] > keys[player] for other in ordered) for player in ordered]
    return [
        Standing(player, rank, keys[player][0], tuple(keys[player][1:]))
        for player, rank in zip(ordered, ranks, strict=True)
    ]


def _equal(keys: Mapping[int, list[Fraction]]) -> list[list[int]]:
    """Groups of players that nothing has decided between so far."""
    groups: dict[tuple[Fraction, ...], list[int]] = {}
    for player, key in keys.items():
        groups.setdefault(tuple(key), []).append(player)
    return list(groups.values())


def points_in(form: Format, game: Game, seat: int) -> Fraction:
    """What a finished game gives the player in this seat."""
    assert game.places is not None
    place = game.places[seat]
    shared = game.places.count(place)
    if form == "points":
        return BYE_PLACE_POINTS if game.is_bye else _place_points(place, shared, len(game.players))
    if place != 1:
        return Fraction(0)
    return Fraction(1, shared)


def _place_points(place: int, shared: int, players: int) -> Fraction:
    """From 12 for the first down to 0 for the last in equal steps; tied players share theirs."""
    step = Fraction(WIN, players - 1)
    each = sum(WIN - step * (at - 1) for at in range(place, place + shared))
    return Fraction(each) / shared


class _Table:
    """The finished games, looked up by player, and the rounds in which each player has a game."""

    def __init__(self, form: Format, players: Sequence[int], games: Sequence[Game]) -> None:
        self.form = form
        self.players = players
        self.rounds = {game.round for game in games}
        self.rounds_of: dict[int, set[int]] = {player: set() for player in players}
        self.games: dict[int, list[tuple[Game, int]]] = {player: [] for player in players}
        for game in games:
            for seat, player in enumerate(game.players):
                self.rounds_of[player].add(game.round)
                if game.places is not None:
                    self.games[player].append((game, seat))
        self.points = {
            player: sum((points_in(form, *one) for one in self.games[player]), Fraction(0))
            for player in players
        }

    def against(self, player: int) -> list[tuple[int, Fraction]]:
        """The opponents of a player in games of two, and the points from them."""
        return [
            (game.players[1 - seat], points_in(self.form, game, seat))
            for game, seat in self.games[player]
            if not game.is_bye
        ]


Values = Mapping[int, Fraction]
Groups = Sequence[Sequence[int]]


def _buchholz(table: _Table, groups: Groups) -> Values:
    """The points of all opponents except the weakest (Buchholz cut 1).

    A bye counts as an opponent with one's own points, a round without a game as one with none.
    """

    def of(player: int) -> Fraction:
        points = [table.points[opponent] for opponent, _ in table.against(player)]
        byes = sum(game.is_bye for game, _ in table.games[player])
        missed = len(table.rounds - table.rounds_of[player])
        points += [table.points[player]] * byes + [Fraction(0)] * missed
        return sum(sorted(points)[1:], Fraction(0))

    return {player: of(player) for player in table.players}


def _berger(table: _Table, groups: Groups) -> Values:
    """The points of beaten opponents, and half the points of those one drew with."""
    return {
        player: sum((won * table.points[other] for other, won in table.against(player)), Fraction())
        for player in table.players
    }


def _direct(table: _Table, groups: Groups) -> Values:
    """The points from games among the equal players, if all of them have met each other."""
    values = dict.fromkeys(table.players, Fraction(0))
    for group in groups:
        among = {
            player: [(other, won) for other, won in table.against(player) if other in group]
            for player in group
        }
        if all(len({other for other, _ in met}) == len(group) - 1 for met in among.values()):
            for player, met in among.items():
                values[player] = sum((won for _, won in met), Fraction(0))
    return values


def _game_points(table: _Table, groups: Groups) -> Values:
    """The points of all games."""
    return {
        player: Fraction(sum(game.points[seat] for game, seat in games if game.points is not None))
        for player, games in table.games.items()
    }


def _margin(table: _Table, groups: Groups) -> Values:
    """How far one was ahead of the best of the others, or behind, over all games."""
    return {
        player: Fraction(sum(_lead(game, seat) for game, seat in games))
        for player, games in table.games.items()
    }


def _lead(game: Game, seat: int) -> int:
    if game.points is None:
        return 0
    others = [points for at, points in enumerate(game.points) if at != seat]
    return game.points[seat] - max(others, default=game.points[seat])


_TIE_BREAKS: Final[Mapping[str, Callable[[_Table, Groups], Values]]] = {
    "buchholz": _buchholz,
    "berger": _berger,
    "direct": _direct,
    "game": _game_points,
    "margin": _margin,
}
