"""The standing orders (auto-play) of Keyflower: pass until outbid, and raise one bid to a maximum.

An order is for the season in which it is given. It ends when a bid of the seat is outbid and the
order may not raise it. It takes workers only from behind the screen: only the player moves outbid
groups (KF B6).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, final

from meeplewright.core.errors import IllegalAction, InvalidJson, Reason
from meeplewright.core.game import Action, Json, View
from meeplewright.core.orders import StandingOrder
from meeplewright.core.reading import a_list, a_whole, an_object, one_of, the_fields
from meeplewright.games.keyflower.rules.actions import Bid, Pass, Workers
from meeplewright.games.keyflower.rules.drawing import TO_NEXT_TURN
from meeplewright.games.keyflower.rules.placing import bid_needs, moving_count
from meeplewright.games.keyflower.rules.table import (
    ALL_TILES,
    BID,
    CARRYING,
    DRAWING,
    PHASES,
    PLACING,
    TURN,
    Table,
    at_colour,
    at_seat,
)
from meeplewright.games.keyflower.rules.tiles import COLOURS, NUMBER_OF, SEASONS, TILES
from meeplewright.games.keyflower.rules.viewing import KeyflowerView

ORDERS: Final = ("pass_until_outbid", "raise")
ALL_WORKERS: Final = 140  # KF S1
_TILE_NAMES: Final = tuple([tile.name for tile in TILES])


@final
class PassUntilOutbid(StandingOrder):
    """Pass (KF T4) as long as every bid that was winning when it was given is still winning.

    `season` and `winning` are set when the order is given; before that it makes no step.
    """

    def __init__(self, season: str | None, winning: tuple[str, ...]) -> None:
        self.season: Final = season
        self.winning: Final = winning

    def parts(self) -> tuple[Any, ...]:
        return (self.season, self.winning)

    def to_json(self) -> Json:
        return {"order": ORDERS[0], **_memory(self.season, self.winning)}

    def given(self, view: View) -> PassUntilOutbid:
        assert isinstance(view, KeyflowerView) and view.seat is not None
        _check_can_play(view.table, view.seat)
        return PassUntilOutbid(_season(view.table), _winning(view.table, view.seat))

    def step(self, view: View, legal: Sequence[Action]) -> Action | None:
        assert isinstance(view, KeyflowerView) and view.seat is not None
        if not _holds(view.table, view.seat, self.season, self.winning):
            return None
        return _listed(Pass(), legal)


@final
class RaiseBid(StandingOrder):
    """When the bid on a tile is outbid, add the minimum that wins (KF B3, B5).

    The bid grows to at most `most` workers. While it wins, the seat passes. As with
    `PassUntilOutbid`, the player is asked again when another bid of the seat is outbid.
    """

    def __init__(self, tile: str, most: int, season: str | None, winning: tuple[str, ...]) -> None:
        self.tile: Final = tile
        self.most: Final = most
        self.season: Final = season
        self.winning: Final = winning  # on other tiles

    def parts(self) -> tuple[Any, ...]:
        return (self.tile, self.most, self.season, self.winning)

    def to_json(self) -> Json:
        form: Json = {"order": ORDERS[1], "tile": self.tile, "most": self.most}
        form.update(_memory(self.season, self.winning))
        return form

    def given(self, view: View) -> RaiseBid:
        assert isinstance(view, KeyflowerView) and view.seat is not None
        table, seat = view.table, view.seat
        _check_can_play(table, seat)
        if table.bid[at_seat(NUMBER_OF[self.tile], seat)] == 0:
            raise IllegalAction(Reason("KF B5", "why-no-group", {"tile": self.tile}))
        others = [name for name in _winning(table, seat) if name != self.tile]
        return RaiseBid(self.tile, self.most, _season(table), tuple(others))

    def step(self, view: View, legal: Sequence[Action]) -> Action | None:
        assert isinstance(view, KeyflowerView) and view.seat is not None
        table, seat = view.table, view.seat
        tile = NUMBER_OF[self.tile]
        mine = int(table.bid[at_seat(tile, seat)])
        if mine == 0 or not _holds(table, seat, self.season, self.winning):
            return None
        if table.winner(tile) == seat:
            return _listed(Pass(), legal)
        needed = int(bid_needs(table, seat, tile))
        colour = int(table.bid_colour[at_seat(tile, seat)])
        if mine + needed > self.most or needed > table.workers[at_colour(seat, colour)]:
            return None
        if table.phase == TURN:
            return _listed(Bid(self.tile), legal)
        begun = table.phase == PLACING and table.act == BID and table.target == tile
        if begun and moving_count(table) == 0:
            return _listed(Workers(COLOURS[colour], needed), legal)
        return None


# -- shared by both ---------------------------------------------------------------------------


def _memory(season: str | None, winning: tuple[str, ...]) -> Json:
    return {} if season is None else {"season": season, "winning": list(winning)}


def _season(table: Table) -> str:
    return SEASONS[table.season]


def _winning(table: Table, seat: int) -> tuple[str, ...]:
    """The tiles where the seat has the winning bid (KF B4)."""
    mine = [tile for tile in range(ALL_TILES) if table.winner(tile) == seat]
    return tuple([TILES[tile].name for tile in mine])


def _holds(table: Table, seat: int, season: str | None, winning: tuple[str, ...]) -> bool:
    """Whether the season is still the same and none of these bids is outbid."""
    if season != _season(table):
        return False
    outbid = [name for name in winning if table.winner(NUMBER_OF[name]) != seat]
    return not outbid


def _listed(action: Action, legal: Sequence[Action]) -> Action | None:
    return action if action in legal else None


def _in_play(table: Table, seat: int) -> bool:
    """Whether it is the phase of turns (KF T), and the seat is not in the middle of its own."""
    if table.phase == DRAWING:
        return table.then == TO_NEXT_TURN
    if table.phase == TURN:
        return True
    return PLACING <= table.phase <= CARRYING and table.player != seat


def _check_can_play(table: Table, seat: int) -> None:
    if not _in_play(table, seat):
        raise IllegalAction(Reason("KF T1", "why-other-step", {"step": PHASES[table.phase]}))


def orders_for(view: KeyflowerView) -> tuple[StandingOrder, ...]:
    """To pass, and for every bid of the seat, to raise it with all workers of its colour."""
    table, seat = view.table, view.seat
    if seat is None or not _in_play(table, seat):
        return ()
    found: list[StandingOrder] = [PassUntilOutbid(None, ()).given(view)]
    for tile in range(ALL_TILES):
        mine = int(table.bid[at_seat(tile, seat)])
        if mine > 0:
            more = int(table.workers[at_colour(seat, table.bid_colour[at_seat(tile, seat)])])
            if more > 0:
                found.append(RaiseBid(TILES[tile].name, mine + more, None, ()).given(view))
    return tuple(found)


# -- reading ----------------------------------------------------------------------------------


def order_from_json(value: object) -> StandingOrder:
    form = an_object(value, "order", InvalidJson)
    kind = one_of(form.get("order"), "order.order", ORDERS, InvalidJson)
    keys: tuple[str, ...] = ("order",) if kind == ORDERS[0] else ("order", "tile", "most")
    if "season" in form or "winning" in form:
        keys = (*keys, "season", "winning")
    the_fields(form, "order", keys, InvalidJson)
    season, winning = _remembered(form)
    if kind == ORDERS[0]:
        return PassUntilOutbid(season, winning)
    tile = one_of(form["tile"], "order.tile", _TILE_NAMES, InvalidJson)
    return RaiseBid(tile, _most(form["most"]), season, winning)


def _remembered(form: Mapping[str, Any]) -> tuple[str | None, tuple[str, ...]]:
    if "season" not in form:
        return None, ()
    season = one_of(form["season"], "order.season", SEASONS, InvalidJson)
    names = a_list(form["winning"], "order.winning", InvalidJson)
    return season, tuple(
        [one_of(name, "order.winning", _TILE_NAMES, InvalidJson) for name in names]
    )


def _most(value: object) -> int:
    most = a_whole(value, "order.most", InvalidJson)
    if not 1 <= most <= ALL_WORKERS:
        known = f"1-{ALL_WORKERS}"
        about = {"field": "order.most", "value": str(most)[:40], "known": known}
        raise InvalidJson(Reason("order.most", "form-not-known", {**about}))
    return most
