"""Tiny, a whole game in one file: private cards, a secret choice, public calls. A model to copy.

T 1  The deck has four ones, three twos, two threes and a four. Each seat in order is dealt one
     card, which only that seat sees.
T 2  All at once and in secret each seat chooses to keep or to throw its card. When all have chosen,
     the choices are revealed.
T 3  Each seat in order calls a number from 1 to 4 that nobody called before.
T 4  All cards are turned up. A kept card is worth its number, a thrown one 2 points; a call is
     worth 3 points (option `bonus`: or 5) for every kept card of that number before another seat.
T 5  Most points win; those who are level share the win.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from random import Random
from typing import Any, ClassVar

from meeplewright.core import (
    CHANCE,
    Action,
    Encoding,
    Event,
    Game,
    InvalidAction,
    InvalidJson,
    Item,
    Manifest,
    Option,
    Outcome,
    Reason,
    StandingOrder,
    State,
    View,
)
from meeplewright.core.reading import Error, a_list, an_entry, one_of, the_fields

COPIES = {1: 4, 2: 3, 3: 2, 4: 1}
CHOICES = (KEEP, THROW) = ("keep", "throw")
HIDDEN_CARD, HIDDEN_CHOICE = 0, "hidden"
THROWN_POINTS = 2
EVENTS = ("dealt", "chosen", "revealed", "called", "ended")

TABLE = ("bonus", "cards", "choices", "calls")
Row = Sequence[Any]
Table = tuple[int, Row, Row, Row]
"""The bonus; then per seat a card, a choice and a call, None until there is one."""


class Move(Action):
    """An action or a chance outcome: one word and one value, like all of Tiny's."""

    word: ClassVar[str]

    def __init__(self, value: Any) -> None:
        self.value = value

    def parts(self) -> tuple[Any, ...]:
        return (self.value,)

    def to_json(self) -> dict[str, Any]:
        return {self.word: self.value}

    def to_text(self) -> str:
        return f"{self.word}:{self.value}"


class Deal(Move):
    word = "deal"  # T 1, by chance


class Choose(Move):
    word = "choose"  # T 2


class Call(Move):
    word = "call"  # T 3


class TinyEvent(Event):
    """`dealt`, `chosen` and `called` show one seat's card, choice or call; `revealed` shows all
    choices, `ended` all cards.
    """

    def __init__(self, what: str, seat: int | None, shown: tuple[Any, ...]) -> None:
        self.what = what
        self.seat = seat
        self.shown = shown

    def parts(self) -> tuple[Any, ...]:
        return (self.what, self.seat, self.shown)

    def to_json(self) -> dict[str, Any]:
        return {"event": self.what, "seat": self.seat, "shown": list(self.shown)}

    def seen_by(self, seat: int | None) -> Event:
        is_secret = self.what in ("dealt", "chosen") and self.seat != seat
        return TinyEvent(self.what, self.seat, ()) if is_secret else self


class Points(Item):
    def __init__(self, points: int, reason: str) -> None:
        self.points = points
        self.reason = reason

    def parts(self) -> tuple[Any, ...]:
        return (self.points, self.reason)

    def to_json(self) -> dict[str, Any]:
        return {"points": self.points, "for": self.reason}


class TinyView(View):
    """What is on the table; another seat's card or choice may be hidden."""

    def __init__(self, seat: int | None, table: Table) -> None:
        self.seat = seat
        self.table = table

    def parts(self) -> tuple[Any, ...]:
        return (self.seat, self.table)

    def to_json(self) -> dict[str, Any]:
        return {"seat": self.seat, **table_form(self.table)}


class TinyState(State):
    def __init__(self, bonus: int, cards: Row, choices: Row, calls: Row) -> None:
        self.bonus = bonus
        self.cards = list(cards)
        self.choices = list(choices)
        self.calls = list(calls)

    def copy(self) -> TinyState:
        return TinyState(self.bonus, self.cards, self.choices, self.calls)

    @property
    def game(self) -> Game:
        return Tiny()

    @property
    def seats(self) -> int:
        return len(self.cards)

    @property
    def options(self) -> dict[str, str | int]:
        return {"bonus": self.bonus}

    @property
    def entry(self) -> int:
        return sum(one is not None for one in (*self.cards, *self.choices, *self.calls))

    @property
    def to_act(self) -> int | None:
        return CHANCE if None in self.cards else min(self.actors, default=None)

    @property
    def actors(self) -> tuple[int, ...]:
        if None in self.cards:
            return ()
        if None in self.choices:  # T 2: all at once
            return tuple(seat for seat in range(self.seats) if self.choices[seat] is None)
        return (self.calls.index(None),) if None in self.calls else ()

    def legal(self, seat: int) -> list[Action]:
        if seat == CHANCE or self.checked_seat(seat) not in self.actors:
            return []
        if None in self.choices:
            return [Choose(choice) for choice in CHOICES]
        return [Call(number) for number in COPIES if number not in self.calls]

    def why_not(self, seat: int, action: Action) -> Reason | None:
        if action in self.legal(seat):
            return None
        rule = "T 2" if None in self.choices else "T 3"
        if seat not in self.actors:
            return Reason(rule, "why-not-your-turn", {"seat": seat + 1})
        return Reason(rule, "why-called" if isinstance(action, Call) else "why-not-now")

    def chance(self) -> list[tuple[Action, int]]:
        if None not in self.cards:
            return []
        left = cards_left(self.cards)
        return [(Deal(card), left.count(card)) for card in COPIES if card in left]

    def draw(self, rng: Random) -> Action:
        return Deal(random_card(self.cards, rng))

    def apply(self, seat: int, action: Action) -> list[Event]:
        if isinstance(action, Deal):
            seat = self.cards.index(None)
            self.cards[seat] = action.value
            return [TinyEvent("dealt", seat, (action.value,))]
        if isinstance(action, Choose):
            self.choices[seat] = action.value
            revealed = TinyEvent("revealed", None, tuple(self.choices))
            chosen = TinyEvent("chosen", seat, (action.value,))
            return [chosen] if None in self.choices else [chosen, revealed]
        assert isinstance(action, Call)
        self.calls[seat] = action.value
        ended = TinyEvent("ended", None, tuple(self.cards))
        called = TinyEvent("called", seat, (action.value,))
        return [called] if None in self.calls else [called, ended]

    def view(self, seat: int | None) -> TinyView:
        if seat is not None:
            self.checked_seat(seat)
        cards = tuple(self._card(owner, seat) for owner in range(self.seats))
        choices = tuple(self._choice(owner, seat) for owner in range(self.seats))
        return TinyView(seat, (self.bonus, cards, choices, tuple(self.calls)))

    def _card(self, owner: int, seen_by: int | None) -> int | None:
        is_known = owner == seen_by or self.cards[owner] is None or None not in self.calls
        return self.cards[owner] if is_known else HIDDEN_CARD

    def _choice(self, owner: int, seen_by: int | None) -> str | None:
        is_known = owner == seen_by or self.choices[owner] is None or None not in self.choices
        return self.choices[owner] if is_known else HIDDEN_CHOICE

    def points_now(self) -> list[int]:
        return [sum(item.points for item in self._items(seat)) for seat in range(self.seats)]

    def outcome(self) -> Outcome | None:
        if None in self.calls:
            return None
        points = self.points_now()
        winners = [seat for seat in range(self.seats) if points[seat] == max(points)]  # T 5
        return Outcome(points, [self._items(seat) for seat in range(self.seats)], winners)

    def _items(self, seat: int) -> list[Item]:
        """T 4"""
        items: list[Item] = []
        if self.choices[seat] == THROW:
            items.append(Points(THROWN_POINTS, "thrown"))
        elif (card := self.cards[seat]) is not None:
            items.append(Points(card, "card"))
        for other, choice in enumerate(self.choices):
            if other != seat and choice == KEEP and self.cards[other] == self.calls[seat]:
                items.append(Points(self.bonus, "call"))
        return items

    def to_json(self) -> dict[str, Any]:
        return table_form((self.bonus, self.cards, self.choices, self.calls))


class CallLowest(StandingOrder):
    """Always call the lowest number that is left."""

    def to_json(self) -> dict[str, Any]:
        return {"order": "call_lowest"}

    def step(self, view: View, legal: Sequence[Action]) -> Action | None:
        calls = [action for action in legal if isinstance(action, Call)]
        return min(calls, key=lambda call: call.value, default=None)


class Tiny(Game):
    name = "tiny"
    rules = 1
    seat_counts = (2, 3)
    options = (Option("bonus", (3, 5), "T 4"),)
    aids = ("left",)
    orders = ("call_lowest",)

    def start(self, seats: int, options: Mapping[str, object] | None = None) -> TinyState:
        nothing = [None] * self.checked_seats(seats)
        return TinyState(int(self.checked_options(options)["bonus"]), nothing, nothing, nothing)

    def determinize(self, view: View, rng: Random) -> TinyState:
        """The hidden cards are dealt from those left; a hidden choice may be either."""
        assert isinstance(view, TinyView)
        bonus, seen, choices, calls = view.table
        cards = list(seen)
        for seat, card in enumerate(seen):
            if card == HIDDEN_CARD:
                cards[seat] = random_card(cards, rng)
        either = [
            CHOICES[int(rng.random() * 2)] if one == HIDDEN_CHOICE else one for one in choices
        ]
        return TinyState(bonus, cards, either, calls)

    def action_from_json(self, form: object) -> Action:
        word, value = an_entry(form, "do", ("choose", "call"), InvalidAction)
        if word == "choose":
            return Choose(one_in(CHOICES, value, word, InvalidAction))
        return Call(one_in([*COPIES], value, word, InvalidAction))

    def chance_from_json(self, form: object) -> Action:
        word, value = an_entry(form, "chance", ("deal",), InvalidAction)
        return Deal(one_in([*COPIES], value, word, InvalidAction))

    def action_from_text(self, text: str) -> Action:
        return self.action_from_json(form_of_text(text))

    def chance_from_text(self, text: str) -> Action:
        return self.chance_from_json(form_of_text(text))

    def event_from_json(self, form: object) -> Event:
        given = the_fields(form, "event", ("event", "seat", "shown"), InvalidJson)
        what = one_in(EVENTS, given["event"], "event", InvalidJson)
        seat = one_in((None, 0, 1, 2), given["seat"], "seat", InvalidJson)
        return TinyEvent(what, seat, tuple(a_list(given["shown"], "shown", InvalidJson)))

    def state_from_json(self, form: object) -> TinyState:
        return TinyState(*read_table(the_fields(form, "state", TABLE, InvalidJson), ()))

    def view_from_json(self, form: object) -> TinyView:
        given = the_fields(form, "view", ("seat", *TABLE), InvalidJson)
        table = read_table(given, (HIDDEN_CARD, HIDDEN_CHOICE))
        seats = (None, *range(len(table[1])))
        return TinyView(one_in(seats, given["seat"], "seat", InvalidJson), table)

    def encoding(self, seats: int) -> Encoding:
        from tests.core.tiny_encoding import TinyEncoding

        return TinyEncoding(self.checked_seats(seats))

    def aid(self, name: str, view: View) -> dict[str, Any]:
        """`left`: the cards that this seat has not seen."""
        one_of(name, "aid", self.aids, InvalidJson)
        assert isinstance(view, TinyView)
        return {"cards": cards_left(view.table[1])}

    def order_from_json(self, form: object) -> StandingOrder:
        given = the_fields(form, "order", ("order",), InvalidJson)
        one_of(given["order"], "order.order", self.orders, InvalidJson)
        return CallLowest()

    def orders_for(self, view: View) -> tuple[StandingOrder, ...]:
        assert isinstance(view, TinyView)
        if view.seat is None or view.table[3][view.seat] is not None:
            return ()
        return (CallLowest(),)


def cards_left(seen: Row) -> list[int]:
    """The deck without these cards."""
    return [card for card, copies in COPIES.items() for _ in range(copies - seen.count(card))]


def random_card(seen: Row, rng: Random) -> int:
    left = cards_left(seen)
    return left[int(rng.random() * len(left))]


def table_form(table: Table) -> dict[str, Any]:
    bonus, cards, choices, calls = table
    return {"bonus": bonus, "cards": [*cards], "choices": [*choices], "calls": [*calls]}


def read_table(form: Mapping[str, Any], hidden: Row) -> Table:
    bonus = int(Tiny().checked_options({"bonus": form["bonus"]})["bonus"])
    cards, choices, calls = (a_list(form[key], key, InvalidJson) for key in TABLE[1:])
    for card, choice, call in zip_longest(cards, choices, calls, fillvalue="missing"):
        one_in((None, *COPIES, *hidden), card, "cards", InvalidJson)
        one_in((None, *CHOICES, *hidden), choice, "choices", InvalidJson)
        one_in((None, *COPIES), call, "calls", InvalidJson)
    for card, copies in COPIES.items():
        one_in(range(copies + 1), cards.count(card), "cards", InvalidJson)
    return bonus, tuple(cards), tuple(choices), tuple(calls)


def one_in(known: Row, value: Any, name: str, error: Error) -> Any:
    """The value, if it is one of these; true is not 1."""
    if isinstance(value, bool) or value not in known:
        raise error(Reason(name, "form-not-known", {"field": name, "value": str(value)[:40]}))
    return value


def form_of_text(text: str) -> object:
    """`call:3` as {"call": 3}"""
    word, _, value = text.partition(":")
    return {word: int(value) if value in ("1", "2", "3", "4") else value}


MANIFEST = Manifest(game=f"{__name__}:Tiny", rule_prefix="T")
