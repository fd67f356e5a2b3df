"""Keyflower's reasons and events as sentences, all from the catalogue."""

from __future__ import annotations

from collections.abc import Sequence

from meeplewright.cli.desk import Desk
from meeplewright.cli.keyflower.names import Players, amount, amounts, cell_name, tile_name
from meeplewright.core.errors import Reason
from meeplewright.core.game import Event, Form
from meeplewright.keyflower.events import Began, Came, Done, Settled
from meeplewright.keyflower.tiles import COLOURS, NUMBER_OF, RESOURCES, SKILLS

_BEGINS_A_LINE = ("pass", "bid", "use", "boat", "winter")
_UNSAID = ("finish", "pick")


def why_words(desk: Desk, reason: Reason) -> str:
    """The rule's sentence, with tiles and things by their names."""
    arguments = {name: _argument(desk, name, value) for name, value in reason.arguments.items()}
    return desk.catalogue.why(Reason(reason.rule, reason.key, arguments))


def _argument(desk: Desk, name: str, value: str | int) -> str | int:
    if isinstance(value, int):
        return value
    if value in NUMBER_OF:
        return tile_name(desk, value)
    return thing_name(desk, value) if name == "with" else value


def thing_name(desk: Desk, thing: str) -> str:
    """One worker of a colour, one skill, one resource."""
    return amount(desk, thing, 1) if thing in (*COLOURS, *SKILLS, *RESOURCES) else thing


# -- what happened ----------------------------------------------------------------------------


class Teller:
    """Puts events together to lines: a whole turn of a player shares one."""

    def __init__(self, desk: Desk, players: Players) -> None:
        self.desk = desk
        self.players = players
        self.lines: list[str] = []
        self._seat: int | None = None
        self._parts: list[str] = []
        self._drawn: dict[str, int] = {}
        self._picked = ""
        self._unsold: list[str] = []

    def tell(self, events: Sequence[Event]) -> list[str]:
        for event in events:
            self._tell_one(event)
        self._end_line()
        return self.lines

    def _tell_one(self, event: Event) -> None:
        if isinstance(event, Done):
            self._done(event.seat, event.form)
        elif isinstance(event, Came):
            if event.seat is not None and event.word in ("worker", "skill"):
                self._drew(event.seat, event.thing or event.word)
        elif isinstance(event, Settled):
            self._settled(event)
        elif isinstance(event, Began) and event.phase in ("draw", "turn"):
            self._end_line()
            season = self.desk.text(f"season-{event.season}")
            self.lines.append(self.desk.text("event-season", season=season))

    def _done(self, seat: int, form: Form) -> None:
        word = next(iter(form))
        if seat != self._seat or word in _BEGINS_A_LINE:
            self._end_line()
            self._seat = seat
        if word == "pick":
            self._picked = form["pick"]
        if word not in _UNSAID and not _is_nobody(form):
            self._parts.append(self._part(word, form[word]))

    def _drew(self, seat: int, thing: str) -> None:
        if seat != self._seat:
            self._end_line()
            self._seat = seat
        self._drawn[thing] = self._drawn.get(thing, 0) + 1

    def _end_line(self) -> None:
        if self._unsold:
            tiles = ", ".join(self._unsold)
            self._unsold = []
            self.lines.append(self.desk.text("event-unsold", tiles=tiles))
        self._end_player()

    def _end_player(self) -> None:
        if self._drawn:
            self._parts.append(self.desk.text("event-draws", what=amounts(self.desk, self._drawn)))
        if self._parts and self._seat is not None:
            self.lines.append(f"{self.players.names[self._seat]}: {', '.join(self._parts)}")
        self._seat = None
        self._parts = []
        self._drawn = {}

    def _part(self, word: str, thing: object) -> str:
        """A step of a turn in a few words, without who did it."""
        desk = self.desk
        if word == "pass":
            return desk.text("event-pass")
        if isinstance(thing, dict):
            return self._larger_part(word, thing)
        if word == "winter":
            return desk.text("event-winter")
        if word == "pay_skill":
            return desk.text("event-pay", what=amount(desk, str(thing or "skill"), 1))
        if word == "pay_worker":
            return desk.text("event-pay", what=amount(desk, str(thing), 1))
        if word == "choose":
            return amount(desk, str(thing), 1)
        return desk.text(f"event-{word}", tile=tile_name(desk, str(thing)))

    def _larger_part(self, word: str, thing: Form) -> str:
        desk = self.desk
        if word == "workers":
            return amount(desk, thing["colour"], thing["number"])
        if word == "carry":
            start, end = (tile_name(desk, thing[place]) for place in ("from", "to"))
            return desk.text(
                "event-carry", what=desk.text(f"resource-{thing['resource']}"), start=start, end=end
            )
        if word == "upgrade":
            return desk.text("event-upgrade", tile=tile_name(desk, thing["tile"]))
        cell = cell_name(thing["q"], thing["r"])
        tile = tile_name(desk, self._picked) if self._picked else ""
        return desk.text("event-lay", tile=tile, cell=cell)

    def _settled(self, event: Settled) -> None:
        """KF Z2, Z3: what nobody wanted is told together, at the end."""
        self._end_player()
        tile = tile_name(self.desk, event.tile)
        if event.seat is None:
            self._unsold.append(tile)
            return
        name = self.players.names[event.seat]
        price = amount(self.desk, "worker", event.price)
        self.lines.append(self.desk.text("event-sold", tile=tile, name=name, price=price))


def _is_nobody(form: Form) -> bool:
    """Nobody from behind the screen: a group came alone, or a colour was left out of a mix."""
    return "workers" in form and form["workers"]["number"] == 0
