"""What a player of Keyflower who is away should hear of: their bid was outbid (KF B4)."""

from __future__ import annotations

from meeplewright.core.game import View
from meeplewright.core.notices import Notice
from meeplewright.games.keyflower.rules.table import ALL_TILES, at_seat
from meeplewright.games.keyflower.rules.tiles import TILES
from meeplewright.games.keyflower.rules.viewing import KeyflowerView


def notices(before: View, after: View) -> list[Notice]:
    """One for each tile on which the viewing seat's bid won before and is outbid now. Bids are
    public.
    """
    assert isinstance(before, KeyflowerView) and isinstance(after, KeyflowerView)
    return [
        Notice("kf-notice-outbid", {"tile": TILES[tile].name})
        for tile in _outbid(after)
        if before.table.winner(tile) == after.seat
    ]


def still_outbid(now: View, notice: Notice) -> bool:
    """Whether the viewing seat's bid on the tile is still outbid: not if the other bid was undone,
    if the seat has raised its own, or if the season is over.
    """
    assert isinstance(now, KeyflowerView)
    return notice.arguments["tile"] in {TILES[tile].name for tile in _outbid(now)}


def _outbid(view: KeyflowerView) -> list[int]:
    """The tiles on which the viewing seat has a bid that does not win."""
    seat = view.seat
    if seat is None:
        return []
    return [
        tile
        for tile in range(ALL_TILES)
        if view.table.bid[at_seat(tile, seat)] > 0 and view.table.winner(tile) != seat
    ]
