"""The playing styles of Keyflower: what a seat likes, in points.

The sizes were chosen so that a style can be seen in a game but hardly changes how strong a bot is:
`docs/bots.md` has the measurements.
"""

from __future__ import annotations

from typing import Final

from meeplewright.games.keyflower.bots.likes import LEADS, LIKED, UPGRADED, Likes
from meeplewright.games.keyflower.bots.worths import FIRST_WORKERS, LATER, MORE_WORKERS

_LIKES: Final = {
    "bidder": {LEADS: 0.8},
    "saver": {FIRST_WORKERS: 0.15, MORE_WORKERS: 0.15, LATER: 0.15},
    "upgrader": {UPGRADED: 1.0},
}
"""By style: what each winning bid, each worker and so on is worth to it beyond its points."""


def likes_of(style: str, seat: int) -> Likes:
    """What this seat likes if it plays in this style."""
    weights = [0.0] * LIKED
    for thing, points in _LIKES[style].items():
        weights[thing] = points
    return Likes(seat, weights)
