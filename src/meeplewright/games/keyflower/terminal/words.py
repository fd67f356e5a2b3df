"""Keyflower's reasons and events as sentences, all from the catalogue."""

from __future__ import annotations

from collections.abc import Sequence

from meeplewright.core.errors import Reason
from meeplewright.core.game import Event, Json
from meeplewright.games.keyflower.rules.events import (
    ActionTaken,
    AuctionResolved,
    PhaseStarted,
    PieceDrawn,
    ScreenOpened,
    WinterTilesRevealed,
    WorkersReceived,
)
from meeplewright.games.keyflower.rules.tiles import COLOURS, NUMBER_OF, RESOURCES, SKILLS
from meeplewright.games.keyflower.terminal.names import (
    Players,
    amount,
    amounts,
    name_id,
    tile_name,
)
from meeplewright.games.keyflower.terminal.turn_steps import Faces, TurnSteps
from meeplewright.terminal.console import Terminal

_BEGINS_A_LINE = ("pass", "bid", "use", "boat", "winter")
_THINGS = (*COLOURS, *SKILLS, "worker", "skill")
_SEASON_BEGINS_WITH = ("draw", "turn", "winter")


def why_words(terminal: Terminal, reason: Reason, faces: Faces | None = None) -> str:
    """The rule's sentence, with names of things; the sentence itself looks up tiles."""
    arguments = {
        name: _argument(terminal, name, value, faces or {})
        for name, value in reason.arguments.items()
    }
    return terminal.catalogue.why(Reason(reason.rule, reason.key, arguments))


def _argument(terminal: Terminal, name: str, value: str | int, faces: Faces) -> str | int:
    if isinstance(value, int):
        return value
    if value in NUMBER_OF:
        tile = name_id(value, faces.get(value, ""))
        return terminal.text("group-of", tile=tile) if name == "with" else tile
    return thing_name(terminal, value) if name == "with" else value


def thing_name(terminal: Terminal, thing: str) -> str:
    """One worker of a colour, one skill, one resource."""
    return amount(terminal, thing, 1) if thing in (*COLOURS, *SKILLS, *RESOURCES) else thing


def begins_a_turn(event: Event) -> bool:
    return isinstance(event, ActionTaken) and next(iter(event.form)) in _BEGINS_A_LINE


# -- what happened ----------------------------------------------------------------------------


class EventWriter:
    """Combines events into lines: a whole turn of a player is one line."""

    def __init__(self, terminal: Terminal, players: Players, faces: Faces | None = None) -> None:
        self.terminal = terminal
        self.players = players
        self.faces = faces or {}
        self.lines: list[str] = []
        self._seat: int | None = None
        self._steps = TurnSteps(terminal, self.faces)
        self._drawn: dict[str, int] = {}
        self._unsold: list[str] = []

    def write(self, events: Sequence[Event]) -> list[str]:
        for event in events:
            self._write_one(event)
        self._end_line()
        return self.lines

    def _write_one(self, event: Event) -> None:
        if isinstance(event, ActionTaken):
            self._done(event.seat, event.form)
        elif isinstance(event, PieceDrawn):
            if event.seat is not None and event.word in ("worker", "skill"):
                self._drew(event.seat, event.thing or event.word)
        elif isinstance(event, AuctionResolved):
            self._settled(event)
        elif isinstance(event, WorkersReceived):
            self._took(event)
        elif isinstance(event, WinterTilesRevealed):
            self._revealed(event)
        elif isinstance(event, ScreenOpened):
            self._opened(event)
        elif isinstance(event, PhaseStarted) and event.phase in _SEASON_BEGINS_WITH:
            self._end_line()
            self.lines.append(self.terminal.text("event-season", season=event.season))

    def _done(self, seat: int, form: Json) -> None:
        word = next(iter(form))
        if seat != self._seat or word in _BEGINS_A_LINE:
            self._end_line()
            self._seat = seat
        self._steps.add(form)

    def _drew(self, seat: int, thing: str) -> None:
        if seat != self._seat:
            self._end_line()
            self._seat = seat
        self._drawn[thing] = self._drawn.get(thing, 0) + 1

    def _end_line(self) -> None:
        if self._unsold:
            tiles = ", ".join(self._unsold)
            self._unsold = []
            self.lines.append(self.terminal.text("event-unsold", tiles=tiles))
        self._end_player()

    def _end_player(self) -> None:
        if self._drawn:
            drawn = {thing: self._drawn[thing] for thing in _THINGS if thing in self._drawn}
            self._steps.add_drawn(amounts(self.terminal, drawn))
        if self._steps and self._seat is not None:
            self.lines.append(", ".join(self._steps.events(self.players, self._seat)))
        self._seat = None
        self._steps.clear()
        self._drawn = {}

    def _tile(self, name: str) -> str:
        return tile_name(self.terminal, name, self.faces.get(name, ""))

    def _id(self, name: str) -> str:
        return name_id(name, self.faces.get(name, ""))

    def _say(self, key: str, seat: int, **arguments: str) -> None:
        who = self.players.doing(seat)
        self.lines.append(self.terminal.text(key, **arguments, **who))

    def _settled(self, event: AuctionResolved) -> None:
        """KF Z2, Z3: tiles without a bid are told together, at the end."""
        self._end_player()
        if event.seat is None:
            self._unsold.append(self._tile(event.tile))
            return
        price = amount(self.terminal, "worker", event.price)
        self._say("event-sold", event.seat, tile=self._id(event.tile), price=price)

    def _took(self, event: WorkersReceived) -> None:
        """KF Z1, Z3, Z4 together; KF Y2 by the boat that gives it."""
        self._end_line()
        counted = dict(zip(COLOURS, event.workers, strict=True))
        what = amounts(self.terminal, counted)
        if event.tile is None:
            self._say("event-took", event.seat, what=what)
        else:
            self._say("event-brought", event.seat, what=what, tile=self._id(event.tile))

    def _opened(self, event: ScreenOpened) -> None:
        """KF H13: the screens are opened when the game is over; an empty one is not mentioned."""
        self._end_line()
        kinds = (*COLOURS, *SKILLS)
        counted = dict(zip(kinds, (*event.workers, *event.skills), strict=True))
        if any(counted.values()):
            self._say("event-opened", event.seat, what=amounts(self.terminal, counted))

    def _revealed(self, event: WinterTilesRevealed) -> None:
        """KF W1: which tiles came into the game, and how many each player chose."""
        self._end_line()
        tiles = ", ".join(self._tile(name) for name in event.tiles)
        numbers = ", ".join(
            f"{name} {amount(self.terminal, 'tile', number)}"
            for name, number in zip(self.players.names, event.numbers, strict=True)
        )
        self.lines.append(self.terminal.text("event-revealed", tiles=tiles, numbers=numbers))
