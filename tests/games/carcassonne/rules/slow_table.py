"""A slow game with turns: what happens next, and applying the entries of a record.

Uses the JSON of actions and outcomes, so that a test can compare it with the engine.
"""

from collections.abc import Sequence
from typing import Any

from .slow import Scored, SlowGame

CHANCE = -1
Entry = dict[str, Any]
Move = tuple[Any, ...]
"""("place", tile, x, y, turn), ("follower", on, at), ("draw", tile) or ("start", seat)."""


def move_of(entry: Entry) -> Move:
    """The hashable form of an entry."""
    ((word, value),) = entry.items()
    if word == "follower" and value is None:
        return "follower", None, None
    if isinstance(value, dict):
        return (word, *value.values())
    return word, value


class SlowTable:
    """Draw for the start player, draw, place, follower, and so on to the end (CA 3.1, 10.1)."""

    def __init__(self, seats: int, **options: Any) -> None:
        self.game = SlowGame(seats, **options)
        self.phase = "start"
        self.seat = 0
        self.in_hand: str | None = None
        self.discarded: list[str] = []
        self.scored: list[Scored] = []

    def copy(self) -> "SlowTable":
        twin = SlowTable(self.game.seats)
        twin.game, twin.phase, twin.seat = self.game.copy(), self.phase, self.seat
        twin.in_hand, twin.discarded = self.in_hand, list(self.discarded)
        twin.scored = list(self.scored)
        return twin

    @property
    def to_act(self) -> int | None:
        if self.phase == "over":
            return None
        return CHANCE if self.phase in ("start", "draw") else self.seat

    @property
    def points(self) -> list[int]:
        """The score track; final scoring is added when the game is over (CA 10.2, 10.3)."""
        return self.game.final_points() if self.phase == "over" else self.game.points

    def legal(self) -> set[Move]:
        """What the seat to act can do."""
        if self.phase == "place":
            assert self.in_hand is not None
            spots = self.game.placements(self.in_hand)
            return {("place", self.in_hand, *spot) for spot in spots}
        assert self.phase == "follower"
        claims = self.game.follower_choices(self.seat)
        return {("follower", None, None)} | {("follower", *claim) for claim in claims}

    def chance(self) -> dict[Move, int]:
        """The chance outcomes, with weights."""
        if self.phase == "start":
            return {("start", seat): 1 for seat in range(self.game.seats)}
        return {("draw", tile): count for tile, count in self.game.bag.items() if count}

    def apply(self, move: Move) -> None:
        word, *values = move
        if word == "start":
            self.seat, self.phase = values[0], "draw"
        elif word == "draw":
            self._draw(values[0])
        elif word == "place":
            self.game.place(*values)
            self.in_hand, self.phase = None, "follower"
        else:
            self._put(values)

    def _draw(self, tile: str) -> None:
        self.game.draw(tile)
        if self.game.placements(tile):
            self.in_hand, self.phase = tile, "place"
            return
        self.discarded.append(tile)  # CA 4.4: the same player draws again
        self._draw_or_end()

    def _put(self, claim: Sequence[Any]) -> None:
        self.game.put(self.seat, claim[0], claim[1])
        self.scored += self.game.score_turn()
        self.seat = (self.seat + 1) % self.game.seats
        self._draw_or_end()

    def _draw_or_end(self) -> None:
        """CA 4.5 and 10.1: without a tile to draw the game is over."""
        self.phase = "draw" if any(self.game.bag.values()) else "over"
