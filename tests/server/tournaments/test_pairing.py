"""Pairings: no repeated opponents while that is possible, fair byes, balanced seats."""

from collections import Counter
from functools import cache
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from meeplewright.server.tournaments import Game, NotEnoughPlayers, next_round, rounds_of_robin
from meeplewright.server.tournaments.matching import least_cost_pairs
from meeplewright.server.tournaments.model import times_bye, times_in_seat, times_met
from meeplewright.server.tournaments.standings import standings
from meeplewright.server.tournaments.tables import sizes_for

seeds = st.integers(0, 2**32)


def decided(number: int, tables: list[tuple[int, ...]], luck: Random) -> list[Game]:
    """A round whose games ended by chance; of two players one in four ties."""
    games = []
    for players in tables:
        points = tuple(luck.randrange(4) for _ in players)
        places = tuple(1 + sum(other > one for other in points) for one in points)
        games.append(Game(number, players, places, points))
    return games


def least_by_force(count: int, cost: dict[tuple[int, int], int]) -> int:
    @cache
    def least(left: tuple[int, ...]) -> int:
        if not left:
            return 0
        first, *rest = left
        return min(
            cost[first, other] + least(tuple(one for one in rest if one != other)) for other in rest
        )

    return least(tuple(range(count)))


@settings(deadline=None)
@given(seeds, st.sampled_from([2, 4, 6, 8]), st.sampled_from([2, 5, 100, 10**30]))
def test_the_matching_has_the_least_cost_of_all(seed: int, count: int, most: int) -> None:
    luck = Random(seed)
    cost = {}
    for a, b in combinations(range(count), 2):
        cost[a, b] = cost[b, a] = luck.randrange(most)
    pairs = least_cost_pairs(count, lambda a, b: cost[a, b])
    assert sorted(one for pair in pairs for one in pair) == list(range(count))
    assert sum(cost[pair] for pair in pairs) == least_by_force(count, cost)


def can_pair(players: frozenset[int], met: Counter[tuple[int, int]], rested: set[int]) -> bool:
    """Whether some pairing repeats nothing: no opponents, no bye. By trying all."""

    @cache
    def paired(left: frozenset[int]) -> bool:
        if not left:
            return True
        first = min(left)
        rest = left - {first}
        return any((first, other) not in met and paired(rest - {other}) for other in rest)

    if len(players) % 2 == 0:
        return paired(players)
    return any(paired(players - {one}) for one in players - rested)


@settings(deadline=None, max_examples=40)
@given(seeds, st.integers(2, 9), st.integers(1, 9))
def test_a_swiss_round_repeats_nothing_while_that_is_possible(
    seed: int, people: int, rounds: int
) -> None:
    """With late entrants and withdrawals."""
    luck = Random(seed)
    entered = list(range(1, people + 1))
    playing = set(entered)
    games: list[Game] = []
    for number in range(1, rounds + 1):
        if luck.random() < 0.2:
            entered.append(len(entered) + 1)
            playing.add(entered[-1])
        if luck.random() < 0.2 and len(playing) > 2:
            playing.remove(luck.choice(sorted(playing)))
        met, byes = times_met(games), times_bye(games)
        tables = next_round("swiss", entered, playing, games)
        assert sorted(one for table in tables for one in table) == sorted(playing)
        assert all(len(table) == 2 for table in tables[:-1])
        repeats = [table for table in tables if len(table) == 2 and met[min(table), max(table)]]
        second_byes = [table for table in tables if len(table) == 1 and byes[table[0]]]
        if can_pair(frozenset(playing), met, set(byes)):
            assert not repeats and not second_byes
        if second_byes:
            assert set(byes) >= playing
        games += decided(number, tables, luck)


def test_the_bye_goes_to_the_lowest_who_had_none() -> None:
    games = [
        Game(1, (1, 2), (1, 2)),
        Game(1, (3, 4), (1, 2)),
        Game(1, (5,), (1,)),
    ]
    order = [line.player for line in standings("swiss", range(1, 6), games)]
    lowest = next(player for player in reversed(order) if player != 5)
    assert next_round("swiss", range(1, 6), range(1, 6), games)[-1] == (lowest,)


def test_players_with_equal_points_meet() -> None:
    games = [Game(1, (a, a + 4), (1, 2)) for a in range(1, 5)]
    tables = next_round("swiss", range(1, 9), range(1, 9), games)
    assert {frozenset(table) for table in tables[:2]} == {frozenset({1, 3}), frozenset({2, 4})}
    assert {frozenset(table) for table in tables[2:]} == {frozenset({5, 7}), frozenset({6, 8})}


def test_sixty_four_players_are_paired_for_many_rounds() -> None:
    games: list[Game] = []
    luck, everybody = Random(4), range(1, 64)
    for number in range(1, 8):
        games += decided(number, next_round("swiss", everybody, everybody, games), luck)
    assert max(times_met(games).values()) == 1
    assert max(times_bye(games).values()) == 1
    seats = times_in_seat(games)
    assert max(abs(seats[one, 0] - seats[one, 1]) for one in everybody) <= 3


@pytest.mark.parametrize("people", [2, 3, 4, 5, 6, 7, 8, 11, 16])
def test_in_a_round_robin_everybody_meets_everybody_once(people: int) -> None:
    games: list[Game] = []
    everybody = range(1, people + 1)
    for number in range(1, rounds_of_robin(people) + 1):
        games += decided(number, next_round("robin", everybody, everybody, games), Random(number))
    assert times_met(games) == Counter(combinations(everybody, 2))
    assert times_bye(games) == Counter(everybody if people % 2 else ())


def test_a_late_entrant_takes_the_free_place_of_a_round_robin() -> None:
    first = decided(1, next_round("robin", [1, 2, 3], {1, 2, 3}, []), Random(1))
    second = decided(2, next_round("robin", [1, 2, 3, 4], {1, 2, 3, 4}, first), Random(2))
    third = decided(3, next_round("robin", [1, 2, 3, 4], {1, 2, 3, 4}, first + second), Random(3))
    met = times_met(first + second + third)
    assert {met[pair] for pair in combinations([1, 2, 3], 2)} == {1}
    assert times_bye(second + third) == Counter()


def test_opponents_of_somebody_who_withdrew_from_a_round_robin_have_a_bye() -> None:
    games: list[Game] = []
    for number in range(1, 4):
        games += decided(number, next_round("robin", [1, 2, 3, 4], {1, 2, 3}, games), Random(1))
    assert times_bye(games) == Counter([1, 2, 3])


@pytest.mark.parametrize(
    ("players", "allowed", "sizes"),
    [
        (3, {3, 4}, [3]),
        (6, {3, 4}, [3, 3]),
        (7, {3, 4}, [4, 3]),
        (9, {3, 4, 5}, [5, 4]),
        (10, {3, 4}, [4, 3, 3]),
        (5, {3, 4}, None),
        (2, {3, 4}, None),
        (64, {3, 4, 5}, [5] * 12 + [4]),
    ],
)
def test_tables_are_few_and_of_equal_size(
    players: int, allowed: set[int], sizes: list[int] | None
) -> None:
    assert sizes_for(players, allowed) == sizes


@settings(deadline=None, max_examples=25)
@given(seeds, st.integers(3, 20), st.integers(1, 5), st.sampled_from([{3}, {3, 4}, {3, 4, 5}]))
def test_rounds_at_larger_tables_seat_everybody(
    seed: int, people: int, rounds: int, sizes: set[int]
) -> None:
    luck = Random(seed)
    games: list[Game] = []
    everybody = range(1, people + 1)
    for number in range(1, rounds + 1):
        byes = times_bye(games)
        tables = next_round("points", everybody, everybody, games, sizes)
        assert sorted(one for table in tables for one in table) == list(everybody)
        large = [len(table) for table in tables if len(table) > 1]
        assert set(large) <= sizes and max(large) - min(large) <= 1
        resting = [table[0] for table in tables if len(table) == 1]
        if resting:  # nobody rests again while somebody has rested less
            assert max(byes[one] for one in resting) <= min(
                byes[one] for one in everybody if one not in resting
            )
        games += decided(number, tables, luck)


@pytest.mark.parametrize(("people", "size", "rounds"), [(9, 3, 4), (16, 4, 4), (25, 5, 3)])
def test_opponents_at_larger_tables_are_new(people: int, size: int, rounds: int) -> None:
    """Nine in threes and sixteen in fours are known to be possible for so many rounds."""
    games: list[Game] = []
    everybody = range(1, people + 1)
    for number in range(1, rounds + 1):
        tables = next_round("points", everybody, everybody, games, {size})
        games += decided(number, tables, Random(number))
    met = times_met(games)
    assert sum(often - 1 for often in met.values()) <= people // 2
    assert max(times_met(games[: 2 * people // size]).values()) == 1


def test_seats_at_larger_tables_are_balanced() -> None:
    games: list[Game] = []
    for number in range(1, 5):
        tables = next_round("points", range(1, 5), range(1, 5), games, {4})
        games += decided(number, tables, Random(number))
    assert set(times_in_seat(games).values()) == {1}


def test_too_few_players_make_no_round() -> None:
    for form, people, sizes in (("swiss", 1, ()), ("robin", 1, ()), ("points", 2, (3, 4))):
        with pytest.raises(NotEnoughPlayers):
            next_round(form, range(people), range(people), [], sizes)  # type: ignore[arg-type]
    with pytest.raises(NotEnoughPlayers):
        next_round("swiss", [1, 2, 3], [3], [])
