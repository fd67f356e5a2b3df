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
    seat = after.seat
    if seat is None:
        return []
    return [
        Notice("kf-notice-outbid", {"tile": TILES[tile].name})
        for tile in range(ALL_TILES)
        if before.table.winner(tile) == seat
        and after.table.bid[at_seat(tile, seat)] > 0
        and after.table.winner(tile) != seat
    ]
