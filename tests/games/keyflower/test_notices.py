"""A player hears of it when another bid beats theirs, and only then."""

from random import Random
from typing import Any

from meeplewright.core.game import CHANCE, State
from meeplewright.core.registry import find_game
from meeplewright.games.keyflower.notices import notices, still_outbid


def winning(state: State, seat: int) -> dict[str, bool]:
    """The tiles with a bid of the seat, and whether it is the highest, from the public view."""
    form: dict[str, Any] = state.view(None).to_json()
    found = {}
    for piece in (*form["auction"], *form["turn_order"]):
        bids = {bid["seat"]: bid["count"] for bid in piece["bids"]}
        if seat in bids:
            found[piece["tile"]] = bids[seat] == max(bids.values())
    return found


def test_every_outbid_is_told_to_the_one_who_was_outbid() -> None:
    told = sum(outbids_told(Random(seed)) for seed in range(12))
    assert told > 5


def outbids_told(luck: Random) -> int:
    """Play a random game and compare what is told with the bids. Return how often it was told."""
    state, told = find_game("keyflower").start(3, None), 0
    for _ in range(400):
        if state.to_act is None:
            break
        before = state.copy()
        chance = state.to_act == CHANCE
        state.apply(state.to_act, state.draw(luck) if chance else state.random_action(luck))
        for seat in range(3):
            found = notices(before.view(seat), state.view(seat))
            won, now = winning(before, seat), winning(state, seat)
            beaten = [tile for tile, wins in now.items() if not wins and won.get(tile)]
            assert sorted(str(notice.arguments["tile"]) for notice in found) == sorted(beaten)
            assert {notice.key for notice in found} <= {"kf-notice-outbid"}
            assert all(still_outbid(state.view(seat), notice) for notice in found)
            assert not any(still_outbid(before.view(seat), notice) for notice in found)
            told += len(found)
    return told
