"""Records for tests: a short opening written by hand, and whole games of random bots."""

from functools import cache

from meeplewright.bots import make_bot
from meeplewright.core import Record, Seat
from meeplewright.core.play import play_record
from meeplewright.games.carcassonne import Carcassonne

CARCASSONNE = Carcassonne()

HEADER = (
    '{"mwr":1,"game":"carcassonne","rules":1,'
    '"options":{"farmers":"per_field_3_once","small_city":4},'
    '"seats":[{"name":"Zsófi","kind":"person"},{"name":"greedy","kind":"bot"}],'
    '"date":"2026-05-01"}\n'
)

# Seat 0 completes the start tile's city with a second tile; seat 1 is working on a third.
OPENING = (
    HEADER
    + '{"chance":{"start":0}}\n'
    + '{"chance":{"draw":"D"},"t":0}\n'
    + '{"seat":0,"do":{"place":{"tile":"D","x":0,"y":1,"turn":2}},"t":1500}\n'
    + '{"meta":{"handover":0,"to":"Łódź"},"t":1600}\n'
    + '{"seat":0,"do":{"follower":{"on":"city","at":"S"}}}\n'
    + '{"chance":{"draw":"U"}}\n'
    + '{"seat":1,"do":{"place":{"tile":"U","x":1,"y":0,"turn":1}}}\n'
    + '{"seat":1,"do":{"follower":null}}\n'
)


def opening() -> Record:
    return Record.loads(OPENING)


@cache
def random_game(
    seed: int = 1, seats: int = 2, farmers: str = "per_field_3_once", **options: str
) -> Record:
    """A finished game."""
    return play_record(
        CARCASSONNE,
        [make_bot("random", CARCASSONNE, seat) for seat in range(seats)],
        [Seat(f"random {seat}", "bot") for seat in range(seats)],
        {"farmers": farmers, **options},
        seed=seed,
    )
