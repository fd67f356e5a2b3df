"""Which notices a move causes, for people who may be away: only at tables with clocks of days.

They are found before the commit and written with it. Whether somebody is sent anything is decided
later, when the notice is due.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from meeplewright.core.game import View
from meeplewright.core.manifest import load
from meeplewright.core.notices import Notice
from meeplewright.core.registry import manifest_of
from meeplewright.server.live.table import LiveTable
from meeplewright.server.storage.notice_rows import OVER, TURN, NewNotice
from meeplewright.server.tablegame import TableGame

log = logging.getLogger(__name__)

Finder = Callable[[View, View], Sequence[Notice]]
Check = Callable[[View, Notice], bool]


def notices_of(table: LiveTable, ahead: TableGame) -> list[NewNotice]:
    """What the owners of seats should hear of once the game is as in `ahead`."""
    if table.row.clock["kind"] != "days" or table.row.plan:
        return []
    items: dict[str, list[dict[str, Any]]] = {}
    for person, item in _items(table, ahead):
        if item not in items.setdefault(person, []):
            items[person].append(item)
    return [NewNotice(person, found) for person, found in items.items()]


def _items(table: LiveTable, ahead: TableGame) -> list[tuple[str, dict[str, Any]]]:
    owned = [(seat.seat, seat.person_id) for seat in table.seats if seat.person_id is not None]
    if ahead.status == "finished":
        return [(person, {"key": OVER}) for _, person in owned]
    found = [(person, item) for seat, person in owned for item in _of_game(table, ahead, seat)]
    before = to_act(table, table.table_game) if table.version > 0 else set()
    return found + [(person, {"key": TURN}) for person in to_act(table, ahead) - before]


def still_true(table: LiveTable, person: str, items: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The items that are true now. What caused them may have been undone meanwhile."""
    if table.table_game.status == "finished":
        return [item for item in items if item["key"] == OVER]
    return [item for item in items if _holds(table, person, item)]


def _holds(table: LiveTable, person: str, item: dict[str, Any]) -> bool:
    if item["key"] == TURN:
        return person in to_act(table, table.table_game)
    check = _check(table.row.game)
    if check is None or "arguments" not in item:  # only a game's own notices have them
        return True
    notice = Notice(item["key"], item["arguments"])
    seats = [seat.seat for seat in table.seats if seat.person_id == person]
    try:
        return any(check(table.table_game.state.view(seat), notice) for seat in seats)
    except Exception:  # it must not stop other notices
        log.exception("the notices of a game failed", extra={"game": table.row.game})
        return False


def to_act(table: LiveTable, table_game: TableGame) -> set[str]:
    """The people whose turn it is. A seat that a bot drives is nobody's turn."""
    people = (
        table.seats[seat].person_id
        for seat in table_game.actors
        if table_game.drivers[seat] is None
    )
    return {person for person in people if person is not None}


def _of_game(table: LiveTable, ahead: TableGame, seat: int) -> list[dict[str, Any]]:
    """What the game itself says. Its mistakes must not stop a move."""
    find = _finder(table.row.game)
    if find is None or table.version == 0:
        return []
    try:
        found = find(table.table_game.state.view(seat), ahead.state.view(seat))
    except Exception:
        log.exception("the notices of a game failed", extra={"game": table.row.game})
        return []
    return [{"key": notice.key, "arguments": dict(notice.arguments)} for notice in found]


@cache
def _finder(game: str) -> Finder | None:
    path = manifest_of(game).notices
    found: Finder | None = None if path is None else load(path)
    return found


@cache
def _check(game: str) -> Check | None:
    path = manifest_of(game).notice_holds
    found: Check | None = None if path is None else load(path)
    return found
