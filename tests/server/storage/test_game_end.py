"""The end of a game: its rows and ratings, written once and together with it."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from meeplewright.server.errors import Conflict
from meeplewright.server.ratings import GAMES_PER_DAY, NEWCOMER
from meeplewright.server.settings import Settings
from meeplewright.server.storage import PersonRow, SeatRow, Store
from meeplewright.server.storage.played_repository import GameFilter
from meeplewright.server.storage.rows import PlayedRow
from tests.server.storage.builders import a_person, a_row, add, entries

pytestmark = pytest.mark.anyio

CITY = {"points": 8, "for": "city"}
ROAD = {"points": 2, "for": "road"}


def result(**changes: Any) -> dict[str, Any]:
    """Seat 0 won."""
    items = [[CITY, CITY, ROAD], [ROAD]]
    usual = {"points": [18, 2], "items": items, "winners": [0], "by": "points", "lost": []}
    return {**usual, **changes}


async def seated(store: Store, *players: PersonRow | str, **changes: Any) -> str:
    """A rated table of Carcassonne with these people and bots; returns its id."""
    row = replace(a_row(game="carcassonne", status="running"), **{"rated": True, **changes})
    seats = [
        SeatRow(table_id=row.id, seat=seat, kind="bot", bot=player)
        if isinstance(player, str)
        else SeatRow(
            table_id=row.id, seat=seat, kind="person", person_id=player.id, name=player.name
        )
        for seat, player in enumerate(players)
    ]
    await store.tables.create(row, seats)
    return row.id


async def end(store: Store, table: str, **changes: Any) -> None:
    await add(store, table, 0, 3, status="finished", result=result(**changes))


async def games_of(store: Store, person: PersonRow) -> list[PlayedRow]:
    return await store.played.of_person(person.id, 100)


async def test_the_end_of_a_game_writes_a_row_for_every_seat(any_store: Store) -> None:
    ada, bob = await a_person(any_store, "Ada"), await a_person(any_store, "Bob")
    table = await seated(any_store, ada, bob, rated=False)
    await end(any_store, table)
    (row,) = await games_of(any_store, ada)
    assert (row.place, row.won, row.points, row.margin) == (1, True, 18, 16)
    assert row.sources == {"city": 16, "road": 2}
    assert (row.game, row.seats, row.by, row.moves) == ("carcassonne", 2, "points", 3)
    assert (row.started_at, row.ended_at, row.whole) == (1001, 1003, True)
    assert (row.rated, row.mu) == (False, None)
    (other,) = await games_of(any_store, bob)
    assert (other.place, other.won, other.margin) == (2, False, -16)
    assert await any_store.played.ratings_of(ada.id) == []


async def test_a_rated_game_changes_both_ratings_in_the_same_transaction(any_store: Store) -> None:
    ada, bob = await a_person(any_store, "Ada"), await a_person(any_store, "Bob")
    table = await seated(any_store, ada, bob)
    await end(any_store, table)
    (winner,) = await any_store.played.ratings_of(ada.id)
    (loser,) = await any_store.played.ratings_of(bob.id)
    assert winner.mu > NEWCOMER.mu > loser.mu and winner.games == loser.games == 1
    (row,) = await games_of(any_store, ada)
    assert (row.rated, row.mu, row.sigma) == (True, winner.mu, winner.sigma)


async def test_a_game_counts_once_however_often_its_end_is_sent(
    any_store: Store, database_url: str
) -> None:
    """Two processes end the same game; so does one that did not hear of its own commit."""
    ada, bob = await a_person(any_store, "Ada"), await a_person(any_store, "Bob")
    table = await seated(any_store, ada, bob)
    other = await Store.open(Settings(database=database_url))

    async def send(store: Store) -> bool:
        try:
            await end(store, table)
        except Conflict:
            return False
        return True

    sent = await asyncio.gather(*(send(store) for store in (any_store, other) for _ in range(3)))
    await other.close()
    assert sum(sent) == 1
    (rating,) = await any_store.played.ratings_of(ada.id)
    assert rating.games == 1 and len(await games_of(any_store, ada)) == 1


async def test_games_of_one_person_that_end_at_once_all_count(
    any_store: Store, database_url: str
) -> None:
    ada = await a_person(any_store, "Ada")
    others = [await a_person(any_store, f"Bob {number}") for number in range(6)]
    tables = [
        await seated(any_store, *((ada, other) if number % 2 else (other, ada)))
        for number, other in enumerate(others)
    ]
    second = await Store.open(Settings(database=database_url))
    await asyncio.gather(
        *(end((any_store, second)[number % 2], table) for number, table in enumerate(tables))
    )
    await second.close()
    (rating,) = await any_store.played.ratings_of(ada.id)
    assert rating.games == len(tables)
    assert {row.rated for row in await games_of(any_store, ada)} == {True}


async def test_bots_keep_their_strength_and_an_unmeasured_one_stops_the_rating(
    any_store: Store,
) -> None:
    ada = await a_person(any_store, "Ada")
    await end(any_store, await seated(any_store, ada, "club"))
    (against_club,) = await any_store.played.ratings_of(ada.id)
    assert against_club.games == 1
    await end(any_store, await seated(any_store, ada, "random"))
    (after,) = await any_store.played.ratings_of(ada.id)
    assert after == against_club


@pytest.mark.parametrize(
    ("changes", "counts"),
    [
        ({"by": "resignation", "lost": [1], "items": [[], []]}, True),
        ({"by": "time", "lost": [1], "items": [[], []]}, True),
        ({"by": "aborted", "winners": [], "items": [[], []]}, False),
    ],
)
async def test_resignations_and_losses_on_time_count_and_aborted_games_do_not(
    any_store: Store, changes: dict[str, Any], counts: bool
) -> None:
    ada, bob = await a_person(any_store, "Ada"), await a_person(any_store, "Bob")
    await end(any_store, await seated(any_store, ada, bob), **changes)
    assert bool(await any_store.played.ratings_of(ada.id)) is counts
    (row,) = await games_of(any_store, bob)
    assert row.place == (2 if counts else None) and row.rated is counts


async def test_a_seat_that_resigned_comes_last_whatever_its_points(any_store: Store) -> None:
    people = [await a_person(any_store, name) for name in ("Ada", "Bob", "Cleo")]
    table = await seated(any_store, *people)
    ended = result(points=[50, 20, 30], items=[[], [], []], winners=[2], lost=[0])
    await add(any_store, table, 0, status="finished", result=ended)
    places = [(await games_of(any_store, person))[0].place for person in people]
    assert places == [3, 2, 1]


async def test_two_people_are_rated_with_each_other_only_a_few_times_a_day(
    any_store: Store,
) -> None:
    ada, bob, cleo = [await a_person(any_store, name) for name in ("Ada", "Bob", "Cleo")]
    for _ in range(GAMES_PER_DAY + 2):
        await end(any_store, await seated(any_store, ada, bob))
    (rating,) = await any_store.played.ratings_of(ada.id)
    assert rating.games == GAMES_PER_DAY
    await end(any_store, await seated(any_store, ada, cleo))
    (rating,) = await any_store.played.ratings_of(ada.id)
    assert rating.games == GAMES_PER_DAY + 1


async def test_a_bot_with_a_style_counts_as_its_level(any_store: Store) -> None:
    """It has that strength, and other styles are not other opponents."""
    ada, bob = await a_person(any_store, "Ada"), await a_person(any_store, "Bob")
    await end(any_store, await seated(any_store, ada, "club+farmer"))
    await end(any_store, await seated(any_store, bob, "club"))
    (styled,), (plain,) = [await any_store.played.ratings_of(one.id) for one in (ada, bob)]
    assert (styled.mu, styled.sigma, styled.games) == (plain.mu, plain.sigma, 1)
    for style in ("knight", "saver") * GAMES_PER_DAY:
        await end(any_store, await seated(any_store, ada, f"club+{style}"))
    (styled,) = await any_store.played.ratings_of(ada.id)
    assert styled.games == GAMES_PER_DAY
    (standing,) = [
        one for one in await any_store.played.standings("carcassonne", 2, 2, 10) if one.opponents
    ]
    assert standing.opponents == 1
    tables = [row.table_id for row in await games_of(any_store, ada)]
    players = await any_store.played.players(tables)
    assert {seats[1].bot for seats in players.values()} == {"club"}


async def test_a_person_with_several_seats_has_one_game(any_store: Store) -> None:
    """People around one screen share an identity: their games are not the owner's."""
    ada = await a_person(any_store, "Ada")
    table = await seated(any_store, replace(ada, name="Grandpa"), ada, rated=False)
    await end(any_store, table)
    (row,) = await games_of(any_store, ada)
    assert row.seat == 1 and not row.won


async def test_plans_and_games_from_a_position_are_told_apart(any_store: Store) -> None:
    ada, bob = await a_person(any_store, "Ada"), await a_person(any_store, "Bob")
    plan = await seated(any_store, ada, bob, plan=True, rated=False)
    await end(any_store, plan)
    assert await games_of(any_store, ada) == []
    row = replace(a_row(game="carcassonne", status="running"))
    seats = [SeatRow(table_id=row.id, seat=0, kind="person", person_id=ada.id, name="Ada")]
    await any_store.tables.create(row, [*seats, replace(seats[0], seat=1, name="")], {"at": 1})
    await end(any_store, row.id)
    assert [one.whole for one in await games_of(any_store, ada)] == [False]


async def test_whoever_is_forgotten_leaves_games_without_a_name(any_store: Store) -> None:
    ada, bob = await a_person(any_store, "Ada"), await a_person(any_store, "Bob")
    table = await seated(any_store, ada, bob)
    await end(any_store, table)
    await any_store.people.forget(ada.id)
    assert await games_of(any_store, ada) == []
    assert await any_store.played.ratings_of(ada.id) == []
    players = (await any_store.played.players([table]))[table]
    assert [(one.name, one.person_id) for one in players] == [("", None), ("Bob", None)]
    assert len(await any_store.played.ratings_of(bob.id)) == 1


async def test_a_game_in_which_somebody_was_forgotten_does_not_count(any_store: Store) -> None:
    ada, bob = await a_person(any_store, "Ada"), await a_person(any_store, "Bob")
    table = await seated(any_store, ada, bob)
    await any_store.people.forget(bob.id)
    await end(any_store, table)
    assert await any_store.played.ratings_of(ada.id) == []
    assert [row.rated for row in await games_of(any_store, ada)] == [False]


async def test_a_finished_analysis_adds_the_share_of_good_decisions(any_store: Store) -> None:
    from meeplewright.server.storage import AnalysisRow

    ada, bob = await a_person(any_store, "Ada"), await a_person(any_store, "Bob")
    table = await seated(any_store, ada, bob)
    await end(any_store, table)
    row = AnalysisRow(id="a" * 64, table_id=table, asked_at=1, entries=3, record="…")
    await any_store.analyses.request(row)
    await any_store.analyses.take("me", 1, 2)
    grades = {"best": 2, "good": 1, "inaccuracy": 0, "mistake": 1, "blunder": 0}
    body = {"summaries": [{"seat": 0, "decisions": 4, "grades": grades}]}
    assert await any_store.analyses.finish(row.id, "me", body)
    assert [one.accuracy for one in await games_of(any_store, ada)] == [0.75]
    assert [one.accuracy for one in await games_of(any_store, bob)] == [None]


async def test_the_archive_finds_what_was_asked_for(any_store: Store) -> None:
    ada, bob = await a_person(any_store, "Ada"), await a_person(any_store, "100% Bob_")
    with_bob = await seated(any_store, ada, bob)
    with_bot = await seated(any_store, ada, "club+farmer", rated=False)
    await end(any_store, with_bob)
    await add(any_store, with_bot, 0, 9, status="finished", result=result(winners=[1]))

    async def found(**wanted: Any) -> list[str]:
        rows = await any_store.played.find(ada.id, GameFilter(**wanted), None, 10)
        return [row.table_id for row in rows]

    assert await found() == [with_bot, with_bob]
    assert await found(who="100% bob_") == [with_bob]
    assert await found(who="%") == [with_bob]
    assert await found(who="_") == [with_bob]
    assert await found(who="Ada") == []
    assert await found(who="'; DROP TABLE played; --") == []
    assert await found(bot="club") == await found(bot="club+farmer") == [with_bot]
    assert await found(bot="casual") == []
    assert await found(result="won") == [with_bob]
    assert await found(result="lost") == [with_bot]
    assert await found(rated=True) == [with_bob]
    assert await found(shortest=4) == [with_bot]
    assert await found(longest=4) == [with_bob]
    assert await found(seats=3) == []
    assert await found(since=1_004) == [with_bot]
    assert await found(until=1_004) == [with_bob]
    assert await found(game="keyflower") == []


async def test_pages_of_the_archive_have_every_game_once(any_store: Store) -> None:
    ada, bob = await a_person(any_store, "Ada"), await a_person(any_store, "Bob")
    tables = [await seated(any_store, ada, bob, rated=False) for _ in range(7)]
    for table in tables:
        await end(any_store, table)  # all at the same time
    seen: list[str] = []
    before = None
    while rows := await any_store.played.find(ada.id, GameFilter(), before, 3):
        seen += [row.table_id for row in rows]
        before = (rows[-1].ended_at, rows[-1].table_id)
    assert sorted(seen) == sorted(tables) and len(seen) == len(set(seen))


async def test_nothing_is_stored_if_the_end_cannot_be(any_store: Store) -> None:
    """A wrong version: the whole end is refused."""
    ada, bob = await a_person(any_store, "Ada"), await a_person(any_store, "Bob")
    table = await seated(any_store, ada, bob)
    await add(any_store, table, 0, 1)
    with pytest.raises(Conflict):
        await end(any_store, table)
    assert await games_of(any_store, ada) == []
    assert await any_store.log.tail(table, 0) == entries(0, 1)
