"""The events of Keyflower, each in the form that a seat may see (KF H).

`ActionTaken` repeats an action; the other events say what followed from it. Only the seat that drew
sees the colour or type of a draw; only the seat that paid sees the type of a face-down payment.
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from meeplewright.core.game import Event, Json
from meeplewright.games.keyflower.rules.tiles import COLOURS, SKILLS


@final
@mypyc_attr(acyclic=True)
class ActionTaken(Event):
    """A seat's action. All see it, except for its hidden part."""

    def __init__(self, seat: int, form: Json, hidden: Json | None) -> None:
        self.seat: Final = seat
        self.form: Final = form
        self.hidden: Final = hidden  # what the others see instead; None: the same

    def parts(self) -> tuple[Any, ...]:
        return (self.seat, self.form, self.hidden)

    def __hash__(self) -> int:
        return hash((self.seat, str(self.form)))

    def to_json(self) -> Json:
        form: Json = {"event": "done", "seat": self.seat, "do": self.form}
        if self.hidden is not None:
            form["hidden"] = self.hidden
        return form

    def seen_by(self, seat: int | None) -> Event:
        if self.hidden is None:
            return self
        return ActionTaken(self.seat, self.form if seat == self.seat else self.hidden, None)


@final
@mypyc_attr(acyclic=True)
class PieceDrawn(Event):
    """A draw: which piece, and to whom (a seat, a boat, or the row of tiles)."""

    def __init__(self, word: str, thing: str | None, seat: int | None, boat: str | None) -> None:
        self.word: Final = word
        self.thing: Final = thing  # None if the observing seat may not know
        self.seat: Final = seat
        self.boat: Final = boat

    def parts(self) -> tuple[Any, ...]:
        return (self.word, self.thing, self.seat, self.boat)

    def to_json(self) -> Json:
        return {
            "event": "came",
            "what": self.word,
            "thing": self.thing,
            "seat": self.seat,
            "boat": self.boat,
        }

    def seen_by(self, seat: int | None) -> Event:
        secret = self.seat is not None and self.word != "home"
        if secret and seat != self.seat:
            return PieceDrawn(self.word, None, self.seat, self.boat)
        return self


@final
@mypyc_attr(acyclic=True)
class PhaseStarted(Event):
    """A new season or phase. The view has all details."""

    def __init__(self, phase: str, season: str) -> None:
        self.phase: Final = phase
        self.season: Final = season

    @property
    def starts_phase(self) -> bool:
        return True

    def parts(self) -> tuple[Any, ...]:
        return (self.phase, self.season)

    def to_json(self) -> Json:
        return {"event": "began", "phase": self.phase, "season": self.season}


@final
@mypyc_attr(acyclic=True)
class AuctionResolved(Event):
    """KF Z2, Z3: a tile won (by whom, for how many workers) or put into the box (seat None)."""

    def __init__(self, tile: str, seat: int | None, price: int) -> None:
        self.tile: Final = tile
        self.seat: Final = seat
        self.price: Final = price

    def parts(self) -> tuple[Any, ...]:
        return (self.tile, self.seat, self.price)

    def to_json(self) -> Json:
        return {"event": "settled", "tile": self.tile, "seat": self.seat, "price": self.price}


@final
@mypyc_attr(acyclic=True)
class WorkersReceived(Event):
    """KF H11: workers that publicly went behind a screen when a season ended.

    Either those from losing bids, won tiles and the player's village together (KF Z1, Z3, Z4), with
    `tile` None, or the green worker that a summer boat gives its owner (KF Y2).
    """

    def __init__(self, seat: int, workers: tuple[int, ...], tile: str | None) -> None:
        self.seat: Final = seat
        self.workers: Final = workers  # by colour
        self.tile: Final = tile

    def parts(self) -> tuple[Any, ...]:
        return (self.seat, self.workers, self.tile)

    def to_json(self) -> Json:
        workers = _named(COLOURS, self.workers)
        return {"event": "took", "seat": self.seat, "workers": workers, "tile": self.tile}


@final
@mypyc_attr(acyclic=True)
class WinterTilesRevealed(Event):
    """KF W1, H10: the winter tiles put into the game, and how many each seat chose.

    Nobody learns who chose which tile (KF H2), so the tiles are in ascending order.
    """

    def __init__(self, tiles: tuple[str, ...], numbers: tuple[int, ...]) -> None:
        self.tiles: Final = tiles
        self.numbers: Final = numbers  # by seat

    def parts(self) -> tuple[Any, ...]:
        return (self.tiles, self.numbers)

    def to_json(self) -> Json:
        return {"event": "revealed", "tiles": list(self.tiles), "numbers": list(self.numbers)}


@final
@mypyc_attr(acyclic=True)
class ScreenOpened(Event):
    """KF H13: what was behind a seat's screen when the game ended."""

    def __init__(self, seat: int, workers: tuple[int, ...], skills: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.workers: Final = workers  # by colour
        self.skills: Final = skills  # by type

    def parts(self) -> tuple[Any, ...]:
        return (self.seat, self.workers, self.skills)

    def to_json(self) -> Json:
        workers, skills = _named(COLOURS, self.workers), _named(SKILLS, self.skills)
        return {"event": "opened", "seat": self.seat, "workers": workers, "skills": skills}


@final
@mypyc_attr(acyclic=True)
class GameEnded(Event):
    """KF F: final points and winners."""

    def __init__(self, points: tuple[int, ...], winners: tuple[int, ...]) -> None:
        self.points: Final = points
        self.winners: Final = winners

    def parts(self) -> tuple[Any, ...]:
        return (self.points, self.winners)

    def to_json(self) -> Json:
        return {"event": "ended", "points": list(self.points), "winners": list(self.winners)}


def _named(names: tuple[str, ...], counts: tuple[int, ...]) -> Json:
    """The counts that are not zero, by name."""
    return {name: count for name, count in zip(names, counts, strict=True) if count}
