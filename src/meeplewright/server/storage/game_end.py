"""What is stored when a game ends, in the transaction of its last entries: a row for every seat,
and the new ratings of its players.

A game ends once: the log accepts its last entries from one writer, and a game that is over stays
over. So nothing is counted twice, also with several processes and after a crash.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import asdict, replace
from typing import Any

from sqlalchemy import Connection, bindparam, case, exists, func, insert, select, update

from meeplewright.bots import without_style
from meeplewright.core.strengths import Strength
from meeplewright.server.ratings import (
    DAY_MS,
    GAMES_PER_DAY,
    NEWCOMER,
    Rated,
    rated_after,
    strength_of_bot,
)
from meeplewright.server.storage.rows import PlayedRow
from meeplewright.server.storage.schema import (
    beginnings,
    log,
    people,
    played,
    ratings,
    seats,
    tables,
)
from meeplewright.server.storage.upsert import insert_missing
from meeplewright.server.tablegame.endings import ended_by

ENDED = select(
    tables.c.id,
    tables.c.game,
    tables.c.result,
    tables.c.rated,
    exists().where(beginnings.c.table_id == tables.c.id).label("continued"),
).where(
    tables.c.id.in_(bindparam("ids", expanding=True)),
    tables.c.plan.is_(False),
    tables.c.status == "finished",
)
SITTING = (
    select(seats, people.c.name.label("called"))
    .outerjoin(people, people.c.id == seats.c.person_id)
    .where(seats.c.table_id.in_(bindparam("ids", expanding=True)))
    .order_by(seats.c.table_id, seats.c.seat)
)
LENGTHS = (
    select(
        log.c.table_id,
        func.min(log.c.at).label("started_at"),
        func.max(log.c.at).label("ended_at"),
        func.sum(case((log.c.kind == "do", 1), else_=0)).label("moves"),
    )
    .where(log.c.table_id.in_(bindparam("ids", expanding=True)))
    .group_by(log.c.table_id)
)
KNOWN = (
    select(ratings)
    .where(ratings.c.person_id.in_(bindparam("people", expanding=True)))
    .order_by(ratings.c.person_id, ratings.c.game, ratings.c.seats)
    .with_for_update()
)
RATE = (
    update(ratings)
    .where(
        ratings.c.person_id == bindparam("of"),
        ratings.c.game == bindparam("in_game"),
        ratings.c.seats == bindparam("with_seats"),
    )
    .values(
        mu=bindparam("mu"),
        sigma=bindparam("sigma"),
        games=bindparam("games"),
        updated_at=bindparam("updated_at"),
    )
)


def write_ends(connection: Connection, table_ids: Collection[str]) -> None:
    """Store the ends of these games; their logs and results are already written."""
    ids = {"ids": sorted(table_ids)}
    sitting = _grouped(connection.execute(SITTING, ids))
    lengths = {row.table_id: row for row in connection.execute(LENGTHS, ids)}
    ended = sorted(connection.execute(ENDED, ids), key=lambda table: table.id)
    rows = {
        table.id: rows_of(table, sitting[table.id], lengths[table.id])
        for table in ended
        if table.result is not None and table.id in sitting
    }
    ratable = [table.id for table in ended if table.rated and _can_count(rows.get(table.id, []))]
    _rate(connection, rows, ratable)
    if stored := [asdict(row) for of_table in rows.values() for row in of_table]:
        connection.execute(insert(played), stored)


def _grouped(found: Iterable[Any]) -> dict[str, list[Any]]:
    grouped: dict[str, list[Any]] = {}
    for row in found:
        grouped.setdefault(row.table_id, []).append(row)
    return grouped


# -- the rows ---------------------------------------------------------------------------------


def rows_of(table: Any, sitting: Sequence[Any], length: Any) -> list[PlayedRow]:
    """A row for every seat of a finished game, without ratings."""
    result: dict[str, Any] = table.result
    places = places_of(result)
    own = owners(sitting)
    points = result["points"]
    return [
        PlayedRow(
            table_id=table.id,
            seat=seat.seat,
            person_id=own.get(seat.seat),
            bot=None if seat.kind != "bot" or seat.bot is None else without_style(seat.bot),
            game=table.game,
            seats=len(points),
            points=points[seat.seat],
            place=places[seat.seat],
            margin=points[seat.seat] - _best_other(points, seat.seat),
            won=seat.seat in result["winners"],
            sources=sources_of(result["items"][seat.seat]),
            by=ended_by(result),
            whole=not table.continued,
            rated=False,
            moves=int(length.moves),
            started_at=length.started_at,
            ended_at=length.ended_at,
        )
        for seat in sitting
    ]


def _best_other(points: Sequence[int], seat: int) -> int:
    return max((had for other, had in enumerate(points) if other != seat), default=0)


def owners(sitting: Sequence[Any]) -> dict[int, str]:
    """Each person has one seat: the one with their name, or else their first. Other seats of theirs
    are for others at the same screen.
    """
    found: dict[str, int] = {}
    for seat in reversed(sitting):
        if seat.person_id is not None:
            found[seat.person_id] = seat.seat
    for seat in reversed(sitting):
        if seat.person_id is not None and seat.name == seat.called:
            found[seat.person_id] = seat.seat
    return {seat: person for person, seat in found.items()}


def places_of(result: Mapping[str, Any]) -> list[int | None]:
    """The place of every seat: winners, then by points, at last the seats that lost before the end.
    None: the game was aborted.
    """
    points, winners, lost = result["points"], result["winners"], result.get("lost", [])
    if ended_by(dict(result)) == "aborted":
        return [None] * len(points)
    keys = [
        (seat in winners, seat not in lost, 0 if seat in lost else points[seat])
        for seat in range(len(points))
    ]
    return [1 + sum(other > key for other in keys) for key in keys]


def sources_of(items: Sequence[Mapping[str, Any]]) -> dict[str, int]:
    """Points by what the score sheet gives them for."""
    found: dict[str, int] = {}
    for item in items:
        source = str(item.get("for", "other"))
        found[source] = found.get(source, 0) + item["points"]
    return found


# -- ratings ----------------------------------------------------------------------------------


def _can_count(rows: Sequence[PlayedRow]) -> bool:
    """Not if it was aborted, if somebody was forgotten meanwhile, or if nobody has a rating."""
    return (
        len(rows) > 1
        and all(row.place is not None for row in rows)
        and all(row.person_id is not None or _fixed(row) is not None for row in rows)
        and any(row.person_id is not None for row in rows)
    )


def _fixed(row: PlayedRow) -> Strength | None:
    return None if row.bot is None else strength_of_bot(row.game, row.bot)


def _rate(
    connection: Connection, rows: dict[str, list[PlayedRow]], table_ids: Sequence[str]
) -> None:
    """Rate these games one after the other, and note the new ratings in their rows."""
    known = _lock_ratings(connection, [row for of in table_ids for row in rows[of]])
    for table_id in table_ids:
        if _too_often(connection, rows, table_ids, rows[table_id]):
            continue
        rows[table_id] = _rated(rows[table_id], known)
    changed = {
        (row.person_id, row.game, row.seats): row.ended_at
        for table_id in table_ids
        for row in rows[table_id]
        if row.mu is not None
    }
    if changed:
        connection.execute(RATE, [_rate_row(key, known[key], at) for key, at in changed.items()])


def _lock_ratings(
    connection: Connection, rows: Sequence[PlayedRow]
) -> dict[Any, tuple[Strength, int]]:
    """The ratings and numbers of games of these people, locked in a fixed order; new ones start."""
    keys = sorted({(row.person_id, row.game, row.seats) for row in rows if row.person_id})
    if not keys:
        return {}
    start = {"mu": NEWCOMER.mu, "sigma": NEWCOMER.sigma, "games": 0, "updated_at": 0}
    new = [{"person_id": person, "game": game, "seats": n, **start} for person, game, n in keys]
    for row in new:  # one by one, so that two processes wait for each other in the same order
        connection.execute(insert_missing(connection, ratings), row)
    persons = sorted({person for person, _, _ in keys if person})
    return {
        (row.person_id, row.game, row.seats): (Strength(row.mu, row.sigma), row.games)
        for row in connection.execute(KNOWN, {"people": persons})
    }


def _rated(rows: Sequence[PlayedRow], known: dict[Any, tuple[Strength, int]]) -> list[PlayedRow]:
    players: list[Rated] = []
    for row in rows:
        fixed = _fixed(row)
        before = known[row.person_id, row.game, row.seats][0] if fixed is None else fixed
        assert row.place is not None
        players.append(Rated(before, row.place))
    found: list[PlayedRow] = []
    for row, after in zip(rows, rated_after(players), strict=True):
        if row.person_id is None:
            found.append(replace(row, rated=True))
            continue
        key = (row.person_id, row.game, row.seats)
        known[key] = (after, known[key][1] + 1)
        found.append(replace(row, rated=True, mu=after.mu, sigma=after.sigma))
    return found


def _rate_row(key: Any, after: tuple[Strength, int], at: int) -> dict[str, Any]:
    person, game, number = key
    strength, games = after
    return {
        "of": person,
        "in_game": game,
        "with_seats": number,
        "mu": strength.mu,
        "sigma": strength.sigma,
        "games": games,
        "updated_at": at,
    }


def _too_often(
    connection: Connection,
    rows: Mapping[str, Sequence[PlayedRow]],
    batch: Sequence[str],
    here: Sequence[PlayedRow],
) -> bool:
    """Whether two of its players have had all their rated games of a day with each other."""
    persons = [row.person_id for row in here if row.person_id is not None]
    since = max(row.ended_at for row in here) - DAY_MS
    recent = select(played).where(
        played.c.rated,
        played.c.ended_at > since,
        played.c.table_id.in_(
            select(played.c.table_id).where(
                played.c.person_id.in_(persons), played.c.rated, played.c.ended_at > since
            )
        ),
    )
    counts: dict[frozenset[str], int] = {}
    stored = _grouped(connection.execute(recent)).values()
    just_now = [rows[of] for of in batch if any(row.rated for row in rows[of])]
    for game in (*stored, *just_now):
        for pair in _pairs(game):
            counts[pair] = counts.get(pair, 0) + 1
    return any(counts.get(pair, 0) >= GAMES_PER_DAY for pair in _pairs(here))


def _pairs(rows: Iterable[Any]) -> set[frozenset[str]]:
    """Who met whom: people by id, bots by name; a bot and a bot do not count."""
    found = list(rows)
    return {
        frozenset((one.person_id, other.person_id or f"bot:{other.bot}"))
        for one in found
        for other in found
        if one.person_id is not None and other.seat != one.seat and (other.person_id or other.bot)
    }


def forget_in_games(connection: Connection, person_id: str) -> None:
    """Forget whose games they were, and the ratings."""
    mine = played.c.person_id == person_id
    connection.execute(update(played).where(mine).values(person_id=None, mu=None, sigma=None))
    connection.execute(ratings.delete().where(ratings.c.person_id == person_id))


# -- analyses ---------------------------------------------------------------------------------


def write_accuracy(connection: Connection, table_id: str, analysis: Mapping[str, Any]) -> None:
    """Note the share of good decisions of every seat of an analysed game."""
    for summary in analysis["summaries"]:
        if summary["decisions"]:
            good = summary["grades"].get("best", 0) + summary["grades"].get("good", 0)
            here = (played.c.table_id == table_id, played.c.seat == summary["seat"])
            share = good / summary["decisions"]
            connection.execute(update(played).where(*here).values(accuracy=share))
