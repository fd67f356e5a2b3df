"""Writes the golden records: games that every later version must replay to the same bytes.

Run `make golden` when the rules change and the records should change too; the tests compare them.
"""

import hashlib
import json
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from meeplewright.bots import make_bot
from meeplewright.core import Record, Seat, find_game
from meeplewright.core.play import play_record
from meeplewright.core.recordfile import write_whole
from meeplewright.core.records import dump_line
from meeplewright.core.replay import begin, step_through

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "golden"
EVENTS = FOLDER / "events.json"


@dataclass(frozen=True)
class Golden:
    """One game: everything that determines it."""

    name: str
    game: str
    bots: tuple[str, ...]
    options: Mapping[str, str | int]
    seed: str

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.name}.mwr"


def carcassonne(
    name: str, bots: tuple[str, ...], farmers: str, small_city: int, seed: str
) -> Golden:
    options: dict[str, str | int] = {"farmers": farmers, "small_city": small_city}
    return Golden(f"carcassonne-{name}", "carcassonne", bots, options, seed)


def expansions(sets: str, bots: tuple[str, ...], **options: str) -> Golden:
    """A game of Carcassonne with these expansions."""
    chosen: dict[str, str | int] = {"expansions": sets, **options}
    return Golden(f"carcassonne-{sets}", "carcassonne", bots, chosen, f"golden/{sets}")


def keyflower(
    seats: int, counter_bid: str, mixed_edges: str, first_use: int, loose_gold: str, seed: str
) -> Golden:
    options: dict[str, str | int] = {
        "counter_bid": counter_bid,
        "cross_mixed_edges": mixed_edges,
        "first_use": first_use,
        "loose_gold": loose_gold,
    }
    return Golden(f"keyflower-{seats}", "keyflower", ("random",) * seats, options, seed)


def keyflower_scored(name: str, seats: int, seed: str, **options: str | int) -> Golden:
    """A game with options of final scoring, which a record names only if they are chosen."""
    return Golden(f"keyflower-{name}", "keyflower", ("random",) * seats, options, seed)


GOLDEN = (
    carcassonne("2", ("greedy", "random"), "per_field_3_once", 4, "golden/2"),
    carcassonne("3", ("random", "greedy", "greedy"), "per_field_3", 2, "golden/3"),
    carcassonne("4", ("greedy", "random", "random", "greedy"), "per_city_4", 4, "golden/4"),
    carcassonne("5", ("random", "greedy", *["random"] * 3), "none", 2, "golden/5"),
    # A tile fits nowhere and leaves the game (CA 4.4).
    carcassonne("2-discard", ("random",) * 2, "per_field_3_once", 4, "golden/28"),
    # All three have the same points and share the win (CA 10.5).
    carcassonne("3-shared", ("random",) * 3, "per_field_3_once", 4, "golden/261"),
    expansions("river", ("greedy", "random"), river_turns="alternate"),
    expansions("inns_and_cathedrals", ("random", "greedy") * 3),
    expansions("traders_and_builders", ("greedy", "random", "greedy"), farmers="per_field_3"),
    expansions("river-inns_and_cathedrals", ("random", "greedy", *["random"] * 3)),
    expansions("river-traders_and_builders", ("greedy", "random") * 2, river_start_tile="out"),
    expansions("inns_and_cathedrals-traders_and_builders", ("greedy", "greedy", "random")),
    expansions(
        "river-inns_and_cathedrals-traders_and_builders",
        ("greedy", "random") * 3,
        farmers="per_city_4",
    ),
    # Together they contain every kind of action and every kind of item.
    keyflower(2, "village", "yes", 6, "any", "golden/2/22"),
    keyflower(3, "all", "yes", 6, "any", "golden/3/9"),
    keyflower(4, "village", "no", 6, "any", "golden/4/58"),
    keyflower(5, "village", "yes", 3, "real", "golden/5/24"),
    keyflower(6, "all", "no", 3, "real", "golden/6/42"),
    keyflower_scored(
        "3-scored",
        3,
        "golden/3/6",
        stored_resources="stay",
        road_loop="tiles",
        turn_order_tile="itself",
        purple_worker="winner",
        key_market=3,
    ),
)


def simulate(golden: Golden) -> Record:
    """Play it."""
    game = find_game(golden.game)
    bots = [make_bot(spec, game, seat) for seat, spec in enumerate(golden.bots)]
    seats = [Seat(spec, "bot") for spec in golden.bots]
    return play_record(game, bots, seats, golden.options, seed=golden.seed)


def events_digest(record: Record) -> str:
    """One line for everything that happens in a record, so that a changed event is noticed."""
    digest = hashlib.sha256()
    for step in step_through(record, begin(record)):
        for event in step.events:
            digest.update(dump_line(event.to_json()).encode())
    return digest.hexdigest()


def main() -> int:
    """Writes all records, and the digests of their events."""
    digests = {}
    for golden in GOLDEN:
        record = simulate(golden)
        write_whole(golden.path, record.dumps())
        digests[golden.path.name] = events_digest(record)
        print(golden.path.name)
    write_whole(EVENTS, json.dumps(digests, indent=2) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
