"""Standings and tie-breaks, with examples worked out by hand."""

from fractions import Fraction
from typing import Any

import pytest

from meeplewright.server.tournaments import Format, Game, score_of, standings

HALF = Fraction(1, 2)


def won(number: int, winner: int, loser: int) -> Game:
    return Game(number, (winner, loser), (1, 2))


def drew(number: int, a: int, b: int) -> Game:
    return Game(number, (a, b), (1, 1))


def bye(number: int, player: int) -> Game:
    return Game(number, (player,), (1,))


def lines(form: Format, people: int, games: list[Game]) -> list[tuple[Any, ...]]:
    """Rank, player, points and tie-breaks."""
    return [
        (line.rank, line.player, line.points, *line.ties)
        for line in standings(form, range(1, people + 1), games)
    ]


def test_a_swiss_tournament_of_four() -> None:
    """Three rounds, so everybody meets everybody. Points: 1 has 2½, 2 has 2, 3 has 1½, 4 has 0.

    Buchholz cut 1 of player 1: opponents have 2, 1½ and 0; without the 0 that is 3½.
    Sonneborn-Berger of player 1: beat 2 (2) and 4 (0), drew with 3 (half of 1½): 2¾.
    """
    games = [won(1, 1, 2), won(1, 3, 4), won(2, 2, 3), won(2, 1, 4), drew(3, 1, 3), won(3, 2, 4)]
    assert lines("swiss", 4, games) == [
        (1, 1, Fraction(5, 2), Fraction(7, 2), Fraction(11, 4), 0),
        (2, 2, 2, 4, Fraction(3, 2), 0),
        (3, 3, Fraction(3, 2), Fraction(9, 2), Fraction(5, 4), 0),
        (4, 4, 0, Fraction(9, 2), 0, 0),
    ]


def test_the_strength_of_opponents_decides_between_equal_points() -> None:
    """1 and 2 have one win each; 1 beat the one who won the other game."""
    games = [won(1, 1, 3), won(1, 2, 4), won(2, 3, 5), bye(2, 4)]
    ranks = {player: rank for rank, player, *_ in lines("swiss", 5, games)}
    # Both missed round 2, which the cut removes; their opponents 3 and 4 have one point each.
    assert ranks[1] == ranks[2]
    games[3] = won(2, 6, 4)
    ranks = {player: rank for rank, player, *_ in lines("swiss", 6, games)}
    assert ranks[1] < ranks[2]


def test_a_bye_counts_as_an_opponent_with_ones_own_points() -> None:
    """1: bye, then lost to 2, who has 2. Opponents: itself (1) and 2 (2); without the 1: 2."""
    games = [bye(1, 1), won(1, 2, 3), won(2, 2, 1), bye(2, 3)]
    found = {player: rest for _, player, *rest in lines("swiss", 3, games)}
    assert found[1] == [1, 2, 0, 0]
    assert found[3] == [1, 2, 0, 0]


def test_missed_rounds_give_no_points_and_no_buchholz() -> None:
    """4 entered after round 1 and beat 1, who has 1 point; the missed round is cut."""
    games = [won(1, 1, 2), bye(1, 3), won(2, 4, 1), won(2, 3, 2)]
    found = {player: rest for _, player, *rest in lines("swiss", 4, games)}
    assert found[4][:2] == [1, 1]
    games += [won(3, 4, 2), won(3, 3, 1)]
    found = {player: rest for _, player, *rest in lines("swiss", 4, games)}
    assert found[4][:2] == [2, 1]  # opponents 1 (1 point) and 2 (none), and a missed round


def test_games_without_a_result_do_not_count() -> None:
    games = [won(1, 1, 2), Game(2, (1, 2))]
    assert [line[:3] for line in lines("swiss", 2, games)] == [(1, 1, 1), (2, 2, 0)]


def test_the_direct_game_decides_if_everything_else_is_equal() -> None:
    """1 and 2 have 1 point each and beat somebody with 1 point; 1 beat 2."""
    games = [won(1, 1, 2), won(1, 3, 6), won(2, 3, 1), won(2, 2, 4), won(3, 4, 5)]
    assert [line[:5] for line in lines("robin", 6, games)][:4] == [
        (1, 3, 2, 1, 0),
        (2, 1, 1, 1, 1),
        (3, 2, 1, 1, 0),
        (4, 4, 1, 0, 0),
    ]


def test_direct_games_decide_nothing_if_some_have_not_met() -> None:
    """All have 1 point and a Sonneborn-Berger of 1."""
    games = [won(1, 2, 1), won(1, 3, 4), won(2, 1, 3), won(2, 4, 2)]
    table = lines("robin", 4, games)
    assert [line[2:4] for line in table] == [(1, 1)] * 4
    assert {line[0] for line in table} == {1}  # 1 never met 4: the direct games decide nothing
    games += [won(3, 1, 4), won(3, 2, 3)]
    # 1 and 2 have 2 points. 1 beat 3 (1) and 4 (1), 2 beat 1 (2) and 3 (1).
    assert [line[:4] for line in lines("robin", 4, games)][:2] == [(1, 2, 2, 3), (2, 1, 2, 2)]


def test_three_who_beat_each_other_in_a_circle_share_a_rank() -> None:
    games = [won(1, 1, 2), won(1, 3, 4), won(2, 2, 3), won(2, 1, 4), won(3, 3, 1), won(3, 2, 4)]
    assert [line[0] for line in lines("robin", 4, games)] == [1, 1, 1, 4]


def test_both_can_lose() -> None:
    assert [line[2] for line in lines("swiss", 2, [Game(1, (1, 2), (2, 2))])] == [0, 0]


@pytest.mark.parametrize(
    ("places", "points"),
    [
        ((1, 2, 3), [12, 6, 0]),
        ((1, 2, 3, 4), [12, 8, 4, 0]),
        ((1, 2, 3, 4, 5), [12, 9, 6, 3, 0]),
        ((1, 1, 3, 4), [10, 10, 4, 0]),
        ((1, 2, 2, 2), [12, 4, 4, 4]),
        ((1, 1, 1), [6, 6, 6]),
        ((1, 2, 3, 4, 5, 6), [12, 9.6, 7.2, 4.8, 2.4, 0]),
    ],
)
def test_places_at_larger_tables_give_points_in_equal_steps(
    places: tuple[int, ...], points: list[float]
) -> None:
    people = len(places)
    table = lines("points", people, [Game(1, tuple(range(1, people + 1)), places)])
    assert {line[1]: float(line[2]) for line in table} == dict(
        zip(range(1, people + 1), points, strict=True)
    )


def test_game_points_and_then_the_margin_decide_between_equal_places() -> None:
    """1 and 4 won with 50 points each; 1 was 10 ahead of the second, 4 was 5 ahead.

    2 and 5 were second; 5 has more game points.
    """
    games = [
        Game(1, (1, 2, 3), (1, 2, 3), (50, 40, 30)),
        Game(1, (4, 5, 6), (1, 2, 3), (50, 45, 30)),
        Game(1, (7,), (1,)),
    ]
    assert lines("points", 7, games) == [
        (1, 1, 12, 50, 10),
        (2, 4, 12, 50, 5),
        (3, 5, 6, 45, -5),
        (4, 2, 6, 40, -10),
        (5, 7, 6, 0, 0),
        (6, 3, 0, 30, -20),
        (6, 6, 0, 30, -20),
    ]


@pytest.mark.parametrize(
    ("result", "places", "points"),
    [
        ({"points": [30, 40], "winners": [1]}, [2, 1], [30, 40]),
        ({"points": [30, 30], "winners": [0, 1]}, [1, 1], [30, 30]),
        ({"points": [30, 30], "winners": [1]}, [2, 1], [30, 30]),  # a tie-breaker of the game
        (
            {"points": [9, 1], "winners": [1], "by": "resignation", "lost": [0]},
            [2, 1],
            [0, 1],
        ),
        (
            {"points": [90, 20, 80, 30], "winners": [3], "by": "points", "lost": [0, 2]},
            [3, 2, 3, 1],
            [0, 20, 0, 30],
        ),
    ],
)
def test_the_result_of_a_table_counts_by_places(
    result: dict[str, object], places: list[int], points: list[int]
) -> None:
    score = score_of(result)
    assert score is not None
    assert (score["places"], score["points"]) == (places, points)


def test_an_aborted_game_counts_for_nobody() -> None:
    assert score_of({"points": [1, 0], "winners": [], "by": "aborted", "lost": []}) is None
