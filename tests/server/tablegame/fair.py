"""Fair, a small and fast game with everything that is difficult for a table.

F 1  All at once and in secret each seat puts up to two stalls, `a` or `b`, and says that it is
     done. When all are done, the stalls are revealed.
F 2  The last to be done begins. In turn each seat picks the coins or the dice and says go; then a
     lot of that kind is drawn: from two heads and two tails, or from the numbers one to three.
F 3  Each seat has two turns; then it is over. A head is worth 2 points, a number itself, a stall 1.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from meeplewright.core import CHANCE, Action, Event, Game, InvalidAction, Item, Outcome, Reason
from meeplewright.core.game import State
from meeplewright.core.reading import a_text, the_fields

BAGS = {"coin": ("head", "head", "tail", "tail"), "die": ("1", "2", "3")}
WORTH = {"head": 2, "tail": 0, "1": 1, "2": 2, "3": 3}
TURNS = 2


class Say(Action):
    """An action: one word."""

    key = "say"

    def __init__(self, word: str) -> None:
        self.word = word

    def parts(self) -> tuple[Any, ...]:
        return (self.word,)

    def to_json(self) -> dict[str, Any]:
        return {self.key: self.word}

    def to_text(self) -> str:
        return self.word


class Lot(Say):
    """An outcome of chance: one word."""

    key = "lot"


class FairEvent(Event):
    """`said` shows its words only to the seat that said them; other events are public."""

    def __init__(self, what: str, seat: int, words: tuple[str, ...], secret: bool) -> None:
        self.what = what
        self.seat = seat
        self.words = words
        self.secret = secret

    def parts(self) -> tuple[Any, ...]:
        return (self.what, self.seat, self.words, self.secret)

    def to_json(self) -> dict[str, Any]:
        return {"event": self.what, "seat": self.seat, "words": list(self.words)}

    def seen_by(self, seat: int | None) -> Event:
        hidden = self.secret and seat != self.seat
        return FairEvent(self.what, self.seat, () if hidden else self.words, self.secret)


class Points(Item):
    def __init__(self, points: int) -> None:
        self.points = points

    def parts(self) -> tuple[Any, ...]:
        return (self.points,)

    def to_json(self) -> dict[str, Any]:
        return {"points": self.points}


class FairState(State):
    def __init__(self, form: Mapping[str, Any]) -> None:
        self.stalls: list[list[str]] = [list(stalls) for stalls in form["stalls"]]
        self.done: list[int] = list(form["done"])
        self.picked: str | None = form["picked"]
        self.gone: bool = form["gone"]
        self.lots: list[str] = list(form["lots"])
        self.entries: int = form["entries"]

    def to_json(self) -> dict[str, Any]:
        return {
            "stalls": [list(stalls) for stalls in self.stalls],
            "done": list(self.done),
            "picked": self.picked,
            "gone": self.gone,
            "lots": list(self.lots),
            "entries": self.entries,
        }

    def copy(self) -> FairState:
        return type(self)(self.to_json())

    @property
    def game(self) -> Game:
        return Fair()

    @property
    def seats(self) -> int:
        return len(self.stalls)

    @property
    def options(self) -> dict[str, str | int]:
        return {}

    @property
    def entry(self) -> int:
        return self.entries

    @property
    def to_act(self) -> int | None:
        return CHANCE if self.gone else min(self.actors, default=None)

    @property
    def actors(self) -> tuple[int, ...]:
        if len(self.done) < self.seats:
            return tuple(seat for seat in range(self.seats) if seat not in self.done)
        if self.gone or len(self.lots) == TURNS * self.seats:
            return ()
        return ((self.done[-1] + len(self.lots)) % self.seats,)

    def legal(self, seat: int) -> list[Action]:
        if seat not in self.actors:
            return []
        if len(self.done) < self.seats:
            return [Say(word) for word in ("a", "b", "done")[2 * (len(self.stalls[seat]) == 2) :]]
        if self.picked is not None:
            return [Say("go")]
        return [Say(kind) for kind in BAGS if self._left(kind)]

    def why_not(self, seat: int, action: Action) -> Reason | None:
        return None if action in self.legal(seat) else Reason("F 1", "why-not")

    def _left(self, kind: str) -> list[str]:
        left = list(BAGS[kind])
        for lot in self.lots:
            if lot in left:
                left.remove(lot)
        return left

    def chance(self) -> list[tuple[Action, int]]:
        if not self.gone or self.picked is None:
            return []
        left = self._left(self.picked)
        return [(Lot(lot), left.count(lot)) for lot in sorted(set(left))]

    def draw(self, rng: Random) -> Action:
        assert self.picked is not None
        left = self._left(self.picked)
        return Lot(left[int(rng.random() * len(left))])

    def apply(self, seat: int, action: Action) -> list[Event]:
        assert isinstance(action, Say)
        self.entries += 1
        if isinstance(action, Lot):
            self.lots.append(action.word)
            self.picked, self.gone = None, False
            return [FairEvent("drawn", 0, (action.word,), secret=False)]
        if action.word in BAGS:
            self.picked = action.word
        elif action.word == "go":
            self.gone = True
        else:
            return self._prepare(seat, action.word)
        return [FairEvent("said", seat, (action.word,), secret=False)]

    def _prepare(self, seat: int, word: str) -> list[Event]:
        if word != "done":
            self.stalls[seat].append(word)
            return [FairEvent("said", seat, (word,), secret=True)]
        self.done.append(seat)
        said: Event = FairEvent("said", seat, (word,), secret=False)
        if len(self.done) < self.seats:
            return [said]
        shown = tuple(",".join(stalls) for stalls in self.stalls)
        return [said, FairEvent("revealed", seat, shown, secret=False)]

    def points_now(self) -> list[int]:
        points = [len(stalls) for stalls in self.stalls]
        for place, lot in enumerate(self.lots):
            points[(self.done[-1] + place) % self.seats] += WORTH[lot]
        return points

    def outcome(self) -> Outcome | None:
        if len(self.lots) < TURNS * self.seats:
            return None
        points = self.points_now()
        items = [[Points(number)] for number in points]
        return Outcome(
            points, items, [seat for seat in range(self.seats) if points[seat] == max(points)]
        )


class Fair(Game):
    name = "fair"
    rules = 1
    seat_counts = (2, 3)
    state = FairState

    def start(self, seats: int, options: Mapping[str, object] | None = None) -> FairState:
        nothing: list[list[str]] = [[] for _ in range(self.checked_seats(seats))]
        form = {"stalls": nothing, "done": [], "picked": None, "gone": False, "lots": []}
        return self.state({**form, "entries": 0})

    def state_from_json(self, form: object) -> FairState:
        assert isinstance(form, Mapping)
        return self.state(form)

    def action_from_json(self, form: object) -> Action:
        return Say(
            a_text(the_fields(form, "do", ("say",), InvalidAction)["say"], "say", InvalidAction)
        )

    def chance_from_json(self, form: object) -> Action:
        return Lot(
            a_text(the_fields(form, "chance", ("lot",), InvalidAction)["lot"], "lot", InvalidAction)
        )
